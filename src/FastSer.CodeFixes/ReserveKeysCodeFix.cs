using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Reserves all keys that a Tolerant type has no members for although it has higher ones.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ReserveKeysCodeFix))]
[Shared]
public sealed class ReserveKeysCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.KeyGapMustBeRetired.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration)
        {
            Offer(
                context,
                diagnostic,
                "Reserve the missing keys: no member ever had them",
                nameof(ReserveKeysCodeFix),
                cancellation => FixAsync(context.Document, declaration, cancellation));
        }
    }

    private static async Task<Solution> FixAsync(Document document, TypeDeclarationSyntax declaration, CancellationToken cancellation)
    {
        var edits = new SourceEdits();
        if (await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is { } model
            && model.GetDeclaredSymbol(declaration, cancellation) is INamedTypeSymbol type)
        {
            var name = AttributeInserter.NameOf("FastSerReservedKeys", model, declaration.SpanStart);
            edits.Above(declaration, [], KeyGaps.Of(type).Select(range => range.First == range.Last
                ? FormattableString.Invariant($"[{name}({range.First})]")
                : FormattableString.Invariant($"[{name}({range.First}, {range.Last})]")));
        }

        return edits.Apply(document.Project.Solution);
    }
}
