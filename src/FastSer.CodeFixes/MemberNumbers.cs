using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Writes <c>[FastSerMember(n)]</c> at members.</summary>
internal static class MemberNumbers
{
    /// <summary>A property, a record's parameter, or a field that is declared alone.</summary>
    public static bool CanHaveNumber(SyntaxNode node) => node is PropertyDeclarationSyntax or ParameterSyntax { Parent.Parent: RecordDeclarationSyntax }
        || (node is VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Parent: FieldDeclarationSyntax } fields } && fields.Variables.Count == 1);

    /// <summary>The property or field that is declared at a place.</summary>
    public static ISymbol? MemberAt(SemanticModel model, SyntaxNode node, CancellationToken cancellation) => node is ParameterSyntax parameter
        ? model.GetDeclaredSymbol(parameter, cancellation)?.ContainingType?.GetMembers(parameter.Identifier.ValueText)
            .OfType<IPropertySymbol>().FirstOrDefault()
        : model.GetDeclaredSymbol(node, cancellation);

    /// <summary>Adds the attributes, or changes the numbers of those that are there.</summary>
    public static Solution Set(
        Solution solution, Compilation compilation, IEnumerable<(ISymbol Member, int Number)> numbers, CancellationToken cancellation)
    {
        var edits = new SourceEdits();
        foreach (var (member, number) in numbers)
        {
            var text = number.ToString(CultureInfo.InvariantCulture);
            if (member.FindAttribute(KnownTypes.MemberAttribute)?.ApplicationSyntaxReference?.GetSyntax(cancellation) is AttributeSyntax
                {
                    ArgumentList.Arguments: [{ Expression: var old }, ..],
                })
            {
                edits.Replace(old, text);
            }
            else if (member.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(cancellation) is { } declaration && CanHaveNumber(declaration))
            {
                var name = AttributeInserter.NameOf("FastSerMember", compilation.GetSemanticModel(declaration.SyntaxTree), declaration.SpanStart);
                var target = declaration is ParameterSyntax ? "property: " : "";
                edits.Above(declaration is VariableDeclaratorSyntax ? declaration.Parent!.Parent! : declaration, [], [$"[{target}{name}({text})]"]);
            }
        }

        return edits.Apply(solution);
    }
}
