using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Lock;

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
            : model.Keys is { } keys ? EntriesOf(keys, model.Members)
            : WireOrder.Of(model).Select(static (member, place) =>
                EntryOf(place, member, member.Type.LockText));
        var types = (model.AutoKeys is { } auto ? TypesOf(auto, model.Members)
            : model.Keys is { } all ? all.Where(static key => !key.IsReserved).Select(static key => key.Type)
            : model.Members.Select(static member => member.Type)).ToList();
        return new LockSection(
            TypeNames.Schema(type), FormatOf(model), entries.ToEquatableArray())
        {
            MetadataName = TypeNames.Metadata(type),
            References = types.SelectMany(static member => member.LockReferences).Distinct().ToEquatableArray(),
            HasAutoKeys = model.AutoKeys is not null,
            Inner = types.SelectMany(static member => member.UnmanagedStructs).Distinct().Select(Parse)
                .Concat(types.SelectMany(static member => member.Enums).Distinct().Select(Parse))
                .Concat(named is null ? [] : [named]).ToEquatableArray(),
        };
    }

    /// <summary>Returns the entries of a lock for the keys of a type.</summary>
    public static IEnumerable<LockEntry> EntriesOf(EquatableArray<KeyModel> keys, EquatableArray<MemberModel> members) =>
        keys.Select(static (key, number) => (Key: key, Number: number)).Where(static item => !item.Key.IsOfDerived).Select(item => item.Key.IsRetired
            ? new LockEntry(item.Number, LockEntry.Retired, item.Key.Content.LockText)
            : EntryOf(item.Number, members[item.Key.MemberIndex], item.Key.Content.LockText));

    private static LockEntry EntryOf(int key, MemberModel member, string kind) => new(key, member.FormerName ?? member.DisplayName, kind)
    {
        MemberName = member.DisplayName,
    };

    private static IEnumerable<WireType> TypesOf(AutoKeys keys, EquatableArray<MemberModel> members) => members.Select(static member => member.Type)
        .Where(static type => type is not UnknownType)
        .Concat(keys.Given.Select(static given => given.Key).Where(static key => key is { IsRetired: true, IsReserved: false }).Select(static key => key.Type));

    /// <summary>As of a struct with an attribute: one can become the other.</summary>
    private static LockSection Parse(UnmanagedStructType type) => new(
        type.LockName, LockFormat.FixedStruct,
        type.Items.Select((item, place) => new LockEntry(place, type.NameOf(place), item.LockText)).ToEquatableArray())
    {
        MetadataName = type.MetadataName,
        IsPlain = true,
        References = type.Items.SelectMany(static item => item.LockReferences).Distinct().ToEquatableArray(),
    };

    private static LockSection Parse(EnumType type) => new(
        type.LockName!, LockFormat.Enum,
        type.Constants.Select(static constant => new LockEntry(-1, constant.SchemaName, constant.Number) { MemberName = constant.Name }).ToEquatableArray())
    {
        MetadataName = type.MetadataName,
    };

    private static string FormatOf(TypeModel model) => model switch
    {
        { Keys: not null } or { AutoKeys: not null } => LockFormat.Tolerant,
        { IsAppendable: true } => model.Tracking == Tracking.None ? LockFormat.Append : LockFormat.AppendReferences,
        { Tracking: not Tracking.None } => LockFormat.FixedReferences,
        _ => model.IsReference ? LockFormat.FixedClass : LockFormat.FixedStruct,
    };

    private static LockSection Parse(INamedTypeSymbol type, LanguageUnionModel union)
    {
        var items = union.Cases.Items;
        return new LockSection(
            TypeNames.Schema(type), union.IsTolerant ? LockFormat.TolerantUnion : LockFormat.Union, EntriesOf(union.Cases).ToEquatableArray())
        {
            MetadataName = TypeNames.Metadata(type),
            References = items.SelectMany(static item => item.LockReferences).Distinct().ToEquatableArray(),
            Inner = items.SelectMany(static item => item.UnmanagedStructs).Distinct().Select(Parse)
                .Concat(items.SelectMany(static item => item.Enums).Distinct().Select(Parse)).ToEquatableArray(),
        };
    }

    private static LockSection Parse(INamedTypeSymbol type, FSharpUnionModel union)
    {
        var cases = union.NullCase is null ? union.Cases : union.Cases.Append(union.NullCase).OrderBy(static item => item.Tag).ToEquatableArray();
        var fields = union.Cases.Select(static item => item.Fields).OfType<WireType>().ToList();
        return new LockSection(
            TypeNames.Schema(type), union.IsTolerant ? LockFormat.TolerantUnion : LockFormat.Union,
            cases.Select(item => new LockEntry(item.Tag, item.Name, item == union.NullCase ? "Null" : item.LockText)).ToEquatableArray())
        {
            MetadataName = TypeNames.Metadata(type),
            References = fields.SelectMany(static item => item.LockReferences).Distinct().ToEquatableArray(),
        };
    }

    /// <summary>Returns the entries of a lock for the cases of a C# union.</summary>
    public static IEnumerable<LockEntry> EntriesOf(DeclaredSetType cases) =>
        cases.Items.Select((item, i) => new LockEntry(cases.Tags[i], NameOf(item), item.LockText));

    /// <summary>The name of a case: the former one of a type that was renamed.</summary>
    private static string NameOf(WireType item) => item switch
    {
        AnnotatedType { LockName: var name } => ShortNameOf(name),
        EnumType { LockName: { } name } => ShortNameOf(name),
        _ => item.Name,
    };

    private static string ShortNameOf(string name) => name.Split('<')[0] is var open ? open.Substring(open.LastIndexOf('.') + 1) : name;

    /// <summary>Types may be added to a union; a tag stays with its type.</summary>
    private static LockSection ParseUnion(INamedTypeSymbol type, bool isTolerant)
    {
        var cases = UnionCases.Of(type)
            .Select(attribute => (attribute.Tag, Type: UnionCases.Close(attribute.Type, type)!, attribute.IsExact))
            .Where(static item => item.Type is not null)
            .ToList();
        var entries = cases.Select(static item => new LockEntry(item.Tag, TypeNames.Former(item.Type) ?? item.Type.Name, KindOf(item.Type, item.IsExact)));
        return new LockSection(TypeNames.Schema(type), isTolerant ? LockFormat.TolerantUnion : LockFormat.Union, entries.ToEquatableArray())
        {
            MetadataName = TypeNames.Metadata(type),
            References = cases.Select(static item => TypeNames.Schema(item.Type)).ToEquatableArray(),
        };
    }

    /// <summary>Behind the tag of a union stands its own tag, unless the tag is for that class alone.</summary>
    private static string KindOf(INamedTypeSymbol type, bool isExact) =>
        isExact && type.IsUnion() ? $"Exact<{TypeNames.Schema(type)}>" : TypeNames.Schema(type);
}
