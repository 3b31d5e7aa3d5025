using System.Buffers;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Api;

public class AllocationTests
{
    private static readonly ArrayBufferWriter<byte> s_output = new(1 << 20);

    [Fact]
    public void WritingToAReusedBufferAllocatesNothing()
    {
        var ledger = Samples.Ledger(1000);
        var poco = Samples.Poco(1);

        AssertAllocates(0, () => Write(ledger));
        AssertAllocates(0, () => Write(poco));
        AssertAllocates(0, () => Write(new IntAndDate(1, default)));
        AssertAllocates(0, () => Write("text"));
    }

    [Fact]
    public void WritingToASpanAllocatesNothing()
    {
        var poco = Samples.Poco(1);
        var buffer = new byte[1000];
        var exact = new byte[FastSerializer.GetSize(poco)];

        AssertAllocates(0, () => Assert.True(FastSerializer.TrySerialize(poco, buffer, out _)));
        AssertAllocates(0, () => Assert.True(FastSerializer.TrySerialize(poco, exact, out _)));
        AssertAllocates(0, () => Assert.False(FastSerializer.TrySerialize(poco, exact.AsSpan(1), out _)));
    }

    [Fact]
    public void AskingForTheSizeAllocatesNothing()
    {
        var ledger = Samples.Ledger(5000);

        AssertAllocates(0, () => Assert.True(FastSerializer.GetSize(ledger) > 100_000));
    }

    [Trait("Needs", "64-bit references")]
    [Fact]
    public void SerializingToAnArrayAllocatesThatArrayAndNothingElse()
    {
        var ledger = Samples.Ledger(1000);
        var numbers = new int[5];
        var dates = new List<IntAndDate>(new IntAndDate[30]);

        AssertAllocates(ArraySize(FastSerializer.GetSize(ledger)), () => FastSerializer.Serialize(ledger));
        AssertAllocates(ArraySize(12), () => FastSerializer.Serialize(new IntAndDate(1, default)));
        AssertAllocates(ArraySize(4), () => FastSerializer.Serialize(1));
        AssertAllocates(ArraySize(21), () => FastSerializer.Serialize(numbers));
        AssertAllocates(ArraySize(361), () => FastSerializer.Serialize(dates));
        AssertAllocates(ArraySize(6), () => FastSerializer.Serialize("hello"));
    }

    [Trait("Needs", "64-bit references")]
    [Fact]
    public void ReadingAllocatesTheValueAndNothingElse()
    {
        var dates = FastSerializer.Serialize(new IntAndDate[30]);
        var date = FastSerializer.Serialize(new IntAndDate(1, default));
        var text = FastSerializer.Serialize("hello");
        var letter = FastSerializer.Serialize("h");

        AssertAllocates(24 + (30 * 16), () => FastSerializer.Deserialize<IntAndDate[]>(dates));
        AssertAllocates(32 + 24 + (30 * 16), () => FastSerializer.Deserialize<List<IntAndDate>>(dates));
        AssertAllocates(0, () => FastSerializer.Deserialize<IntAndDate>(date));
        AssertAllocates(32, () => FastSerializer.Deserialize<string>(text));
        AssertAllocates(0, () => FastSerializer.Deserialize<string>(letter));
    }

    private static void Write<T>(T value)
    {
        s_output.ResetWrittenCount();
        FastSerializer.Serialize(s_output, value);
    }

    private static int ArraySize(int length) => (24 + length + 7) & ~7;

    private static void AssertAllocates(long expected, Action action)
    {
        for (var i = 0; i < 3; i++)
        {
            action();
        }

        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        Assert.Equal(expected, GC.GetAllocatedBytesForCurrentThread() - before);
    }
}
