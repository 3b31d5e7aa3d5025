using System.Buffers;
using FastSer.Windows;

namespace FastSer.Tests.Memory;

/// <summary>Windows on sources that end too early, and long values that go past a window.</summary>
public class InputWindowTests
{
    [Fact]
    public void ASourceThatEndsTooEarlyIsNotReadOn()
    {
        using var window = new ShortWindow([1, 2, 3], announced: 10);
        Assert.True(window.TryFetch(0, 2));
        Assert.False(window.TryFetch(3, 5));
        Assert.False(window.TryReadDirect(new byte[1]));

        using var whole = new SequenceWindow(new ReadOnlySequence<byte>([1, 2, 3]));
        var bytes = new byte[4];
        Assert.False(whole.TryReadDirect(bytes));
        Assert.Equal([1, 2, 3, 0], bytes);
        Assert.False(whole.TryFetch(0, 1));
    }

    [Fact]
    public void BytesThatWereReadBeforeComeFirst()
    {
        var bytes = Enumerable.Range(0, 100_000).Select(static i => (byte)i).ToArray();
        using var window = new ShortWindow([7], announced: 100_001);
        window.Preload(bytes);
        Assert.Equal(bytes, window.Filled.ToArray());
        Assert.True(window.TryFetch(1, 2));
        Assert.Equal([bytes[^1], 7], window.Filled.ToArray());
        Assert.Equal(0, window.Left);
    }

    [Theory]
    [InlineData('a')]
    [InlineData('\u3042')]
    public void LongStringsGoPastTheWindow(char letter)
    {
        var text = new string(letter, 100_000);
        using var window = new SequenceWindow(new ReadOnlySequence<byte>(FastSerializer.Serialize(text)));
        var reader = new FastReader(window, null);
        Assert.Equal(text, reader.ReadString());
        Assert.True(reader.IsAtEnd);
    }

    [Fact]
    public void ALongStringThatNeedsNoWideCharactersIsRefused()
    {
        var data = FastSerializer.Serialize(new string('\u3042', 100_000));
        for (var i = data.Length - 200_000; i < data.Length; i += 2)
        {
            (data[i], data[i + 1]) = ((byte)'a', 0);
        }

        AssertRefused(FastSerErrorCode.InvalidString, data, data.Length, static (ref FastReader reader) => reader.ReadString());
    }

    [Fact]
    public void LongValuesThatAreCutShortAreRefused()
    {
        var text = FastSerializer.Serialize(new string('a', 100_000));
        AssertRefused(FastSerErrorCode.Truncated, text[..^1], text.Length, static (ref FastReader reader) => reader.ReadString());
        var numbers = FastSerializer.Serialize(new int[50_000]);
        AssertRefused(FastSerErrorCode.Truncated, numbers[..^1], numbers.Length, static (ref FastReader reader) => reader.ReadScalarArray<int>());
        AssertRefused(FastSerErrorCode.Truncated, numbers[..^1], numbers.Length, static (ref FastReader reader) => reader.ReadScalarList<int>());
    }

    [Fact]
    public void ElementsBehindALongOneMustBeThere()
    {
        var text = new string('a', 100_000);
        byte[] items = [4, .. FastSerializer.Serialize(text), 0, 0];
        using var window = new ShortWindow(items, items.Length);
        var reader = new FastReader(window, null);
        Assert.Equal(text, ReadFirst(ref reader));
        AssertRefused(FastSerErrorCode.Truncated, items[..^1], items.Length, ReadFirst);
        AssertRefused(FastSerErrorCode.Truncated, items[..^2], items.Length, ReadFirst);

        static string? ReadFirst(ref FastReader reader)
        {
            reader.BeginItems(reader.ReadCount(minimumElementSize: 1), minimumElementSize: 1);
            reader.NextItem(minimumElementSize: 1);
            return reader.ReadString();
        }
    }

    [Fact]
    public void LongMemoryIsUsedAgainWhileItIsThere()
    {
        var spare = default(SpareMemory);
        var (small, large, larger) = (new byte[1000], new byte[3_000_000], new byte[4_000_000]);
        spare.Keep(small);
        Assert.Same(small, spare.Take(1000));
        Assert.Equal(2000, spare.Take(2000).Length);
        spare.Keep(large);
        Assert.Same(large, spare.Take(2_000_000));
        Assert.Equal(3_500_000, spare.Take(3_500_000).Length);
        spare.Keep(larger);
        Assert.Same(larger, spare.Take(3_500_000));
        Assert.Same(small, spare.Take(10));
        GC.KeepAlive(larger);
    }

    private static void AssertRefused(FastSerErrorCode code, byte[] data, int announced, ReadFunc read)
    {
        using var window = new ShortWindow(data, announced);
        var exception = Assert.Throws<FastSerException>(() =>
        {
            var reader = new FastReader(window, null);
            read(ref reader);
        });
        Assert.Equal(code, exception.Code);
    }

    private delegate object? ReadFunc(ref FastReader reader);

    /// <summary>A source that has fewer bytes than it says.</summary>
    private sealed class ShortWindow(byte[] bytes, long announced) : InputWindow(announced, UsualSize)
    {
        private int _position;

        protected override int Read(Span<byte> destination)
        {
            var part = bytes.AsSpan(_position, Math.Min(destination.Length, bytes.Length - _position));
            part.CopyTo(destination);
            _position += part.Length;
            return part.Length;
        }
    }
}
