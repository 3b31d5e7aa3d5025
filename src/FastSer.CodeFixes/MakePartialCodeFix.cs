using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Adds <c>partial</c> to an annotated type, or to the types round it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakePartialCodeFix))]
[Shared]
public sealed class MakePartialCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
        [Descriptors.TypeMustBePartial.Id, Descriptors.ContainingTypeMustBePartial.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is not { } declaration)
        {
            return;
        }

        var isOwn = diagnostic.Id == Descriptors.TypeMustBePartial.Id;
        var targets = isOwn ? [declaration] : declaration.Ancestors().OfType<TypeDeclarationSyntax>();
        Offer(
            context,
            diagnostic,
            isOwn ? $"Make '{declaration.Identifier.ValueText}' partial" : "Make the containing types partial",
            diagnostic.Id,
            _ => Task.FromResult(context.Document.WithSyntaxRoot(MakePartial(root, targets))));
    }

    private static SyntaxNode MakePartial(SyntaxNode root, IEnumerable<TypeDeclarationSyntax> declarations) =>
        root.ReplaceNodes(
            declarations.Where(static declaration => !declaration.Modifiers.Any(SyntaxKind.PartialKeyword)),
            static (_, declaration) => AddPartial(declaration));

    /// <summary>The modifier stands last; where it is the only one it takes over what stood before the keyword.</summary>
    private static TypeDeclarationSyntax AddPartial(TypeDeclarationSyntax declaration)
    {
        var partial = SyntaxFactory.Token(SyntaxKind.PartialKeyword).WithTrailingTrivia(SyntaxFactory.Space);
        if (declaration.Modifiers.Count > 0)
        {
            return (TypeDeclarationSyntax)declaration.AddModifiers(partial);
        }

        var keyword = declaration.Keyword;
        return (TypeDeclarationSyntax)declaration
            .WithKeyword(keyword.WithLeadingTrivia())
            .AddModifiers(partial.WithLeadingTrivia(keyword.LeadingTrivia));
    }
}
