using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes;

/// <summary>Adds to the schema lock what it lacks, where there is a lock. A lost one is to be restored, and not made anew.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UpdateLockCodeFix))]
[Shared]
public sealed class UpdateLockCodeFix : FastSerCodeFix
{
    private const string Title = "Update FastSer.schema.lock";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.AutoKeysMustBeLocked.Id, Descriptors.LockMustBeUpdated.Id];

    /// <inheritdoc/>
    public override FixAllProvider? GetFixAllProvider() => AllTypes.Instance;

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        var project = context.Document.Project;
        if (LockUpdate.FindLock(project) is not null)
        {
            Offer(
                context,
                diagnostic,
                Title,
                nameof(UpdateLockCodeFix),
                cancellation => LockUpdate.ApplyAsync(project, project.Solution, cancellation));
        }
    }

    /// <summary>A lock is updated as a whole, once for each project.</summary>
    private sealed class AllTypes : FixAllProvider
    {
        public static readonly AllTypes Instance = new();

        public override Task<CodeAction?> GetFixAsync(FixAllContext fixAllContext) => Task.FromResult<CodeAction?>(
            CodeAction.Create(Title, cancellation => ChangeAsync(fixAllContext, cancellation), fixAllContext.CodeActionEquivalenceKey));

        private static async Task<Solution> ChangeAsync(FixAllContext context, CancellationToken cancellation)
        {
            var solution = context.Solution;
            foreach (var project in context.Scope == FixAllScope.Solution ? solution.Projects : [context.Project])
            {
                solution = await LockUpdate.ApplyAsync(project, solution, cancellation).ConfigureAwait(false);
            }

            return solution;
        }
    }
}
