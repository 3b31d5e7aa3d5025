using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes.Migration;

/// <summary>Annotates a type for FastSer as it is annotated for another serializer, whose attributes stay.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UseFastSerCodeFix))]
[Shared]
public sealed class UseFastSerCodeFix : FastSerCodeFix
{
    /// <summary>What the user reads.</summary>
    internal const string Title = "Use FastSer";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.TypeCanMove.Id];

    /// <inheritdoc/>
    public override FixAllProvider? GetFixAllProvider() => UseFastSerFixAll.Instance;

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node) =>
        context.RegisterCodeFix(
            CodeAction.Create(
                Title,
                cancellation => Migrator.MoveAsync(
                    context.Document.Project.Solution, [(context.Document.Project, [diagnostic])], cancellation),
                nameof(UseFastSerCodeFix)),
            diagnostic);
}
