using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>Applies the edits to the documents.</summary>
internal static class Migrator
{
    /// <param name="solution">The solution to change.</param>
    /// <param name="diagnostics">The hints at the types, by project.</param>
    /// <param name="format">The format that the user chose; null for that which fits the annotations of each type.</param>
    /// <param name="cancellation">Ends the work.</param>
    /// <returns>The solution with the types annotated.</returns>
    public static async Task<Solution> MoveAsync(
        Solution solution,
        IEnumerable<(Project Project, ImmutableArray<Diagnostic> Diagnostics)> diagnostics,
        MoveFormat? format,
        CancellationToken cancellation)
    {
        // A project for several frameworks is several projects with the same files.
        var done = new HashSet<string>(StringComparer.Ordinal);
        var changed = solution;
        foreach (var (project, found) in diagnostics)
        {
            if (await project.GetCompilationAsync(cancellation).ConfigureAwait(false) is not { } compilation)
            {
                continue;
            }

            var edits = new SourceEdits();
            var planner = new TypePlanner(compilation, edits, new ForeignTypeFactory(format), cancellation);
            foreach (var type in found.Select(diagnostic => TypeAt(compilation, diagnostic, cancellation)).OfType<INamedTypeSymbol>())
            {
                planner.Plan(type);
            }

            foreach (var tree in edits.Trees)
            {
                if (solution.GetDocument(tree) is { } document && done.Add(document.FilePath ?? document.Id.ToString()))
                {
                    var text = await document.GetTextAsync(cancellation).ConfigureAwait(false);
                    changed = changed.WithDocumentText(document.Id, edits.Apply(tree, text));
                }
            }
        }

        return changed;
    }

    private static INamedTypeSymbol? TypeAt(Compilation compilation, Diagnostic diagnostic, CancellationToken cancellation) =>
        diagnostic.Location.SourceTree is { } tree && compilation.ContainsSyntaxTree(tree)
            ? compilation.GetSemanticModel(tree).GetDeclaredSymbol(
                tree.GetRoot(cancellation).FindNode(diagnostic.Location.SourceSpan), cancellation) as INamedTypeSymbol
            : null;
}
