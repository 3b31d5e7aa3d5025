using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Memory;

/// <summary>Nothing outside a buffer is touched, not even read: every case stands against a forbidden page on both sides.</summary>
[Trait("Promise", "P3")]
public sealed class GuardedMemoryTests : IDisposable
{
    private readonly GuardedMemory _memory = new(64 * 1024);
    private readonly GuardedMemory _otherMemory = new(64 * 1024);

    public void Dispose()
    {
        _memory.Dispose();
        _otherMemory.Dispose();
    }

    [Fact]
    public void StringsOfEveryLengthStayInside()
    {
        for (var length = 0; length <= 300; length++)
        {
            AssertInside(new string('a', length));
            AssertInside(new string('\u00FF', length));
            AssertInside(new string('\u4E00', length));
        }
    }

    [Fact]
    public void EveryPrefixOfAGraphStaysInside()
    {
        var data = FastSerializer.Serialize(Samples.Ledger(4));
        for (var size = 0; size <= data.Length; size++)
        {
            foreach (var isAtEnd in new[] { true, false })
            {
                var span = isAtEnd ? _memory.AtEnd(size) : _memory.AtStart(size);
                data.AsSpan(0, size).CopyTo(span);

                Assert.Equal(size == data.Length, FastSerializer.TryDeserialize<Ledger>(span, out _, out _));
            }
        }
    }

    [Fact]
    public void AGraphWrittenToAnExactSpanStaysInside()
    {
        AssertInside(Samples.Ledger(0));
        AssertInside(Samples.Ledger(100));
        AssertInside(Samples.Poco(3));
        AssertInside(Samples.Poco(39));
        AssertInside(Node.Chain(60));
    }

    [Fact]
    public void ArraysOfCheckedScalarsStayInside()
    {
        for (var count = 0; count <= 70; count++)
        {
            AssertInside(new bool[count]);
            AssertInside(new DateTime[count]);
            AssertInside(new TimeOnly[count]);
            AssertInside(new DateOnly[count]);
            AssertInside(new decimal[count]);
            AssertInside(new byte[count]);
        }
    }

    [Fact]
    public void EveryKernelStaysInside()
    {
        AssertKernelsStayInside<IntAndDate>();
        AssertKernelsStayInside<LongAndInt>();
        AssertKernelsStayInside<ByteAndShort>();
        AssertKernelsStayInside<BoolAndInt>();
        AssertKernelsStayInside<ByteAndLong>();
        AssertKernelsStayInside<DatePair>();
        AssertKernelsStayInside<ThreeInts>();
        AssertKernelsStayInside<ThreeBools>();
        AssertKernelsStayInside<Swapped>();
        AssertKernelsStayInside<RuneAndByte>();
        AssertKernelsStayInside<LargeWithGap>();
        AssertKernelsStayInside<LargeWithoutGap>();
    }

    private void AssertInside<T>(T value)
    {
        var data = FastSerializer.Serialize(value);
        foreach (var isAtEnd in new[] { true, false })
        {
            var span = isAtEnd ? _memory.AtEnd(data.Length) : _memory.AtStart(data.Length);

            Assert.True(FastSerializer.TrySerialize(value, span, out var written));
            Assert.Equal(data.Length, written);
            Assert.True(span.SequenceEqual(data));
            Assert.Equal(data, FastSerializer.Serialize(FastSerializer.Deserialize<T>(span)));
        }
    }

    private void AssertKernelsStayInside<T>()
        where T : struct, IFastSerializableValue<T>
    {
        foreach (var kernel in Enum.GetValues<PackKernel>().Where(kernel => PackPlan<T>.Layout.Supports(kernel)))
        {
            for (var count = 0; count <= 70; count++)
            {
                AssertKernelStaysInside<T>(kernel, count, isAtEnd: true);
                AssertKernelStaysInside<T>(kernel, count, isAtEnd: false);
            }
        }
    }

    private void AssertKernelStaysInside<T>(PackKernel kernel, int count, bool isAtEnd)
        where T : struct, IFastSerializableValue<T>
    {
        var memorySize = count * Unsafe.SizeOf<T>();
        var memory = isAtEnd ? _memory.AtEnd(memorySize) : _memory.AtStart(memorySize);
        var wire = isAtEnd ? _otherMemory.AtEnd(count * T.Size) : _otherMemory.AtStart(count * T.Size);
        var items = MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetReference(memory)), count);
        memory.Clear();

        PackedValues.Write(ref MemoryMarshal.GetReference(wire), items, kernel);
        Assert.True(wire.IndexOfAnyExcept((byte)0) < 0);
        Assert.True(PackedValues.TryRead(items, ref MemoryMarshal.GetReference(wire), kernel));
    }
}
