using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Leaves a member out that cannot be written or restored: adds <c>[FastSerIgnore]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(IgnoreMemberCodeFix))]
[Shared]
public sealed class IgnoreMemberCodeFix : CodeFixProvider
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
        [Descriptors.MemberTypeMustBeSupported.Id, Descriptors.MemberMustBeRestorable.Id];

    /// <inheritdoc/>
    public override FixAllProvider GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;

    /// <inheritdoc/>
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (var diagnostic in context.Diagnostics)
        {
            if (root is not null && FindMember(root.FindNode(diagnostic.Location.SourceSpan)) is { } member)
            {
                context.RegisterCodeFix(
                    CodeAction.Create(
                        "Leave it out: add [FastSerIgnore]",
                        cancellation => AttributeInserter.InsertAsync(
                            context.Document, member, "FastSerIgnore", cancellation),
                        equivalenceKey: nameof(IgnoreMemberCodeFix)),
                    diagnostic);
            }
        }
    }

    /// <summary>
    /// A property, or a field that is declared alone. Not a record's parameter: its constructor would lack an argument.
    /// </summary>
    private static MemberDeclarationSyntax? FindMember(SyntaxNode node) => node switch
    {
        PropertyDeclarationSyntax property => property,
        VariableDeclaratorSyntax { Parent: { Parent: FieldDeclarationSyntax field } }
            when field.Declaration.Variables.Count == 1 => field,
        _ => null,
    };
}
