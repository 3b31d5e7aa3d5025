using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes;

/// <summary>A code fix, which looks at one diagnostic at a time.</summary>
public abstract class FastSerCodeFix : CodeFixProvider
{
    /// <inheritdoc/>
    public override FixAllProvider? GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;

    /// <inheritdoc/>
    public sealed override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        if (await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false) is not { } root)
        {
            return;
        }

        foreach (var diagnostic in context.Diagnostics)
        {
            await RegisterAsync(context, root, diagnostic, root.FindNode(diagnostic.Location.SourceSpan)).ConfigureAwait(false);
        }
    }

    /// <summary>Offers what the syntax decides.</summary>
    /// <param name="context">The context that the fixes are registered with.</param>
    /// <param name="root">The root of the document.</param>
    /// <param name="diagnostic">The diagnostic that is fixed.</param>
    /// <param name="node">Where it is.</param>
    private protected virtual void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
    }

    /// <summary>Offers what symbols or other files decide.</summary>
    /// <param name="context">The context that the fixes are registered with.</param>
    /// <param name="root">The root of the document.</param>
    /// <param name="diagnostic">The diagnostic that is fixed.</param>
    /// <param name="node">Where it is.</param>
    private protected virtual Task RegisterAsync(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        Register(context, root, diagnostic, node);
        return Task.CompletedTask;
    }

    /// <summary>Offers to change the document.</summary>
    /// <param name="context">The context that the fixes are registered with.</param>
    /// <param name="diagnostic">The diagnostic that is fixed.</param>
    /// <param name="title">The title that the user reads.</param>
    /// <param name="key">Which fixes are the same in several places.</param>
    /// <param name="change">Makes the new document.</param>
    private protected static void Offer(
        CodeFixContext context, Diagnostic diagnostic, string title, string key, Func<CancellationToken, Task<Document>> change) =>
        context.RegisterCodeFix(CodeAction.Create(title, change, key), diagnostic);

    /// <summary>Offers to change several documents.</summary>
    /// <param name="context">The context that the fixes are registered with.</param>
    /// <param name="diagnostic">The diagnostic that is fixed.</param>
    /// <param name="title">The title that the user reads.</param>
    /// <param name="key">Which fixes are the same in several places.</param>
    /// <param name="change">Makes the new solution.</param>
    private protected static void Offer(
        CodeFixContext context, Diagnostic diagnostic, string title, string key, Func<CancellationToken, Task<Solution>> change) =>
        context.RegisterCodeFix(CodeAction.Create(title, change, key), diagnostic);
}
