using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes;

/// <summary>Names the types of all members at once: each type once in a project, wherever its members stand.</summary>
internal sealed class UseExternalFixAll : FixAllProvider
{
    public static readonly UseExternalFixAll Instance = new();

    public override Task<CodeAction?> GetFixAsync(FixAllContext fixAllContext) => Task.FromResult<CodeAction?>(CodeAction.Create(
        "Name all types with [FastSerExternal]",
        cancellation => ChangeAsync(fixAllContext.WithCancellationToken(cancellation)),
        fixAllContext.CodeActionEquivalenceKey));

    private static async Task<Solution> ChangeAsync(FixAllContext context)
    {
        if (context is { Scope: FixAllScope.Document, Document: { } document })
        {
            var found = await context.GetDocumentDiagnosticsAsync(document).ConfigureAwait(false);
            return await ChangeAsync(context.Solution, document.Project, found, context.CancellationToken).ConfigureAwait(false);
        }

        var solution = context.Solution;
        foreach (var project in context.Scope == FixAllScope.Solution ? context.Solution.Projects : [context.Project])
        {
            var found = await context.GetAllDiagnosticsAsync(project).ConfigureAwait(false);
            solution = await ChangeAsync(solution, project, found, context.CancellationToken).ConfigureAwait(false);
        }

        return solution;
    }

    /// <summary>All attributes get into the file of the first member.</summary>
    private static async Task<Solution> ChangeAsync(
        Solution solution, Project project, ImmutableArray<Diagnostic> diagnostics, CancellationToken cancellation)
    {
        var types = new List<INamedTypeSymbol>();
        SemanticModel? first = null;
        foreach (var diagnostic in diagnostics.Where(static diagnostic => diagnostic.Id == Descriptors.MemberTypeMustBeSupported.Id))
        {
            if (diagnostic.Location.SourceTree is { } tree
                && project.GetDocument(tree) is { } document
                && await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is { } model
                && await tree.GetRootAsync(cancellation).ConfigureAwait(false) is { } root)
            {
                var found = ExternalTypeInserter.TypesAt(model, root.FindNode(diagnostic.Location.SourceSpan), cancellation).ToList();
                first ??= found.Count > 0 ? model : null;
                types.AddRange(found);
            }
        }

        return first is null ? solution : ExternalTypeInserter.Add(solution, first, types);
    }
}
