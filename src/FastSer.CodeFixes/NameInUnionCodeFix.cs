using System.Collections.Immutable;
using System.Composition;
using System.Globalization;
using FastSer.Generator.Lock;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Gives types tags in a union: one that derives from it, or the cases of a C# union.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NameInUnionCodeFix))]
[Shared]
public sealed class NameInUnionCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
        [Descriptors.UnionShouldNameType.Id, Descriptors.UnionTagsFollowDeclaration.Id, Descriptors.ClosedUnionMustNameType.Id];

    /// <summary>Of several types of a union, each needs a tag of its own.</summary>
    public override FixAllProvider? GetFixAllProvider() => null;

    private protected override async Task RegisterAsync(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        var model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration
            && model?.GetDeclaredSymbol(declaration, context.CancellationToken) is INamedTypeSymbol type
            && (LanguageUnions.Is(type) ? type : UnnamedCases.FindUnion(type)) is { } union
            && TypesFor(type, union) is { } types
            && union.FindAttribute(KnownTypes.TypeAttribute)?.ApplicationSyntaxReference?.GetSyntax(context.CancellationToken).Parent?.Parent
                is TypeDeclarationSyntax place)
        {
            var title = LanguageUnions.Is(type) ? "State the tags of its cases" : $"Name it in '{union.Name}'";
            Offer(
                context, diagnostic, title, nameof(NameInUnionCodeFix), cancellation => FixAsync(context.Document, types, union, place, cancellation));
        }
    }

    /// <summary>The types as attributes name them; null where one cannot be named.</summary>
    private static List<ITypeSymbol>? TypesFor(INamedTypeSymbol type, INamedTypeSymbol union)
    {
        var types = LanguageUnions.Is(type) ? UnnamedCases.In(union).ConvertAll(static item => item.Type) : [type];
        return types.TrueForAll(static item => item is INamedTypeSymbol || !TypeHash.ContainsParameter(item))
            ? types.ConvertAll(static item => item is INamedTypeSymbol { IsGenericType: true } named && TypeHash.ContainsParameter(named)
                ? named.ConstructUnboundGenericType() : item)
            : null;
    }

    private static async Task<Solution> FixAsync(
        Document document, List<ITypeSymbol> types, INamedTypeSymbol union, TypeDeclarationSyntax place, CancellationToken cancellation)
    {
        var locked = await LockedKeys.ReadAsync(document.Project, cancellation).ConfigureAwait(false);
        var compilation = await document.Project.GetCompilationAsync(cancellation).ConfigureAwait(false);
        var stated = UnionCases.Of(union).Select(static one => one.Tag).ToList();

        // A C# union without tags has those of the order of its cases, which the lock may record.
        var known = LanguageUnions.Is(union) && stated.Count == 0 ? [] : stated.Concat(LockedKeys.TagsOf(union, locked).Select(static entry => entry.Key));
        var tag = known.DefaultIfEmpty(-1).Max() + 1;
        var model = compilation!.GetSemanticModel(place.SyntaxTree);
        var name = AttributeInserter.NameOf("FastSerUnion", model, place.SpanStart);
        var edits = new SourceEdits();
        edits.BelowAttributes(place, types.Select((type, i) =>
            $"[{name}({(tag + i).ToString(CultureInfo.InvariantCulture)}, typeof({type.ToMinimalDisplayString(model, place.SpanStart)}))]"));
        return edits.Apply(document.Project.Solution);
    }
}
