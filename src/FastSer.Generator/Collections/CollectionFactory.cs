namespace FastSer.Generator.Collections;

/// <summary>Makes the wire types of collections from their rows and those of their items.</summary>
internal static class CollectionFactory
{
    private const string Generic = "global::System.Collections.Generic.";

    /// <param name="row">The row of the table.</param>
    /// <param name="fullName">The type as emitted code names it.</param>
    /// <param name="name">Its name in helpers.</param>
    /// <param name="items">The wire types of its type arguments.</param>
    /// <param name="comparer">A stated comparer.</param>
    /// <param name="hasKnownKeys">A sender can choose the hash codes of its keys.</param>
    public static WireType Create(
        CollectionRow row, string fullName, string name, IReadOnlyList<WireType> items, ComparerModel? comparer = null,
        bool hasKnownKeys = false)
    {
        items = row.HasKeys ? [items[0].ToKey(), .. items.Skip(1)] : items;
        var ops = Fill(row, fullName, items, comparer, hasKnownKeys);
        name += comparer is null ? "" : "By" + comparer.Name;
        var allocates = Allocates(items) || row.AllocatesAlways;
        var isCommon = comparer is null && !row.IsOwn;
        var isPrivate = comparer is { IsPrivate: true };
        return row.Form switch
        {
            CollectionForm.Map => new MapType
            {
                FullName = fullName, Name = name, Ops = ops, IsClass = !row.IsValueType, AllocatesFromCount = allocates,
                IsCommon = isCommon, IsPrivate = isPrivate, KeyType = items[0], ValueType = items[1],
            },
            CollectionForm.Converted => new ConvertedType
            {
                FullName = fullName, Name = name, Ops = ops, IsClass = !row.IsValueType, AllocatesFromCount = allocates,
                IsCommon = isCommon, IsPrivate = isPrivate, Items = items.ToEquatableArray(),
            },
            _ => new SequenceType
            {
                FullName = fullName, Name = name, Ops = ops, IsClass = !row.IsValueType, AllocatesFromCount = allocates,
                IsCommon = isCommon, IsPrivate = isPrivate, Element = row.HasPairs ? Pair("ValueTuple", "TupleOf", items[0], items[1]) : items[0],
            },
        };
    }

    public static WireType Array(WireType element) => Array(element, ArrayCreation.NameOf(element.FullName));

    public static WireType Array(WireType element, string fullName) =>
        Create(CollectionTable.Array(fullName), fullName, element.Name + "Array", [element]);

    private static CollectionOps Fill(
        CollectionRow row, string fullName, IReadOnlyList<WireType> items, ComparerModel? comparer, bool hasKnownKeys)
    {
        var isWatched = row.WatchesKeys && comparer is null && hasKnownKeys;
        var hashing = isWatched ? items[0].FormatKeyHashing() : null;
        string Text(string text) => text.Replace("{type}", fullName)
            .Replace("{0}", items[0].FullName).Replace("{1}", items[items.Count - 1].FullName)
            .Replace("{, comparer}", comparer is null ? "" : ", " + comparer.Expression)
            .Replace("{comparer}", comparer?.Expression ?? "")
            .Replace("{, hashing}", hashing is null ? "" : ", hashing: " + hashing);

        var isViaComparer = row.ReadVia is CollectionVia.HashSet or CollectionVia.Dictionary;
        var ops = row.Ops;
        return ops with
        {
            WriteVia = Make(row.WriteVia, items, null, hasKnownKeys),
            Source = Text(ops.Source),
            Count = Text(ops.Count),
            To = Text(ops.To),
            ReadVia = Make(row.ReadVia, items, isViaComparer ? comparer : null, hasKnownKeys),
            From = Text(ops.From),
            Create = Text(ops.Create),
            Add = Text(ops.Add),
            WatchedKey = isWatched ? items[0].FullName : null,
            KeyHashing = hashing,
            Cases = row.Cases.Select(via => Make(via, items, null, hasKnownKeys)!).ToEquatableArray(),
        };
    }

    /// <summary>Elements of variable size are allocated before their bytes are looked at.</summary>
    private static bool Allocates(IReadOnlyList<WireType> items) =>
        items.Any(static item => item.AllocatesFromCount || item.FixedSize is null);

    private static WireType? Make(
        CollectionVia via, IReadOnlyList<WireType> items, ComparerModel? comparer, bool hasKnownKeys) => via switch
    {
        CollectionVia.Array => Array(items[0]),
        CollectionVia.List => Create(CollectionTable.List, $"{Generic}List<{items[0].FullName}>", "ListOf" + items[0].Name, items),
        CollectionVia.HashSet => Create(
            CollectionTable.HashSet, $"{Generic}HashSet<{items[0].FullName}>", "HashSetOf" + items[0].Name, items, comparer,
            hasKnownKeys),
        CollectionVia.Dictionary => Create(
            CollectionTable.Dictionary, $"{Generic}Dictionary<{items[0].FullName}, {items[1].FullName}>",
            $"DictionaryOf{items[0].Name}To{items[1].Name}", items, comparer, hasKnownKeys),
        CollectionVia.PairArray => Array(Pair("KeyValuePair", "PairOf", items[0], items[1])),
        CollectionVia.Group => GroupPair(items) is var group ? NullableType.Of(group, group.FullName + "?") : null,
        CollectionVia.GroupArray => Array(GroupPair(items)),
        CollectionVia.Item => Item(items[0]) is var item ? NullableType.Of(item, item.FullName + "?") : null,
        _ => null,
    };

    private static WireType GroupPair(IReadOnlyList<WireType> items) => Pair(
        "KeyValuePair", "PairOf", items[0],
        Create(
            CollectionTable.ReadOnlyMemory, $"global::System.ReadOnlyMemory<{items[1].FullName}>",
            "ReadOnlyMemoryOf" + items[1].Name, [items[1]]));

    private static TupleType Item(WireType item) => new()
    {
        FullName = $"global::System.ValueTuple<{item.FullName}>",
        Name = "TupleOf" + item.Name,
        AllocatesFromCount = item.AllocatesFromCount,
        Items = new[] { item }.ToEquatableArray(),
        ItemNames = new[] { "Item1" }.ToEquatableArray(),
    };

    private static TupleType Pair(string type, string name, WireType first, WireType second)
    {
        var isPair = type == "KeyValuePair";
        return new TupleType
        {
            FullName = $"global::System.{(isPair ? "Collections.Generic." : "")}{type}<{first.FullName}, {second.FullName}>",
            Name = $"{name}{first.Name}And{second.Name}",
            AllocatesFromCount = first.AllocatesFromCount || second.AllocatesFromCount,
            Items = new[] { first, second }.ToEquatableArray(),
            ItemNames = (isPair ? new[] { TupleType.PairKey, "Value" } : ["Item1", "Item2"]).ToEquatableArray(),
        };
    }
}
