using System.Runtime.CompilerServices;

namespace FastSer.IntegrationTests.Identity;

/// <summary>The tables of known objects belong to one call: others inside it, and those after a failure, know nothing of them.</summary>
public sealed class IdentityReentrancyTests : IDisposable
{
    public void Dispose() => (Hooked.OnRead, Hooked.OnWrite, Hooked.OnRestored) = (null, null, null);

    [Fact]
    public void GettersMayWriteGraphsThreeLevelsDeep()
    {
        var expected = FastSerializer.Serialize(Ring(10));
        var level = 0;
        Hooked.OnRead = _ =>
        {
            if (level < 3)
            {
                level++;
                Assert.Equal(expected, FastSerializer.Serialize(Ring(10)));
                Assert.Equal(expected.Length, FastSerializer.GetSize(Ring(10)));
                level--;
            }
        };

        Assert.Equal(expected, FastSerializer.Serialize(Ring(10)));
    }

    [Fact]
    public void GettersMayWriteTheVeryGraphThatIsBeingWritten()
    {
        var ring = Ring(5);
        var expected = FastSerializer.Serialize(ring);
        var isNested = false;
        Hooked.OnRead = _ =>
        {
            if (!isNested)
            {
                isNested = true;
                Assert.Equal(expected, FastSerializer.Serialize(ring));
                isNested = false;
            }
        };

        Assert.Equal(expected, FastSerializer.Serialize(ring));
    }

    [Fact]
    public void SettersAndCallbacksMayReadGraphs()
    {
        var bytes = FastSerializer.Serialize(Ring(6));
        var level = 0;
        Hooked.OnWrite = Hooked.OnRestored = _ =>
        {
            if (level < 2)
            {
                level++;
                AssertRing(FastSerializer.Deserialize<Hooked>(bytes)!, 6);
                level--;
            }
        };

        AssertRing(FastSerializer.Deserialize<Hooked>(bytes)!, 6);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(4)]
    [InlineData(9)]
    public void FailedWritesLeaveNothingBehind(int number)
    {
        var ring = Ring(10);
        var expected = FastSerializer.Serialize(ring);
        var output = new System.Buffers.ArrayBufferWriter<byte>();
        Hooked.OnRead = item => Fail(item.Position == number);

        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(ring));
        Assert.Throws<FastSerException>(() => FastSerializer.GetSize(ring));
        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(output, ring));
        Assert.Throws<FastSerException>(() => FastSerializer.TrySerialize(ring, new byte[1000], out _));
        Hooked.OnRead = null;

        Assert.Equal(expected, FastSerializer.Serialize(ring));
    }

    [Fact]
    public void FailedReadsLeaveNothingBehind()
    {
        var bytes = FastSerializer.Serialize(Ring(10));
        Hooked.OnWrite = static _ => Fail(true);

        Assert.False(FastSerializer.TryDeserialize<Hooked>(bytes, out _, out var error));
        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Hooked>(bytes));
        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Hooked>(bytes, out _));
        Hooked.OnWrite = null;

        Assert.Equal(FastSerErrorCode.UserCode, error.Code);
        AssertRing(FastSerializer.Deserialize<Hooked>(bytes)!, 10);

        // Numbers of the failed calls would be found here.
        Assert.False(FastSerializer.TryDeserialize<Hooked>([2, 0], out _, out error));
        Assert.Equal(FastSerErrorCode.InvalidReference, error.Code);
    }

    [Fact]
    public void KeptTablesHoldNoObjects()
    {
        var graphs = new[] { WriteAndForget(), ReadAndForget() };

        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();

        Assert.All(graphs, static graph => Assert.False(graph.IsAlive));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference WriteAndForget()
    {
        var ring = Ring(3);
        FastSerializer.Serialize(ring);
        return new WeakReference(ring);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference ReadAndForget() =>
        new(FastSerializer.Deserialize<Hooked>(FastSerializer.Serialize(Ring(3))));

    private static Hooked Ring(int count)
    {
        var items = Enumerable.Range(0, count).Select(static i => new Hooked { Number = i, Position = i }).ToArray();
        for (var i = 0; i < count; i++)
        {
            items[i].Next = items[(i + 1) % count];
            items[i].Other = items[i / 2];
        }

        return items[0];
    }

    private static void AssertRing(Hooked first, int count)
    {
        var items = new List<Hooked> { first };
        while (items[^1].Next != first)
        {
            items.Add(items[^1].Next!);
        }

        Assert.Equal(count, items.Count);
        Assert.All(items, (item, i) => Assert.Same(items[i / 2], item.Other));
    }

    private static void Fail(bool isWanted)
    {
        if (isWanted)
        {
            throw new InvalidOperationException("A hook failed.");
        }
    }
}
