using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>Tells what a schema lock records of a type.</summary>
internal static class LockSectionParser
{
    public static LockSection Parse(INamedTypeSymbol type, TypeModel model)
    {
        if (model.LanguageUnion is { } cases)
        {
            return Parse(type, cases);
        }

        if (model.FSharpUnion is { } union)
        {
            return Parse(type, union);
        }

        var named = model.Union is null ? null : ParseUnion(type, model.Union.IsTolerant);
        if (named is not null && type.IsAbstract)
        {
            return named;
        }

        var entries = model.AutoKeys is not null ? []
            : model.Keys is { } keys ? LockEntries.Of(keys, model.Members)
            : WireOrder.Of(model).Select(static (member, place) =>
                LockEntries.Of(place, member, member.Type.LockText));
        var types = (model.AutoKeys is { } auto ? TypesOf(auto, model.Members)
            : model.Keys is { } all ? all.Where(static key => !key.IsReserved).Select(static key => key.Type)
            : model.Members.Select(static member => member.Type)).ToList();
        return new LockSection(
            TypeNames.Schema(type), FormatOf(model), entries.ToEquatableArray())
        {
            MetadataName = TypeNames.Metadata(type),
            References = types.SelectMany(static member => member.LockReferences).Distinct().ToEquatableArray(),
            HasAutoKeys = model.AutoKeys is not null,
            Inner = LockEntries.SectionsOf(types)
                .Concat(named is null ? [] : [named]).ToEquatableArray(),
        };
    }

    private static IEnumerable<WireType> TypesOf(AutoKeys keys, EquatableArray<MemberModel> members) => members.Select(static member => member.Type)
        .Where(static type => type is not UnknownType)
        .Concat(keys.Given.Select(static given => given.Key).Where(static key => key is { IsRetired: true, IsReserved: false }).Select(static key => key.Type));

    private static string FormatOf(TypeModel model) => model switch
    {
        { Keys: not null } or { AutoKeys: not null } => LockFormat.Tolerant,
        { IsAppendable: true } => model.Tracking == Tracking.None ? LockFormat.Append : LockFormat.AppendReferences,
        { Tracking: not Tracking.None } => LockFormat.FixedReferences,
        _ => model.IsReference ? LockFormat.FixedClass : LockFormat.FixedStruct,
    };

    private static LockSection Parse(INamedTypeSymbol type, LanguageUnionModel union) =>
        OfUnion(type, union.IsTolerant, LockEntries.Of(union.Cases), union.Cases.Items.SelectMany(static item => item.LockReferences).Distinct()) with
        {
            Inner = LockEntries.SectionsOf(union.Cases.Items).ToEquatableArray(),
        };

    private static LockSection Parse(INamedTypeSymbol type, FSharpUnionModel union) => OfUnion(
        type, union.IsTolerant, LockEntries.Of(union),
        union.Cases.Select(static item => item.Fields).OfType<WireType>().SelectMany(static item => item.LockReferences).Distinct());

    /// <summary>Types may be added to a union; a tag stays with its type.</summary>
    private static LockSection ParseUnion(INamedTypeSymbol type, bool isTolerant)
    {
        var cases = UnionCases.Of(type)
            .Select(attribute => (attribute.Tag, Type: UnionCases.Close(attribute.Type, type)!, attribute.IsExact))
            .Where(static item => item.Type is not null)
            .ToList();
        var entries = cases.Select(static item => new LockEntry(item.Tag, TypeNames.Former(item.Type) ?? item.Type.Name, KindOf(item.Type, item.IsExact)));
        return OfUnion(type, isTolerant, entries, cases.Select(static item => TypeNames.Schema(item.Type)));
    }

    private static LockSection OfUnion(INamedTypeSymbol type, bool isTolerant, IEnumerable<LockEntry> entries, IEnumerable<string> references) =>
        new(TypeNames.Schema(type), isTolerant ? LockFormat.TolerantUnion : LockFormat.Union, entries.ToEquatableArray())
        {
            MetadataName = TypeNames.Metadata(type),
            References = references.ToEquatableArray(),
        };

    /// <summary>Behind the tag of a union stands its own tag, unless the tag is for that class alone.</summary>
    private static string KindOf(INamedTypeSymbol type, bool isExact) =>
        isExact && type.IsUnion() ? $"Exact<{TypeNames.Schema(type)}>" : TypeNames.Schema(type);
}
