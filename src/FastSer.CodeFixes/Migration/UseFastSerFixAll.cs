using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes.Migration;

/// <summary>Annotates all types of a document, project or solution at once: base types and unions are planned together.</summary>
internal sealed class UseFastSerFixAll : FixAllProvider
{
    public static readonly UseFastSerFixAll Instance = new();

    public override Task<CodeAction?> GetFixAsync(FixAllContext fixAllContext) => Task.FromResult<CodeAction?>(CodeAction.Create(
        fixAllContext.CodeActionEquivalenceKey!,
        async cancellation => await Migrator.MoveAsync(
            fixAllContext.Solution,
            await FindAsync(fixAllContext.WithCancellationToken(cancellation)).ConfigureAwait(false),
            UseFastSerCodeFix.FormatOf(fixAllContext.CodeActionEquivalenceKey),
            cancellation).ConfigureAwait(false),
        fixAllContext.CodeActionEquivalenceKey));

    private static async Task<IEnumerable<(Project Project, ImmutableArray<Diagnostic> Diagnostics)>> FindAsync(FixAllContext context)
    {
        if (context is { Scope: FixAllScope.Document, Document: { } document })
        {
            return [(document.Project, await context.GetDocumentDiagnosticsAsync(document).ConfigureAwait(false))];
        }

        var found = new List<(Project, ImmutableArray<Diagnostic>)>();
        var projects = context.Scope == FixAllScope.Solution ? context.Solution.Projects : [context.Project];
        foreach (var project in projects.Where(project => project.Language == context.Project.Language))
        {
            found.Add((project, await context.GetAllDiagnosticsAsync(project).ConfigureAwait(false)));
        }

        return found;
    }
}
