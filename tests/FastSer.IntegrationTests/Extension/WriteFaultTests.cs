using System.Buffers;

namespace FastSer.IntegrationTests.Extension;

public sealed class WriteFaultTests
{
    [Fact]
    [Trait("Promise", "P7")]
    public void CyclicGraphEndsAtTheDepthLimit()
    {
        var node = new LinkedNode();
        node.Next = node;

        AssertTooDeep(() => FastSerializer.Serialize(node));
        AssertTooDeep(() => FastSerializer.GetSize(node));
        AssertTooDeep(() => FastSerializer.TrySerialize(node, new byte[10_000], out _));
        AssertTooDeep(() => FastSerializer.Serialize(new ArrayBufferWriter<byte>(), node));
    }

    [Fact]
    [Trait("Promise", "P7")]
    public void CycleThroughCollectionsEndsAtTheDepthLimit()
    {
        var tree = new Tree();
        tree.Children = [tree, tree];
        var folder = new Folder();
        folder.Entries = new() { ["self"] = folder };
        var ping = new Ping { Pong = new Pong() };
        ping.Pong.Pings = [ping];
        var boxed = new BoxedNode();
        boxed.Next = new Box<BoxedNode> { Item = boxed };

        AssertTooDeep(() => FastSerializer.Serialize(tree));
        AssertTooDeep(() => FastSerializer.Serialize(folder));
        AssertTooDeep(() => FastSerializer.Serialize(ping));
        AssertTooDeep(() => FastSerializer.Serialize(boxed));
    }

    [Fact]
    public void SharedObjectIsReadAsTwo()
    {
        var leaf = new Leaf { Id = 1 };

        var read = FastSerializer.Deserialize<SharedReferences>(
            FastSerializer.Serialize(new SharedReferences { First = leaf, Second = leaf }));

        Assert.NotSame(read.First, read.Second);
        Assert.Equal(1, read.Second!.Id);
    }

    [Fact]
    public void NullBufferWriterIsAnArgumentError() =>
        Assert.Throws<ArgumentNullException>(static () => FastSerializer.Serialize((System.Buffers.IBufferWriter<byte>)null!, 1));

    private static void AssertTooDeep(Action action) =>
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(action).Code);
}
