using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Leaves all computed properties of a type out: sets <c>Members = FastSerMembers.PublicState</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SerializeStateOnlyCodeFix))]
[Shared]
public sealed class SerializeStateOnlyCodeFix : FastSerCodeFix
{
    private const string Argument = "Members";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
        [Descriptors.MemberTypeMustBeSupported.Id, Descriptors.MemberMustBeRestorable.Id, Descriptors.TolerantMemberMustHaveKey.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node is PropertyDeclarationSyntax { Parent: TypeDeclarationSyntax type } property && IsComputed(property) && !IsMarked(property)
            && FindAttribute(type) is { } attribute)
        {
            Offer(
                context,
                diagnostic,
                $"Leave all computed properties of '{type.Identifier.ValueText}' out: serialize state only",
                nameof(SerializeStateOnlyCodeFix),
                cancellation => SetAsync(context.Document, root, attribute, cancellation));
        }
    }

    /// <summary>A getter alone, with code that does not use the field of an auto-property.</summary>
    private static bool IsComputed(PropertyDeclarationSyntax property) =>
        (property.ExpressionBody is not null
            || (property.AccessorList?.Accessors is [{ RawKind: (int)SyntaxKind.GetAccessorDeclaration } getter]
                && (getter.Body is not null || getter.ExpressionBody is not null)))
        && property.DescendantTokens().All(static token => token.ValueText != "field");

    private static bool IsMarked(PropertyDeclarationSyntax property) => property.AttributeLists.SelectMany(static list => list.Attributes)
        .Any(static attribute => LastName(attribute) is "FastSerInclude" or "FastSerMember");

    private static AttributeSyntax? FindAttribute(TypeDeclarationSyntax type) => type.AttributeLists.SelectMany(static list => list.Attributes)
        .FirstOrDefault(static attribute => LastName(attribute) == "FastSerType");

    private static string LastName(AttributeSyntax attribute) => attribute.Name switch
    {
        QualifiedNameSyntax qualified => qualified.Right.Identifier.ValueText,
        AliasQualifiedNameSyntax aliased => aliased.Name.Identifier.ValueText,
        SimpleNameSyntax simple => simple.Identifier.ValueText,
        _ => "",
    };

    private static async Task<Document> SetAsync(
        Document document, SyntaxNode root, AttributeSyntax attribute, CancellationToken cancellation)
    {
        var model = await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false);
        var isKnown = model?.LookupNamespacesAndTypes(attribute.SpanStart, name: "FastSerMembers").Length > 0;
        var value = SyntaxFactory.ParseExpression((isKnown ? "" : "global::FastSer.") + "FastSerMembers.PublicState");
        var list = attribute.ArgumentList ?? SyntaxFactory.AttributeArgumentList();
        var existing = list.Arguments.FirstOrDefault(static argument => argument.NameEquals?.Name.Identifier.ValueText == Argument);
        var changed = existing is not null
            ? list.ReplaceNode(existing, existing.WithExpression(value))
            : list.WithArguments(Append(list.Arguments, value));
        return document.WithSyntaxRoot(root.ReplaceNode(attribute, attribute.WithArgumentList(changed)));
    }

    private static SeparatedSyntaxList<AttributeArgumentSyntax> Append(
        SeparatedSyntaxList<AttributeArgumentSyntax> arguments, ExpressionSyntax value)
    {
        var space = SyntaxFactory.Space;
        var name = SyntaxFactory.NameEquals(
            SyntaxFactory.IdentifierName(Argument), SyntaxFactory.Token(SyntaxKind.EqualsToken).WithLeadingTrivia(space).WithTrailingTrivia(space));
        var argument = SyntaxFactory.AttributeArgument(name, nameColon: null, value);
        return arguments.Count == 0
            ? arguments.Add(argument)
            : SyntaxFactory.SeparatedList<AttributeArgumentSyntax>(
                arguments.GetWithSeparators()
                    .Add(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(space)).Add(argument));
    }
}
