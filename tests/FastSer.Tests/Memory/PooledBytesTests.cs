using FastSer.Windows;

namespace FastSer.Tests.Memory;

/// <summary>Pooled results are equal where their memory is, and are given back once.</summary>
public class PooledBytesTests
{
    [Fact]
    public void CopiesAreEqualAndOthersAreNot()
    {
        using var bytes = FastSerializer.SerializePooled(7);
        using var other = FastSerializer.SerializePooled(7);
        var copy = bytes;

        Assert.True(bytes == copy);
        Assert.True(bytes.Equals((object)copy));
        Assert.Equal(bytes.GetHashCode(), copy.GetHashCode());
        Assert.True(bytes != other);
        Assert.False(bytes.Equals(7));
    }

    [Fact]
    public void MemoryThatIsUsedAgainBelongsToTheLaterResult()
    {
        var first = FastSerializer.SerializePooled(7);
        first.Dispose();
        first.Dispose();
        using var second = FastSerializer.SerializePooled(8);

        Assert.NotEqual(first, second);
        Assert.Throws<ObjectDisposedException>(() => first.Memory);
        Assert.Equal([8, 0, 0, 0], second.Span.ToArray());
        Assert.Equal(4, first.Length);
    }

    [Fact]
    public void AbandonedMemoryIsNotUsedAgain()
    {
        var bytes = FastSerializer.SerializePooled(7);
        var memory = bytes.Memory;
        bytes.Abandon();
        bytes.Abandon();
        using var other = FastSerializer.SerializePooled(8);

        Assert.Throws<ObjectDisposedException>(() => bytes.Memory);
        Assert.Equal([7, 0, 0, 0], memory.ToArray());
    }

    [Fact]
    public void TheDefaultIsEmpty()
    {
        PooledBytes none = default;
        none.Dispose();
        none.Abandon();

        Assert.Equal(0, none.Length);
        Assert.True(none.Span.IsEmpty);
        Assert.Equal(default, none);
    }

    [Fact]
    public void ThePiecesOfALongResultAreItsBytes()
    {
        var buffer = PooledBuffer.Take();
        buffer.IsInPieces = true;
        for (var i = 0; i < 3_000_000; i += 1000)
        {
            buffer.GetSpan(1000)[..1000].Fill((byte)(i / 1000));
            buffer.Advance(1000);
        }

        Assert.NotNull(buffer.Full);
        var bytes = buffer.ToArray();
        buffer.Release(buffer.Version);
        Assert.Equal(3_000_000, bytes.Length);
        Assert.All(Enumerable.Range(0, 3000), i => Assert.Equal((byte)i, bytes[(i * 1000) + 999]));
    }
}
