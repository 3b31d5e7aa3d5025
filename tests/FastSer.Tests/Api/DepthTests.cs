using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Api;

[Trait("Promise", "P7")]
public class DepthTests
{
    private const int SmallStack = 256 * 1024;

    [Theory]
    [InlineData(63, true)]
    [InlineData(64, true)]
    [InlineData(65, false)]
    public void SixtyFourLevelsAreAccepted(int depth, bool isAccepted)
    {
        var trusted = FastSerializer.Serialize(Node.Chain(depth), FastSerializerOptions.Trusted);
        if (isAccepted)
        {
            Assert.Equal(trusted, FastSerializer.Serialize(Node.Chain(depth)));
            Assert.Equal(1, FastSerializer.Deserialize<Node>(trusted).Value);
            return;
        }

        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(Node.Chain(depth))).Code);
        Assert.False(FastSerializer.TryDeserialize<Node>(trusted, out _, out var error));
        Assert.Equal(FastSerErrorCode.DepthExceeded, error.Code);
        Assert.Equal(5 * 64, error.Offset);
        Assert.Equal(string.Join('.', Enumerable.Repeat("Next", 64)), error.MemberPath);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(10)]
    [InlineData(1000)]
    public void TheLimitIsAnOption(int limit)
    {
        var options = new FastSerializerOptions { MaxDepth = limit };
        var fits = FastSerializer.Serialize(Node.Chain(limit), options);
        var tooDeep = FastSerializer.Serialize(Node.Chain(limit + 1), FastSerializerOptions.Trusted);

        Assert.Equal(1, FastSerializer.Deserialize<Node>(fits, options).Value);
        Assert.False(FastSerializer.TryDeserialize<Node>(tooDeep, out _, out var error, options));
        Assert.Equal(FastSerErrorCode.DepthExceeded, error.Code);
        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(Node.Chain(limit + 1), options));
    }

    [Fact]
    public void ALimitBelowOneIsRefused() =>
        Assert.Throws<ArgumentOutOfRangeException>(() => new FastSerializerOptions { MaxDepth = 0 });

    [Fact]
    public void WidthIsNotDepth()
    {
        var wide = new Node { Children = [.. Enumerable.Range(0, 1000).Select(i => (Node?)new Node { Value = i })] };

        Assert.Equal(1000, FastSerializer.Deserialize<Node>(FastSerializer.Serialize(wide)).Children!.Count);
    }

    [Fact]
    public void ACycleIsAnErrorAndNotACrash()
    {
        var node = new Node();
        node.Next = node;

        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(node)).Code);
        Assert.Equal(
            FastSerErrorCode.DepthExceeded,
            Assert.Throws<FastSerException>(() => FastSerializer.Serialize(node, FastSerializerOptions.Trusted)).Code);
    }

    [Trait("Needs", "threads")]
    [Fact]
    public void NoInputOverflowsASmallStackWhateverTheLimit()
    {
        var data = new byte[5_000_000];
        for (var i = 0; i < data.Length; i += 5)
        {
            data[i] = 1;
        }

        OnSmallStack(() =>
        {
            Assert.False(FastSerializer.TryDeserialize<Node>(data, out _, out var error));
            Assert.Equal(FastSerErrorCode.DepthExceeded, error.Code);
            Assert.False(FastSerializer.TryDeserialize<Node>(data, out _, out error, FastSerializerOptions.Trusted));
            Assert.Equal(FastSerErrorCode.DepthExceeded, error.Code);
            Assert.Equal(1, FastSerializer.Deserialize<Node>(FastSerializer.Serialize(Node.Chain(64))).Value);
        });
    }

    [Fact]
    [Trait("Promise", "P4")]
    public void NestedCountsCannotEachClaimTheWholeRest()
    {
        // Each level holds one list whose count is as large as its rest allows: unaccounted, slots would grow by the square.
        var allocated = new[] { 1000, 2000, 4000 }.Select(AllocatedForNestedClaims).ToArray();

        Assert.All(allocated, (bytes, i) => Assert.InRange(bytes, 0, (64L * (1000 << i)) + 20_000));
    }

    private static long AllocatedForNestedClaims(int size)
    {
        var data = new List<byte>();
        for (var depth = 0; depth < 60; depth++)
        {
            var rest = size - (12 * (depth + 1));
            data.AddRange([1, 0, 0, 0, 0, 0, 255]);
            data.AddRange(BitConverter.GetBytes((uint)rest));
        }

        data.AddRange(new byte[size]);
        var bytes = data.ToArray();
        FastSerializer.TryDeserialize<Node>(bytes, out _, out _);
        var before = GC.GetAllocatedBytesForCurrentThread();
        FastSerializer.TryDeserialize<Node>(bytes, out _, out _);
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static void OnSmallStack(Action action)
    {
        Exception? failure = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    action();
                }
                catch (Exception exception)
                {
                    failure = exception;
                }
            },
            SmallStack);
        thread.Start();
        thread.Join();
        Assert.Null(failure);
    }
}
