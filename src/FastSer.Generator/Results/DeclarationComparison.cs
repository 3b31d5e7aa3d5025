using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Results;

/// <summary>
/// Gets whether two versions of a file declare the same: they may differ in whitespace and in the bodies of methods other than constructors, of
/// which no model takes anything.
/// </summary>
internal static class DeclarationComparison
{
    private const string FieldKeyword = "field";

    public static bool AreEqual(SyntaxTree left, SyntaxTree right, CancellationToken cancellation) =>
        ReferenceEquals(left, right)
        || (left.FilePath == right.FilePath
            && left.Options.Equals(right.Options)
            && AreEqual(left.GetRoot(cancellation), right.GetRoot(cancellation)));

    private static bool AreEqual(SyntaxNode left, SyntaxNode right)
    {
        if (left.RawKind != right.RawKind)
        {
            return false;
        }

        if (left.IsIncrementallyIdenticalTo(right) || (IsBody(left) && IsBody(right)))
        {
            return true;
        }

        if (left is ExpressionSyntax or StatementSyntax)
        {
            // Text keeps the comparison flat: expressions may nest deeper than the stack.
            return left.ToString() == right.ToString();
        }

        var (parts, others) = (left.ChildNodesAndTokens(), right.ChildNodesAndTokens());
        return parts.Count == others.Count && parts.Zip(others, AreEqual).All(static isEqual => isEqual);
    }

    private static bool AreEqual(SyntaxNodeOrToken left, SyntaxNodeOrToken right) => (left.AsNode(), right.AsNode()) switch
    {
        ({ } node, { } other) => AreEqual(node, other),
        (null, null) => AreEqual(left.AsToken(), right.AsToken()),
        _ => false,
    };

    private static bool AreEqual(SyntaxToken left, SyntaxToken right) => left.RawKind == right.RawKind
        && left.Text == right.Text
        && (!(left.ContainsDirectives || right.ContainsDirectives) || left.ToFullString() == right.ToFullString());

    /// <summary>Accessors that use <c>field</c> make a member of the type, and are none.</summary>
    public static bool IsBody(SyntaxNode node) => node is BlockSyntax or ArrowExpressionClauseSyntax && node.Parent switch
    {
        // A constructor's body says which arguments are stored, and which collections are created.
        BaseMethodDeclarationSyntax method => method is not ConstructorDeclarationSyntax,
        AccessorDeclarationSyntax or BasePropertyDeclarationSyntax => node.ToString().IndexOf(FieldKeyword, StringComparison.Ordinal) < 0,
        _ => false,
    };
}
