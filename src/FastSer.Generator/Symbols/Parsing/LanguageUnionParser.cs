using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>Parses the cases of a C# union: the tag of each, and how its values are written, read and put into the union.</summary>
internal sealed class LanguageUnionParser(
    INamedTypeSymbol union, Compilation compilation, WireTypeFactory resolver, Action<DiagnosticInfo> report, Action<DiagnosticInfo> note)
{
    private readonly Location? _place = KnownTypes.LocationOf(union);

    /// <returns>The union; null where a fault is reported here or at a type that has no code.</returns>
    public LanguageUnionModel? Parse()
    {
        var fallback = new UnionFallback(union, compilation, report).Parse();
        var cases = LanguageUnions.CasesOf(union).FindAll(item => TypeNames.Full(item.Type) != fallback);
        if (FindTags(cases) is not { } tags)
        {
            return null;
        }

        var set = new DeclaredSet(tags, isOfAssembly: false);
        if (!new DeclaredSetChecker(union.Name, _place, declared: null, member: null, resolver, report).Check(set))
        {
            return null;
        }

        var resolved = resolver.ResolveCases(union, set);
        return new LanguageUnionModel(
            union.IsCompact() ? (DeclaredSetType)resolved.ToCompact() : resolved,
            tags.Select(tag => CreationOf(tag.Type!, cases)).ToEquatableArray())
        {
            Provider = LanguageUnions.ProviderOf(union) is { } provider ? TypeNames.Full(provider) : null,
            NullParameter = cases.Where(static item => item.TakesNull)
                .OrderBy(static item => item.Parameter.NullableAnnotation == NullableAnnotation.Annotated ? 0 : 1)
                .Select(static item => TypeNames.Full(item.Parameter)).FirstOrDefault(),
            HasTagsOfOrder = UnionCases.Of(union).Count == 0,
            IsTolerant = union.IsTolerant(),
            Fallback = fallback,
            HasKey = KeyEquality.IsMemberwise(union),
        };
    }

    private CaseCreation CreationOf(ITypeSymbol type, List<LanguageUnionCase> cases)
    {
        var parameter = cases.Find(item => SymbolEqualityComparer.Default.Equals(item.Type, type)).Parameter;
        return new CaseCreation(
            SymbolEqualityComparer.Default.Equals(parameter, type) ? null : TypeNames.Full(parameter), LanguageUnions.HasTypedAccess(union, type));
    }

    /// <summary>The cases by ascending tags: those that attributes give, or else the numbers of the cases in their order.</summary>
    private List<UnionAttribute>? FindTags(List<LanguageUnionCase> cases)
    {
        var attributes = UnionCases.Of(union);
        if (attributes.Count == 0)
        {
            note(DiagnosticInfo.Create(
                Descriptors.UnionTagsFollowDeclaration, _place, union.Name, string.Join(", ", cases.Select(static (item, tag) => Format(tag, item.Type))),
                "[FastSerUnion(tag, typeof(...))]"));
            return [.. cases.Select((item, tag) => new UnionAttribute(tag, item.Type, _place))];
        }

        var tags = new List<UnionAttribute>();
        foreach (var attribute in attributes)
        {
            if (attribute.Type is null or IErrorTypeSymbol)
            {
                return null;
            }

            if (cases.Find(item => UnnamedCases.IsMeant(attribute.Type, item.Type)) is { } found)
            {
                tags.Add(attribute with { Type = found.Type });
            }
            else
            {
                report(DiagnosticInfo.Create(
                    Descriptors.UnionCaseMustDerive, attribute.Location ?? _place, TypeNames.Declared(union), TypeNames.Short(attribute.Type),
                    attribute.Tag.ToString(CultureInfo.InvariantCulture), ""));
            }
        }

        var unnamed = UnnamedCases.In(union);
        foreach (var item in unnamed)
        {
            report(DiagnosticInfo.Create(
                Descriptors.ClosedUnionMustNameType, _place, TypeNames.Declared(union), TypeNames.Short(item.Type), "its cases are"));
        }

        return unnamed.Count == 0 && tags.Count == attributes.Count ? tags : null;
    }

    private static string Format(int tag, ITypeSymbol type) => $"{tag.ToString(CultureInfo.InvariantCulture)} {TypeNames.Short(type)}";
}
