using System.Collections.Immutable;
using System.Composition;
using System.Globalization;
using FastSer.Generator.Lock;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Gives a type of a union the next free tag.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UnionTagCodeFix))]
[Shared]
public sealed class UnionTagCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
        [Descriptors.UnionTagMustBeUnique.Id, Descriptors.UnionTagMustBeInRange.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node.FirstAncestorOrSelf<AttributeSyntax>() is { ArgumentList.Arguments: [{ Expression: var tag }, ..] } attribute)
        {
            Offer(
                context,
                diagnostic,
                "Give it the next free tag",
                nameof(UnionTagCodeFix),
                cancellation => FixAsync(context.Document, attribute, tag, cancellation));
        }
    }

    private static async Task<Solution> FixAsync(Document document, AttributeSyntax attribute, ExpressionSyntax tag, CancellationToken cancellation)
    {
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        var locked = await LockedKeys.ReadAsync(document.Project, cancellation).ConfigureAwait(false);
        var edits = new SourceEdits();
        if (model is not null && OwnerOf(model, attribute, cancellation) is { } owner
            && Plan(owner, locked).TryGetValue((attribute.SyntaxTree, attribute.SpanStart), out var next))
        {
            edits.Replace(tag, next.ToString(CultureInfo.InvariantCulture));
        }

        return edits.Apply(document.Project.Solution);
    }

    /// <summary>
    /// The new tags of all attributes that need one: fixes of several of them do not choose the same, and none that the lock has for a
    /// type that is gone.
    /// </summary>
    private static Dictionary<(SyntaxTree Tree, int Position), int> Plan(ISymbol owner, LockFile? locked)
    {
        var used = new HashSet<int>();
        var faulty = UnionCases.Of(owner).FindAll(one => one.Tag is < 0 or > UnionAttribute.MaximumTag || !used.Add(one.Tag));
        if (owner is INamedTypeSymbol union)
        {
            used.UnionWith(LockedKeys.TagsOf(union, locked).Select(static entry => entry.Key));
        }

        var next = used.Count == 0 ? 0 : used.Max() + 1;
        var tags = new Dictionary<(SyntaxTree, int), int>();
        foreach (var location in faulty.Select(static one => one.Location).OfType<Location>())
        {
            // Beyond the highest tag only lower ones are left.
            var tag = next <= UnionAttribute.MaximumTag ? next++ : Enumerable.Range(0, UnionAttribute.MaximumTag).First(used.Add);
            tags[(location.SourceTree!, location.SourceSpan.Start)] = tag;
        }

        return tags;
    }

    private static ISymbol? OwnerOf(SemanticModel model, AttributeSyntax attribute, CancellationToken cancellation) => attribute.Parent?.Parent switch
    {
        CompilationUnitSyntax => model.Compilation.Assembly,
        FieldDeclarationSyntax field => model.GetDeclaredSymbol(field.Declaration.Variables[0], cancellation),
        ParameterSyntax parameter => MemberNumbers.MemberAt(model, parameter, cancellation),
        { } declaration => model.GetDeclaredSymbol(declaration, cancellation),
        null => null,
    };
}
