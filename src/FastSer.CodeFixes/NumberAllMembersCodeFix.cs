using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Numbers the members of a type that is declared in several files, in the order in which the compiler lists them.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NumberAllMembersCodeFix))]
[Shared]
public sealed class NumberAllMembersCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.MemberOrderMustBeExplicit.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration)
        {
            Offer(
                context,
                diagnostic,
                "Number its members",
                nameof(NumberAllMembersCodeFix),
                cancellation => FixAsync(context.Document, declaration, cancellation));
        }
    }

    private static async Task<Solution> FixAsync(Document document, TypeDeclarationSyntax declaration, CancellationToken cancellation)
    {
        var solution = document.Project.Solution;
        return await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is { } model
            && model.GetDeclaredSymbol(declaration, cancellation) is { } type
                ? MemberNumbers.Set(
                    solution, model.Compilation,
                    NumberPlanner.Plan(type, model.Compilation, await LockedKeys.ReadAsync(document.Project, cancellation).ConfigureAwait(false))
                        .Select(static one => (one.Key, one.Value)),
                    cancellation)
                : solution;
    }
}
