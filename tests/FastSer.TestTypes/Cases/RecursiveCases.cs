namespace FastSer.TestTypes;

internal static class RecursiveCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<Tree?>(
            () =>
            [
                null,
                new(),
                new() { Value = 1, Children = [null, new() { Value = 2, Children = [] }, new() { Value = 3 }] },
            ]),
        Case.Of<LinkedNode?>(() => [null, new(), new() { Value = 1, Next = new() { Value = 2, Next = new() } }]),
        Case.Of<BinaryNode?>(() => [null, new(null, null, null), new("r", new("l", null, null), null)]),
        Case.Of<Ping?>(() => [null, new(), new() { Number = 1, Pong = new() { Text = "p", Pings = [null, new()] } }]),
        Case.Of<Pong?>(() => [null, new(), new() { Pings = [new() { Pong = new() { Text = "deep" } }] }]),
        Case.Of<Folder?>(
            () =>
            [
                null,
                new(),
                new() { Created = DateTime.MaxValue, Entries = new() { ["a"] = new(), ["b"] = null, ["c"] = new() } },
            ]),
        Case.Of<StructNode>(
            () => [default, new() { Value = 1, Children = [new() { Value = 2 }, new() { Children = [] }] }]),
        Case.Of<TupleNode?>(
            () =>
            [
                null,
                new(),
                new() { Next = (1, new()), More = [new("k", new() { Next = (2, null) }), new(null, null)] },
            ]),
        Case.Of<BoxedNode?>(() => [null, new(), new() { Value = 1, Next = new() { Item = new() { Value = 2 } } }]),
        Case.Of<JaggedNode?>(() => [null, new(), new() { Value = 1, Rows = [null, [], [new(), null]] }]),
    ];
}
