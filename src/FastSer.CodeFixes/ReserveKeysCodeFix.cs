using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>
/// Reserves the keys that a Tolerant type has no members for although it has higher ones. Members had those that the schema lock has:
/// they are not reserved.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ReserveKeysCodeFix))]
[Shared]
public sealed class ReserveKeysCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.KeyGapMustBeRetired.Id];

    private protected override async Task RegisterAsync(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration
            && await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false) is { } model
            && model.GetDeclaredSymbol(declaration, context.CancellationToken) is INamedTypeSymbol type)
        {
            var locked = LockedKeys.EntriesOf(type, await LockedKeys.ReadAsync(context.Document.Project, context.CancellationToken).ConfigureAwait(false))
                .Select(static entry => entry.Key).ToList();
            var free = KeyGaps.Of(type, model.Compilation).Where(key => !locked.Contains(key)).ToList();
            if (free.Count > 0)
            {
                Offer(
                    context,
                    diagnostic,
                    locked.Count == 0
                        ? "Reserve the missing keys: no member ever had them"
                        : "Reserve the missing keys that FastSer.schema.lock does not have: no member ever had them",
                    nameof(ReserveKeysCodeFix),
                    _ => Task.FromResult(Fix(context.Document, declaration, model, free)));
            }
        }
    }

    private static Solution Fix(Document document, TypeDeclarationSyntax declaration, SemanticModel model, IEnumerable<int> keys)
    {
        var edits = new SourceEdits();
        edits.Above(
            declaration, [],
            KeyGaps.RangesOf(keys).Select(range => LockedKeys.FormatReserved(range.First, range.Last, model, declaration.SpanStart)));
        return edits.Apply(document.Project.Solution);
    }
}
