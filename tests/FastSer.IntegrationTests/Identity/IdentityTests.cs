namespace FastSer.IntegrationTests.Identity;

public sealed class IdentityTests
{
    [Fact]
    public void SharedObjectIsReadAsOne()
    {
        var shared = new GraphNode { Id = 1 };

        var copy = RoundTrip(new GraphHolder { First = shared, Nodes = [shared, new GraphNode { Id = 1 }] });

        Assert.Same(copy.First, copy.Nodes![0]);
        Assert.NotSame(copy.First, copy.Nodes[1]);
    }

    [Fact]
    public void CycleIsReadAsACycle()
    {
        var node = new GraphNode { Id = 1 };
        node.Next = node;

        var copy = RoundTrip(node);

        Assert.Same(copy, copy.Next);
    }

    [Fact]
    public void ManySharedNodesKeepTheirOrder()
    {
        var nodes = Enumerable.Range(0, 10_000).Select(static i => new GraphNode { Id = i }).ToArray();
        foreach (var node in nodes)
        {
            node.Next = nodes[node.Id / 2];
            node.Neighbours = [nodes[node.Id / 3], nodes[node.Id]];
        }

        var copy = RoundTrip(nodes);

        Assert.Equal(10_000, copy.Distinct().Count());
        Assert.All(copy, node => Assert.Same(copy[node!.Id / 2], node.Next));
        Assert.All(copy, node => Assert.Same(copy[node!.Id / 3], node.Neighbours![0]));
    }

    [Fact]
    public void EverySinkWritesTheSame()
    {
        var node = new GraphNode { Id = 1, Name = "n" };
        node.Neighbours = [node, node];
        var bytes = FastSerializer.Serialize(node);
        var output = new System.Buffers.ArrayBufferWriter<byte>();
        FastSerializer.Serialize(output, node);
        var span = new byte[bytes.Length];

        Assert.Equal(bytes.Length, FastSerializer.GetSize(node));
        Assert.True(FastSerializer.TrySerialize(node, span, out _));
        Assert.Equal(bytes, span);
        Assert.Equal(bytes, output.WrittenSpan.ToArray());
    }

    [Fact]
    public void ObjectsAreForgottenAfterEveryCall()
    {
        var node = new GraphNode { Id = 1 };
        var first = FastSerializer.Serialize(node);
        node.Neighbours = [new GraphNode { Next = Deep(100) }];
        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(node));
        node.Neighbours = null;

        Assert.Equal(first, FastSerializer.Serialize(node));
        Assert.False(FastSerializer.TryDeserialize<GraphNode>([1, 0, 0, 0, 0, 1, 2, 9], out _, out _));
        Assert.False(FastSerializer.TryDeserialize<GraphNode>([2, 0], out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidReference, error.Code);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(254)]
    [InlineData(3)]
    public void ReferenceToAnObjectThatIsNotThereIsRefusedWhereItStands(byte number)
    {
        // A node whose next is a number that nothing has yet.
        Assert.False(FastSerializer.TryDeserialize<GraphNode>([1, 0, 0, 0, 0, 1, 2, number, 0, 0], out _, out var error));

        Assert.Equal((FastSerErrorCode.InvalidReference, 6L, "Next"), (error.Code, error.Offset, error.MemberPath));
    }

    [Fact]
    public void ReferenceToAnObjectOfAnotherTypeIsRefused()
    {
        // The label is the node itself.
        Assert.False(FastSerializer.TryDeserialize<GraphNode>([1, 0, 0, 0, 0, 1, 0, 0, 2, 0], out _, out var error));

        Assert.Equal((FastSerErrorCode.InvalidReference, "Label"), (error.Code, error.MemberPath));
    }

    [Fact]
    public void ReferenceToAnObjectThatIsStillBeingBuiltIsRefused()
    {
        // The outer name is the name itself.
        Assert.False(FastSerializer.TryDeserialize<SharedName>([1, 1, 2, 0], out _, out var error));

        Assert.Equal(FastSerErrorCode.InvalidReference, error.Code);
    }

    [Fact]
    public void CycleOfATypeWithoutReferencesEndsInADepthError()
    {
        var node = new LinkedNode();
        node.Next = node;

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(node));

        Assert.Equal(FastSerErrorCode.DepthExceeded, exception.Code);
    }

    [Fact]
    public void ChainDeeperThanTheLimitIsRefused()
    {
        var exception = Assert.Throws<FastSerException>(static () => FastSerializer.Serialize(Deep(65)));

        Assert.Equal(FastSerErrorCode.DepthExceeded, exception.Code);
        Assert.NotNull(FastSerializer.Deserialize<GraphNode>(FastSerializer.Serialize(Deep(64))));
    }

    private static GraphNode Deep(int levels) =>
        levels == 1 ? new GraphNode() : new GraphNode { Next = Deep(levels - 1) };

    private static T RoundTrip<T>(T value) => FastSerializer.Deserialize<T>(FastSerializer.Serialize(value))!;
}
