using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Lists types: those that a type names, those that its members hold, and those of an assembly.</summary>
internal static class HeldTypes
{
    /// <summary>Returns the declarations of a type, of its elements and of its type arguments.</summary>
    public static IEnumerable<INamedTypeSymbol> NamedIn(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol array => NamedIn(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(NamedIn).Prepend(named.OriginalDefinition)
            .Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default),
        _ => [],
    };

    /// <summary>Returns a type and all types in its name: elements, type arguments, and the types round it with theirs.</summary>
    public static IEnumerable<ITypeSymbol> PartsOf(ITypeSymbol? type) => type switch
    {
        null => [],
        IArrayTypeSymbol array => PartsOf(array.ElementType).Prepend(type),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(PartsOf).Prepend(type).Concat(PartsOf(named.ContainingType)),
        _ => [type],
    };

    /// <summary>Returns the types of the instance fields and properties of a type that a condition selects.</summary>
    public static IEnumerable<ITypeSymbol> OfMembers(INamedTypeSymbol type, Func<ISymbol, bool> isWanted) => type.GetMembers()
        .Where(member => member is { IsStatic: false, IsImplicitlyDeclared: false } && isWanted(member))
        .Select(static member => member switch
        {
            IPropertySymbol { IsIndexer: false } property => property.Type,
            IFieldSymbol field => field.Type,
            _ => null,
        })
        .OfType<ITypeSymbol>();

    /// <summary>Returns all types of a namespace or type, nested ones included.</summary>
    public static IEnumerable<INamedTypeSymbol> In(INamespaceOrTypeSymbol container) => container.GetMembers().OfType<INamespaceOrTypeSymbol>()
        .SelectMany(static member => member is INamedTypeSymbol type ? In(type).Prepend(type) : In(member));
}
