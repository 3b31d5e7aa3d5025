using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Adds <c>using FastSer;</c> to a file whose calls the generator does not look at.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddUsingCodeFix))]
[Shared]
public sealed class AddUsingCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.CallMustBeSeen.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (root is CompilationUnitSyntax unit)
        {
            Offer(context, diagnostic, "Add 'using FastSer;'", nameof(AddUsingCodeFix), _ =>
            {
                var edits = new SourceEdits();
                edits.AddUsing(unit);
                return Task.FromResult(edits.Apply(context.Document.Project.Solution));
            });
        }
    }
}
