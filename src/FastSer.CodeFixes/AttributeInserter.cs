using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Puts one of FastSer's attributes above a member.</summary>
internal static class AttributeInserter
{
    public static async Task<Solution> InsertAsync(
        Document document, MemberDeclarationSyntax member, string name, CancellationToken cancellation)
    {
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        var edits = new SourceEdits();
        edits.Above(member, [], [$"[{NameOf(name, model, member.SpanStart)}]"]);
        return edits.Apply(document.Project.Solution);
    }

    /// <summary>Gets the name by which the source can use one of FastSer's attributes at a place.</summary>
    public static string NameOf(string name, SemanticModel? model, int position) =>
        model?.LookupNamespacesAndTypes(position, name: name + "Attribute").Length > 0 ? name : "global::FastSer." + name;
}
