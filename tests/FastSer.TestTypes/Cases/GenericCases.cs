namespace FastSer.TestTypes;

internal static class GenericCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<Box?>(() => [null, new(), new() { Number = 1 }]),
        Case.Root(
            "BoxOfString", static (Box<string>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = "item" }]),
        Case.Root(
            "BoxOfLeaf", static (Box<Leaf>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = new() { Id = 1 } }]),
        Case.Root(
            "BoxOfBox", static (Box<Box<Guid>>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = new() { Item = Edge.Guids[1] } }]),
        Case.Root(
            "BoxOfDictionary", static (Box<Dictionary<string, List<int>>>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = new() { ["k"] = [1, 2] } }]),
        Case.Root(
            "BoxOfNullable", static (Box<int?>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = 1 }]),
        Case.Root(
            "BoxOfTuple", static (Box<(int, string?)>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = (1, "one") }]),
        Case.Root(
            "BoxOfStruct", static (Box<IntThenDateTime>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = Samples.IntThenDateTime[2] }]),
        Case.Root(
            "BoxOfEnum", static (Box<ByteEnum>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = ByteEnum.Last }]),
        Case.Root(
            "PairOfStringAndLeaf", static (Pair<string?, Leaf?> v) => FastSerializer.Serialize(v),
            () => [default, new("key", new() { Id = 1 })]),
        Case.Root(
            "PairOfCollections", static (Pair<int[]?, HashSet<string>?> v) => FastSerializer.Serialize(v),
            () => [default, new([1, 2], ["a", "b"])]),
        Case.Root(
            "SlotOfStruct", static (Slot<IntThenDateTime> v) => FastSerializer.Serialize(v),
            () => [default, new() { Kind = 1, Value = Samples.IntThenDateTime[3] }]),
        Case.Root(
            "SlotHolderOfGuid", static (SlotHolder<Guid>? v) => FastSerializer.Serialize(v),
            () => [null, new() { Entry = new("", default) }, Slots()]),
        Case.Root(
            "ConstrainedOfLeaf", static (Constrained<Leaf, int>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = new() { Id = 1 }, Other = 2, Maybe = 3, Others = [4, 5] }]),
        Case.Root(
            "ConstrainedOfDateTime", static (Constrained<Tree, DateTime>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = new() { Value = 1 }, Maybe = DateTime.MaxValue, Others = [default] }]),
        Case.Root(
            "GenericCollectionsOfInt32", static (GenericCollections<int>? v) => FastSerializer.Serialize(v),
            () => [null, new(), Collections(1, 2, 3)]),
        Case.Root(
            "GenericCollectionsOfString", static (GenericCollections<string>? v) => FastSerializer.Serialize(v),
            () => [null, new(), Collections("a", "", "\u0100")]),
        Case.Root(
            "GenericCollectionsOfStruct", static (GenericCollections<RecordKey>? v) => FastSerializer.Serialize(v),
            () => [null, new(), Collections(Samples.RecordKey[2], Samples.RecordKey[3])]),
        Case.Root(
            "GenericRecordOfInt32", static (GenericRecord<int>? v) => FastSerializer.Serialize(v),
            () => [null, new(1, 2) { Tuple = (3, 4) }]),
        Case.Root(
            "GenericRecordOfList", static (GenericRecord<List<string?>?>? v) => FastSerializer.Serialize(v),
            () => [null, new(1, null), new(1, ["a", null]) { Tuple = ([], 4) }]),
        Case.Root(
            "GenericTreeOfString", static (GenericTree<string>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = "root", Children = [null, new() { Item = "child" }] }]),
        Case.Root(
            "GenericBaseOfInt64", static (GenericBase<long>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = 1, Number = 2 }]),
        Case.Root(
            "GenericGraphOfString", static (GenericGraph<string>? v) => FastSerializer.Serialize(v),
            () => [null, new(), Graph("a", "b"), Graph("a", null)]),
        Case.Root(
            "GenericGraphOfGraphNode", static (GenericGraph<GraphNode>? v) => FastSerializer.Serialize(v),
            () => [null, Graph<GraphNode>(new() { Id = 1 }, new() { Id = 2 }), Graph(Self(3), Self(4))]),
        Case.Root(
            "OptionOfString", static (IOption<string?>? v) => FastSerializer.Serialize(v),
            () => [null, new Some<string?>("a"), new Some<string?>(null), new Several<string?>(["a", null], new Some<string?>("b"))]),
        Case.Root(
            "OptionArrayOfStruct", static (IOption<RecordKey>?[] v) => FastSerializer.Serialize(v),
            () => [[], [new Some<RecordKey>(Samples.RecordKey[2]), null, new Several<RecordKey>([Samples.RecordKey[3]], null)]]),
        Case.Root(
            "RegistryOfString", static (Registry<string>? v) => FastSerializer.Serialize(v),
            () => [null, new(), Entries("a", "b")]),
        Case.Root(
            "RegistryOfGuid", static (Registry<Guid>? v) => FastSerializer.Serialize(v),
            () => [null, new(), Entries(Edge.Guids[1], Edge.Guids[2])]),
        Case.Of<ClosedGenerics?>(() => [null, new(), Closed()]),
    ];

    private static GenericCollections<T> Collections<T>(params T[] items)
        where T : notnull => new()
        {
            Array = items,
            List = [.. items],
            Set = [.. items],
            Dictionary = items.ToDictionary(static i => i),
            Nested = [items, null, []],
        };

    private static GenericGraph<T> Graph<T>(T? first, T? second)
    {
        var graph = new GenericGraph<T> { Item = first, Next = new() { Item = second } };
        graph.Next.Next = graph;
        graph.Others.AddRange([graph.Next, graph, null]);
        return graph;
    }

    private static GraphNode Self(int id)
    {
        var node = new GraphNode { Id = id };
        node.Next = node;
        return node;
    }

    private static Registry<TKey> Entries<TKey>(TKey first, TKey second)
        where TKey : notnull, IEquatable<TKey> => new()
        {
            Numbers = new() { [first] = new() { Key = second, Value = 1 }, [second] = default },
            Dates = [default, new() { Key = first, Value = DateTime.MaxValue }],
            Any = new() { [first] = 1, [second] = new Leaf { Id = 2 } },
        };

    private static SlotHolder<Guid> Slots() => new()
    {
        Open = new() { Kind = 1, Value = Edge.Guids[1] },
        Closed = new() { Kind = 2, Value = -1 },
        Many = [null, new() { Kind = 3 }],
        Entry = new("key", Edge.Guids[2]),
    };

    private static ClosedGenerics Closed() => new()
    {
        Int32 = new() { Item = 1 },
        Text = new() { Item = "text" },
        Leaf = new() { Item = new() { Id = 2 } },
        Nested = new() { Item = new() { Item = DateTime.MaxValue } },
        List = new() { Item = [3, 4] },
        Pair = new("key", new() { Id = 5 }),
        Pairs = [new(6, DateTime.MinValue)],
        Boxes = new() { ["box"] = new() { Item = Edge.Guids[1] } },
        Slot = new() { Kind = 7, Value = double.NaN },
        Slots = [default, new() { Kind = 8, Value = Samples.IntThenDateTime[4] }],
    };
}
