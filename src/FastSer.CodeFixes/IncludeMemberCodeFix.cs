using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Serializes a property whose getter is not public: adds <c>[FastSerInclude]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(IncludeMemberCodeFix))]
[Shared]
public sealed class IncludeMemberCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.HiddenGetterMustBeDecided.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node is PropertyDeclarationSyntax property)
        {
            Offer(
                context,
                diagnostic,
                "Serialize it: add [FastSerInclude]",
                nameof(IncludeMemberCodeFix),
                cancellation => AttributeInserter.InsertAsync(context.Document, property, "FastSerInclude", cancellation));
        }
    }
}
