using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Gives a member the next free number: one that has none, or one that another member has.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NumberMemberCodeFix))]
[Shared]
public sealed class NumberMemberCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
    [
        Descriptors.MemberOrderMustBeUnique.Id,
        Descriptors.MemberOrderMustBeComplete.Id,
        Descriptors.TolerantMemberMustHaveKey.Id,
        Descriptors.KeyMustBeUnique.Id,
        Descriptors.RetiredKeyMustStayUnused.Id,
        Descriptors.KeyMustBeInRange.Id,
    ];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        var isAtRetiredKey = diagnostic.Id == Descriptors.RetiredKeyMustStayUnused.Id;
        if (isAtRetiredKey ? node.FirstAncestorOrSelf<AttributeSyntax>() is not null : MemberNumbers.CanHaveNumber(node))
        {
            Offer(
                context,
                diagnostic,
                "Give it the next free number",
                nameof(NumberMemberCodeFix),
                cancellation => FixAsync(context.Document, node, isAtRetiredKey, cancellation));
        }
    }

    private static async Task<Solution> FixAsync(Document document, SyntaxNode node, bool isAtRetiredKey, CancellationToken cancellation)
    {
        if (await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is not { } model
            || (isAtRetiredKey ? FindUser(model, node, cancellation) : MemberNumbers.MemberAt(model, node, cancellation)) is not { } member
            || !NumberPlanner.Plan(member.ContainingType, model.Compilation, await LockedKeys.ReadAsync(document.Project, cancellation).ConfigureAwait(false))
                .TryGetValue(member, out var number))
        {
            return document.Project.Solution;
        }

        return MemberNumbers.Set(document.Project.Solution, model.Compilation, [(member, number)], cancellation);
    }

    /// <summary>The member that has the key of a <c>[FastSerRetired]</c>.</summary>
    private static ISymbol? FindUser(SemanticModel model, SyntaxNode node, CancellationToken cancellation)
    {
        var attribute = node.FirstAncestorOrSelf<AttributeSyntax>()!;
        return attribute.ArgumentList?.Arguments.FirstOrDefault()?.Expression is { } expression
            && model.GetConstantValue(expression, cancellation) is { HasValue: true, Value: int key }
            && attribute.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration
            && model.GetDeclaredSymbol(declaration, cancellation) is { } type
                ? NumberPlanner.OwnMembersOf(type).FirstOrDefault(member => member.Order == key)?.Symbol
                : null;
    }
}
