using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Says whether code can be added to an annotated type, or was where its assembly was built.</summary>
internal static class Extendability
{
    /// <summary>Emitted code may call the serializer of the annotated type: a stub, where the type has errors.</summary>
    public static bool HasCode(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
            ? CanExtend(type)
            : type.Implements(KnownTypes.Serializable, type);

    /// <summary>A second half of the declaration can stand in another file.</summary>
    public static bool CanExtend(INamedTypeSymbol type)
    {
        if (type.IsStatic || type.IsRefLikeType || !HasNames(type))
        {
            return false;
        }

        for (var level = type; level is not null; level = level.ContainingType)
        {
            if (!IsPartial(level) || level.IsFileLocal)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Source that is half typed may lack names.</summary>
    public static bool HasNames(INamedTypeSymbol type) =>
        type.Name.Length > 0
        && type.TypeParameters.All(static parameter => parameter.Name.Length > 0)
        && (type.ContainingType is { } containing ? HasNames(containing) : HasNames(type.ContainingNamespace));

    /// <summary>Returns whether it is declared with the keyword <c>union</c>, which the Roslyn that this is built with does not know.</summary>
    public static bool IsLanguageUnion(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.Any(static reference =>
        reference.GetSyntax() is TypeDeclarationSyntax { Keyword.Text: "union" });

    public static bool IsPartial(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.Any(static reference =>
        reference.GetSyntax() is TypeDeclarationSyntax syntax && syntax.Modifiers.Any(SyntaxKind.PartialKeyword));

    /// <summary>Its declaration has a modifier that the Roslyn that this is built with may not know.</summary>
    public static bool HasModifier(INamedTypeSymbol type, string modifier) => type.DeclaringSyntaxReferences.Any(reference =>
        reference.GetSyntax() is TypeDeclarationSyntax syntax && syntax.Modifiers.Any(token => token.Text == modifier));

    /// <summary>Returns whether it is the first annotated type of its name: one that is declared twice gets one file.</summary>
    public static bool IsFirst(INamedTypeSymbol type)
    {
        var container = (INamespaceOrTypeSymbol?)type.ContainingType ?? type.ContainingNamespace;
        return SymbolEqualityComparer.Default.Equals(
            type, container.GetTypeMembers(type.Name, type.Arity).FirstOrDefault(static other => other.IsAnnotated()));
    }

    private static bool HasNames(INamespaceSymbol space) =>
        space.IsGlobalNamespace || (space.Name.Length > 0 && HasNames(space.ContainingNamespace));
}
