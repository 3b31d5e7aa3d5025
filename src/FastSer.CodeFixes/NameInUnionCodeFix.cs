using System.Collections.Immutable;
using System.Composition;
using System.Globalization;
using FastSer.Generator.Lock;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Gives a type a tag in the union that it derives from.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NameInUnionCodeFix))]
[Shared]
public sealed class NameInUnionCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.UnionShouldNameType.Id, Descriptors.ClosedUnionMustNameType.Id];

    /// <summary>Of several types of a union, each needs a tag of its own.</summary>
    public override FixAllProvider? GetFixAllProvider() => null;

    private protected override async Task RegisterAsync(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        var model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration
            && model?.GetDeclaredSymbol(declaration, context.CancellationToken) is INamedTypeSymbol type
            && UnnamedCases.FindUnion(type) is { } union
            && union.FindAttribute(KnownTypes.TypeAttribute)?.ApplicationSyntaxReference?.GetSyntax(context.CancellationToken).Parent?.Parent
                is TypeDeclarationSyntax place)
        {
            Offer(
                context, diagnostic, $"Name it in '{union.Name}'", nameof(NameInUnionCodeFix),
                cancellation => FixAsync(context.Document, type, union, place, cancellation));
        }
    }

    private static async Task<Solution> FixAsync(
        Document document, INamedTypeSymbol type, INamedTypeSymbol union, TypeDeclarationSyntax place, CancellationToken cancellation)
    {
        var locked = await LockedKeys.ReadAsync(document.Project, cancellation).ConfigureAwait(false);
        var compilation = await document.Project.GetCompilationAsync(cancellation).ConfigureAwait(false);
        var tags = UnionCases.Of(union).Select(static one => one.Tag).Concat(LockedKeys.TagsOf(union, locked).Select(static entry => entry.Key)).ToList();
        var tag = Enumerable.Range(0, UnionParser.MaximumTag + 1).FirstOrDefault(free => free > tags.DefaultIfEmpty(-1).Max());
        var model = compilation!.GetSemanticModel(place.SyntaxTree);
        var named = type.IsGenericType ? type.ConstructUnboundGenericType() : type;
        var edits = new SourceEdits();
        edits.BelowAttributes(place, $"[{AttributeInserter.NameOf("FastSerUnion", model, place.SpanStart)}({tag.ToString(CultureInfo.InvariantCulture)}, "
            + $"typeof({named.ToMinimalDisplayString(model, place.SpanStart)}))]");
        return edits.Apply(document.Project.Solution);
    }
}
