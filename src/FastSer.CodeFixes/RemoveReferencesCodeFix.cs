using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Removes <c>References = true</c> from a type that cannot keep the identity of its objects.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveReferencesCodeFix))]
[Shared]
public sealed class RemoveReferencesCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
        [Descriptors.ReferencesMustBePossible.Id, Descriptors.TolerantTypeMustNotKeepIdentity.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        var argument = node.FirstAncestorOrSelf<TypeDeclarationSyntax>()?.AttributeLists.SelectMany(static list => list.Attributes)
            .Select(static attribute => attribute.ArgumentList).OfType<AttributeArgumentListSyntax>()
            .SelectMany(static list => list.Arguments)
            .FirstOrDefault(static one => one is
            {
                NameEquals.Name.Identifier.ValueText: "References", Expression.RawKind: (int)SyntaxKind.TrueLiteralExpression,
            });
        if (argument is not null)
        {
            Offer(
                context,
                diagnostic,
                "Remove 'References = true'",
                nameof(RemoveReferencesCodeFix),
                _ => Task.FromResult(context.Document.WithSyntaxRoot(Remove(root, argument))));
        }
    }

    private static SyntaxNode Remove(SyntaxNode root, AttributeArgumentSyntax argument) => root.RemoveNode(
        argument.Parent is AttributeArgumentListSyntax { Arguments.Count: 1 } list ? list : argument, SyntaxRemoveOptions.KeepNoTrivia)!;
}
