using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Annotates the type of a member, one that a union names, or one whose members are annotated: adds <c>[FastSerType]</c> and <c>partial</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MarkTypeCodeFix))]
[Shared]
public sealed class MarkTypeCodeFix : CodeFixProvider
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
        [
            Descriptors.MemberTypeMustBeSupported.Id, Descriptors.UnionCaseMustBeSerializable.Id, Descriptors.UnionMustBeOpen.Id,
            Descriptors.AttributeMustApply.Id,
        ];

    /// <inheritdoc/>
    public override FixAllProvider? GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;

    /// <inheritdoc/>
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        var model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        if (root is null || model is null)
        {
            return;
        }

        foreach (var diagnostic in context.Diagnostics)
        {
            var node = root.FindNode(diagnostic.Location.SourceSpan);
            var types = diagnostic.Id == Descriptors.AttributeMustApply.Id
                ? TypesRound(model, node, context.CancellationToken)
                : TypesAt(model, node, context.CancellationToken);
            foreach (var type in types.Where(TypeMarker.CanBeMarked))
            {
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Mark '{type.Name}' with [FastSerType]",
                        cancellation => Task.FromResult(Mark(context.Document.Project.Solution, model.Compilation, type, cancellation)),
                        nameof(MarkTypeCodeFix)),
                    diagnostic);
            }
        }
    }

    /// <summary>The type whose member is marked while the type is not.</summary>
    private static IEnumerable<INamedTypeSymbol> TypesRound(SemanticModel model, SyntaxNode node, CancellationToken cancellation) =>
        node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration && model.GetDeclaredSymbol(declaration, cancellation) is { } type ? [type] : [];

    private static IEnumerable<INamedTypeSymbol> TypesAt(SemanticModel model, SyntaxNode node, CancellationToken cancellation)
    {
        if (node.FirstAncestorOrSelf<AttributeSyntax>() is { } attribute)
        {
            return attribute.DescendantNodes().OfType<TypeOfExpressionSyntax>()
                .SelectMany(named => HeldTypes.NamedIn(model.GetTypeInfo(named.Type, cancellation).Type));
        }

        if (node is TypeDeclarationSyntax declaration)
        {
            return HeldTypes.NamedIn(model.GetDeclaredSymbol(declaration, cancellation));
        }

        return HeldTypes.NamedIn(MemberNumbers.MemberAt(model, node, cancellation) switch
        {
            IPropertySymbol property => property.Type,
            IFieldSymbol field => field.Type,
            _ => null,
        });
    }

    private static Solution Mark(Solution solution, Compilation compilation, INamedTypeSymbol type, CancellationToken cancellation)
    {
        var edits = new SourceEdits();
        TypeMarker.Mark(edits, compilation, type, leavesOutComputed: false, cancellation);
        return edits.Apply(solution);
    }
}
