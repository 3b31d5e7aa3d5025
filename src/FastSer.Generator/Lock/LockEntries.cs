namespace FastSer.Generator.Lock;

/// <summary>Makes the entries of a schema lock from models.</summary>
internal static class LockEntries
{
    /// <summary>Returns the entries of a lock for the keys of a type.</summary>
    public static IEnumerable<LockEntry> Of(EquatableArray<KeyModel> keys, EquatableArray<MemberModel> members) =>
        keys.Select(static (key, number) => (Key: key, Number: number)).Where(static item => !item.Key.IsOfDerived).Select(item => item.Key.IsRetired
            ? new LockEntry(item.Number, LockEntry.Retired, item.Key.Content.LockText)
            : Of(item.Number, members[item.Key.MemberIndex], item.Key.Content.LockText));

    public static LockEntry Of(int key, MemberModel member, string kind) => new(key, member.FormerName ?? member.DisplayName, kind)
    {
        MemberName = member.DisplayName,
    };

    /// <summary>Returns the entries of a lock for the cases of a C# union.</summary>
    public static IEnumerable<LockEntry> Of(DeclaredSetType cases) =>
        cases.Items.Select((item, i) => new LockEntry(cases.Tags[i], NameOf(item), item.LockText));

    /// <summary>Returns the entries of a lock for the cases of an F# union.</summary>
    public static IEnumerable<LockEntry> Of(FSharpUnionModel union) =>
        union.AllCases.Select(item => new LockEntry(item.Tag, item.Name, item == union.NullCase ? "Null" : item.LockText));

    /// <summary>The name of a case: the former one of a type that was renamed.</summary>
    private static string NameOf(WireType item) => item switch
    {
        AnnotatedType { LockName: var name } => ShortNameOf(name),
        EnumType { LockName: { } name } => ShortNameOf(name),
        _ => item.Name,
    };

    private static string ShortNameOf(string name) => name.Split('<')[0] is var open ? open.Substring(open.LastIndexOf('.') + 1) : name;

    /// <summary>Returns the sections of a lock for the types without code of their own that types are made of.</summary>
    public static IEnumerable<LockSection> SectionsOf(IEnumerable<WireType> types)
    {
        var locked = types.SelectMany(static type => type.LockedTypes).Distinct().ToList();
        return locked.OfType<UnmanagedStructType>().Select(SectionOf).Concat(locked.OfType<EnumType>().Select(SectionOf));
    }

    /// <summary>Returns the section of a struct without an attribute; it has the form of one with an attribute, which it may become.</summary>
    private static LockSection SectionOf(UnmanagedStructType type) => new(
        type.LockName, LockFormat.FixedStruct,
        type.Items.Select((item, place) => new LockEntry(place, type.NameOf(place), item.LockText)).ToEquatableArray())
    {
        MetadataName = type.MetadataName,
        IsPlain = true,
        References = type.Items.SelectMany(static item => item.LockReferences).Distinct().ToEquatableArray(),
    };

    private static LockSection SectionOf(EnumType type) => new(
        type.LockName!, LockFormat.Enum,
        type.Constants.Select(static constant => new LockEntry(-1, constant.SchemaName, constant.Number) { MemberName = constant.Name }).ToEquatableArray())
    {
        MetadataName = type.MetadataName,
    };
}
