using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>Says which types have one form in all assemblies, because FastSer itself writes and reads them.</summary>
internal static class BuiltInForms
{
    /// <summary>
    /// Scalars, enums, nullable values, tuples, arrays and the collections of the framework; a user-defined collection or one of
    /// another library is none of them.
    /// </summary>
    public static bool Has(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol => true,
        { TypeKind: TypeKind.Enum } => true,
        INamedTypeSymbol named => BuiltInScalars.Find(named) is not null
            || CompositeForms.Of(named) != CompositeForm.None
            || (IsOfFramework(named) && CollectionTypes.Find(named) is not null),
        _ => false,
    };

    private static bool IsOfFramework(INamedTypeSymbol type)
    {
        var space = type.ContainingNamespace;
        while (space is { ContainingNamespace.IsGlobalNamespace: false })
        {
            space = space.ContainingNamespace;
        }

        return space?.Name == "System";
    }
}
