using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Puts one of FastSer's attributes on a line of its own above a member.</summary>
internal static class AttributeInserter
{
    public static async Task<Document> InsertAsync(
        Document document, MemberDeclarationSyntax member, string name, CancellationToken cancellation)
    {
        var root = await member.SyntaxTree.GetRootAsync(cancellation).ConfigureAwait(false);
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        var attribute = SyntaxFactory.Attribute(SyntaxFactory.ParseName(NameOf(name, model, member.SpanStart)));
        return document.WithSyntaxRoot(root.ReplaceNode(member, Insert(member, attribute, LineEndOf(root))));
    }

    /// <summary>How the source names one of FastSer's attributes at a place.</summary>
    public static string NameOf(string name, SemanticModel? model, int position) =>
        model?.LookupNamespacesAndTypes(position, name: name + "Attribute").Length > 0 ? name : "global::FastSer." + name;

    /// <summary>What stood before the member (comments, indentation) stands before the attribute.</summary>
    private static MemberDeclarationSyntax Insert(
        MemberDeclarationSyntax member, AttributeSyntax attribute, SyntaxTrivia lineEnd)
    {
        var leading = member.GetLeadingTrivia();
        var indentation = leading.LastOrDefault() is { RawKind: (int)SyntaxKind.WhitespaceTrivia } last
            ? SyntaxFactory.TriviaList(last)
            : SyntaxFactory.TriviaList();
        var list = SyntaxFactory.AttributeList(SyntaxFactory.SingletonSeparatedList(attribute))
            .WithLeadingTrivia(leading)
            .WithTrailingTrivia(lineEnd);
        var bare = member.WithLeadingTrivia(indentation);
        return bare.WithAttributeLists(bare.AttributeLists.Insert(0, list));
    }

    /// <summary>The file's own line end.</summary>
    private static SyntaxTrivia LineEndOf(SyntaxNode root)
    {
        foreach (var trivia in root.DescendantTrivia())
        {
            if (trivia.IsKind(SyntaxKind.EndOfLineTrivia))
            {
                return SyntaxFactory.EndOfLine(trivia.ToString());
            }
        }

        return SyntaxFactory.LineFeed;
    }
}
