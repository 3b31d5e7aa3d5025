using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Makes a get-only auto-property restorable: adds <c>init;</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddInitAccessorCodeFix))]
[Shared]
public sealed class AddInitAccessorCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.MemberMustBeRestorable.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node is PropertyDeclarationSyntax property && IsGetOnlyAuto(property))
        {
            Offer(
                context,
                diagnostic,
                "Add an init accessor",
                nameof(AddInitAccessorCodeFix),
                _ => Task.FromResult(context.Document.WithSyntaxRoot(root.ReplaceNode(property, AddInit(property)))));
        }
    }

    /// <summary>An override cannot have an accessor that its base lacks.</summary>
    private static bool IsGetOnlyAuto(PropertyDeclarationSyntax property) =>
        property.AccessorList?.Accessors is [{ Body: null, ExpressionBody: null, RawKind: (int)SyntaxKind.GetAccessorDeclaration }]
        && !property.Modifiers.Any(SyntaxKind.OverrideKeyword);

    private static PropertyDeclarationSyntax AddInit(PropertyDeclarationSyntax property)
    {
        var get = property.AccessorList!.Accessors[0];
        var init = SyntaxFactory.AccessorDeclaration(SyntaxKind.InitAccessorDeclaration)
            .WithSemicolonToken(SyntaxFactory.Token(SyntaxKind.SemicolonToken))
            .WithLeadingTrivia(get.GetLeadingTrivia())
            .WithTrailingTrivia(get.GetTrailingTrivia());
        return property.WithAccessorList(property.AccessorList.AddAccessors(init));
    }
}
