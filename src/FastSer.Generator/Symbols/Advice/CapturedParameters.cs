using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>Finds parameters of primary constructors that the compiler keeps in fields, because members use them after construction.</summary>
internal static class CapturedParameters
{
    /// <param name="parameter">The parameter.</param>
    /// <param name="part">A part of the type's declaration.</param>
    /// <param name="model">The model of the part's file.</param>
    public static bool IsCaptured(IParameterSymbol parameter, TypeDeclarationSyntax part, SemanticModel model) =>
        part.DescendantNodes(node => node == part || node is not (BaseTypeDeclarationSyntax or BaseListSyntax or AttributeListSyntax or ParameterListSyntax))
            .OfType<IdentifierNameSyntax>()
            .Any(name => name.Identifier.ValueText == parameter.Name
                && !IsInInitializer(name)
                && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name).Symbol, parameter));

    /// <summary>Initializers run in the constructor.</summary>
    private static bool IsInInitializer(SyntaxNode node) => node.Ancestors().OfType<EqualsValueClauseSyntax>().Any(static clause =>
        clause.Parent is PropertyDeclarationSyntax or VariableDeclaratorSyntax { Parent.Parent: BaseFieldDeclarationSyntax });
}
