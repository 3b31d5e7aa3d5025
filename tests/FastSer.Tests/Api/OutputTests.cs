using System.Buffers;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Api;

/// <summary>All ways of writing give the same bytes, wherever their memory comes from.</summary>
public class OutputTests
{
    public static TheoryData<int> Sizes => [0, 1, 3, 10, 100, 5000];

    [Theory]
    [MemberData(nameof(Sizes))]
    public void ABufferWriterThatGivesTheMinimumGetsTheSameBytes(int size)
    {
        foreach (var extra in new[] { 0, 1, 1000 })
        {
            var output = new FreshSegmentWriter(extra);
            FastSerializer.Serialize(output, Samples.Ledger(size));

            Assert.Equal(FastSerializer.Serialize(Samples.Ledger(size)), output.Written);
        }
    }

    [Theory]
    [MemberData(nameof(Sizes))]
    public void AnArrayBufferWriterGetsTheSameBytes(int size)
    {
        var output = new ArrayBufferWriter<byte>();
        FastSerializer.Serialize(output, Samples.Ledger(size));

        Assert.Equal(FastSerializer.Serialize(Samples.Ledger(size)), output.WrittenSpan.ToArray());
    }

    [Theory]
    [MemberData(nameof(Sizes))]
    public void TheSizeIsExact(int size)
    {
        var value = Samples.Ledger(size);

        Assert.Equal(FastSerializer.Serialize(value).Length, FastSerializer.GetSize(value));
    }

    [Theory]
    [MemberData(nameof(Sizes))]
    public void ASpanOfTheExactSizeIsEnoughAndOneByteLessIsNot(int size)
    {
        var value = Samples.Ledger(size);
        var expected = FastSerializer.Serialize(value);
        var buffer = new byte[expected.Length + 16];
        buffer.AsSpan().Fill(0xCD);

        Assert.True(FastSerializer.TrySerialize(value, buffer.AsSpan(8, expected.Length), out var written));
        Assert.Equal(expected.Length, written);
        Assert.Equal(expected, buffer.AsSpan(8, written).ToArray());
        Assert.True(buffer.AsSpan(0, 8).IndexOfAnyExcept((byte)0xCD) < 0);
        Assert.True(buffer.AsSpan(8 + written).IndexOfAnyExcept((byte)0xCD) < 0);

        buffer.AsSpan().Fill(0xCD);
        Assert.False(FastSerializer.TrySerialize(value, buffer.AsSpan(8, expected.Length - 1), out written));
        Assert.Equal(0, written);
        Assert.True(buffer.AsSpan(0, 8).IndexOfAnyExcept((byte)0xCD) < 0);
        Assert.True(buffer.AsSpan(8 + expected.Length - 1).IndexOfAnyExcept((byte)0xCD) < 0);
    }

    [Fact]
    public void EverySpanThatIsTooShortIsRefusedWithoutAnException()
    {
        var value = Samples.Ledger();
        var size = FastSerializer.GetSize(value);
        for (var length = 0; length < size; length++)
        {
            Assert.False(FastSerializer.TrySerialize(value, new byte[length], out var written));
            Assert.Equal(0, written);
        }
    }

    [Fact]
    public void ValuesOfOneSizeFollowTheSameRules()
    {
        var value = new IntAndDate(1, DateTime.UnixEpoch);
        var expected = FastSerializer.Serialize(value);
        var output = new FreshSegmentWriter(0);
        FastSerializer.Serialize(output, value);
        var span = new byte[12];

        Assert.Equal(12, expected.Length);
        Assert.Equal(expected, output.Written);
        Assert.Equal(12, FastSerializer.GetSize(value));
        Assert.True(FastSerializer.TrySerialize(value, span, out var written));
        Assert.Equal(12, written);
        Assert.Equal(expected, span);
        Assert.False(FastSerializer.TrySerialize(value, new byte[11], out written));
        Assert.Equal(0, written);
    }

    [Fact]
    public void ALargeArrayReachesABufferWriterInChunks()
    {
        var items = new byte[1_000_000];
        new Random(1).NextBytes(items);
        var output = new FreshSegmentWriter(0);
        FastSerializer.Serialize(output, items);

        Assert.InRange(output.Requests, 15, 40);
        Assert.Equal(FastSerializer.Serialize(items), output.Written);
        Assert.Equal(items, FastSerializer.Deserialize<byte[]>(output.Written));
    }

    [Fact]
    public void AnEmptySpanOfScalarsIsNothing()
    {
        var output = new ArrayBufferWriter<byte>();
        FastWriter writer = default;
        writer.StartOutput(output, new FastSerializerOptions { MaxDepth = 1 });
        writer.WriteScalars(default(ReadOnlySpan<long>));
        writer.WriteScalars<long>([]);
        writer.WriteScalars<short>([1, 2]);
        writer.Finish();

        Assert.Equal([1, 0, 2, 0], output.WrittenSpan.ToArray());
    }

    [Fact]
    public void ABufferWriterThatReturnsTooLittleIsItsOwnFault()
    {
        Assert.Throws<InvalidOperationException>(() => FastSerializer.Serialize(new ShortWriter(), Samples.Poco(1)));
        Assert.Throws<InvalidOperationException>(() => FastSerializer.Serialize(new ShortWriter(), 1));
    }

    [Fact]
    public void WhatABufferWriterThrowsIsNotWrapped()
    {
        Assert.Throws<IOException>(() => FastSerializer.Serialize(new ClosedWriter(), Samples.Poco(1)));
        Assert.Throws<IOException>(() => FastSerializer.Serialize(new ClosedWriter(), 1));
        Assert.Throws<ArgumentNullException>(() => FastSerializer.Serialize((IBufferWriter<byte>)null!, 1));
    }
}
