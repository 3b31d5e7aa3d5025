namespace FastSer.TestTypes;

internal static class ReferenceCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<GraphNode?>(() => [null, new(), new() { Id = 1, Name = "one" }, Ring(1), Ring(3), Web()]),
        Case.Of<SharedName?>(() => [null, new(null, null), new("a", new("b", null))]),
        Case.Of<GraphPart?>(() => [null, new GraphItem { Number = 1 }, Groups()]),
        Case.Of<GraphHolder?>(() => [null, new(), Shared(), new() { Part = Groups() }]),
        Case.Root<GraphNode?[]>(
            "GraphNodeArray",
            static value => FastSerializer.Serialize(value),
            () => [[], [Ring(2), null, Ring(2)], [.. Enumerable.Repeat(Ring(2), 300)]]),
    ];

    private static GraphNode Ring(int length)
    {
        var first = new GraphNode { Id = 1 };
        var last = first;
        for (var i = 2; i <= length; i++)
        {
            last = last.Next = new GraphNode { Id = i };
        }

        last.Next = first;
        return first;
    }

    private static GraphNode Web()
    {
        var label = new SharedName("shared", new SharedName("outer", null));
        var nodes = Enumerable.Range(0, 5).Select(i => new GraphNode { Id = i, Label = label }).ToArray();
        foreach (var node in nodes)
        {
            node.Neighbours = [.. nodes, null];
        }

        return nodes[2];
    }

    private static GraphGroup Groups()
    {
        var root = new GraphGroup { Parts = [] };
        var item = new GraphItem { Number = 7, Parent = root };
        var inner = new GraphGroup { Parent = root, Parts = [item, root, null] };
        root.Parts.AddRange([item, inner, inner]);
        return root;
    }

    private static GraphHolder Shared()
    {
        var node = Web();
        return new GraphHolder { First = node, Nodes = [node, node.Next, null, node.Neighbours![0]], Name = node.Label };
    }
}
