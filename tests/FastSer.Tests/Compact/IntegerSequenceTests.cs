using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Primitives;
using FastSer.Tests.Memory;

namespace FastSer.Tests.Compact;

public class IntegerSequenceTests
{
    private static readonly int[] s_counts = [.. Enumerable.Range(0, 40), 127, 128, 129, 255, 256, 257, 511, 512, 513, 1500];

    [Fact]
    public void IntegersOf16BitsRoundTrip() => RoundTrip<ushort>(static value => (ushort)value);

    [Fact]
    public void IntegersOf32BitsRoundTrip() => RoundTrip<uint>(static value => (uint)value);

    [Fact]
    public void IntegersOf64BitsRoundTrip() => RoundTrip<ulong>(static value => value);

    [Fact]
    public void EveryControlByteIsReadAlikeWithAndWithoutVectors()
    {
        ReadEveryControl<ushort>();
        ReadEveryControl<uint>();
        ReadEveryControl<ulong>();
    }

    [Fact]
    public void EveryBlockWithAWrongByteIsReadAlikeWithAndWithoutVectors()
    {
        ReadWrongBlocks<ushort>(static value => (ushort)value);
        ReadWrongBlocks<uint>(static value => (uint)value);
        ReadWrongBlocks<ulong>(static value => value);
    }

    [Theory]
    [InlineData(new uint[] { 0 }, "02 00 00")]
    [InlineData(new uint[] { 0, 0xFF, 0x0201, 0x04030201 }, "05 D0 00 FF 0102 01020304")]
    [InlineData(new uint[] { 1, 2, 3, 4, 0x030201 }, "06 0002 01 02 03 04 010203")]
    public void TheLayoutIsControlBytesThenElements(uint[] values, string hex) =>
        Assert.Equal(
            hex.Replace(" ", ""), Convert.ToHexString(Wire.ToBytes((ref writer) => writer.WriteCompactUnsignedArray(values))));

    [Fact]
    public void GroupsOfOtherWidthsHaveControlsOfOneAndFourBits()
    {
        var narrow = Wire.ToBytes(static (ref writer) => writer.WriteCompactUnsignedArray((ushort[])[1, 0x100]));
        var wide = Wire.ToBytes(static (ref writer) => writer.WriteCompactUnsignedArray((ulong[])[1, 1UL << 63]));

        Assert.Equal("0302010001", Convert.ToHexString(narrow));
        Assert.Equal("0370010000000000000080", Convert.ToHexString(wide));
    }

    [Fact]
    public void SequencesAreReadAndWrittenByTheirSign()
    {
        int[] values = [0, -1, 1, int.MinValue, int.MaxValue, -70000, 127, -128];
        var signed = Wire.ToBytes((ref writer) => writer.WriteCompactSignedArray(values));
        var list = Wire.ToBytes((ref writer) => writer.WriteCompactSignedList(values.ToList()));
        var unsigned = Wire.ToBytes((ref writer) => writer.WriteCompactUnsignedArray(values));

        Assert.Equal(signed, list);
        Assert.Equal(values, Wire.FromBytes(signed, static (ref reader) => reader.ReadCompactSignedArray<int>()));
        Assert.Equal(values, Wire.FromBytes(signed, static (ref reader) => reader.ReadCompactSignedList<int>()));
        Assert.Equal(values, Wire.FromBytes(unsigned, static (ref reader) => reader.ReadCompactUnsignedArray<int>()));
        Assert.Equal(values, Wire.FromBytes(unsigned, static (ref reader) => reader.ReadCompactUnsignedList<int>()));
        Assert.NotEqual(signed, unsigned);
    }

    [Fact]
    public void NullIsNotEmpty()
    {
        Assert.Equal([0], Wire.ToBytes(static (ref writer) => writer.WriteCompactSignedArray<int>(null)));
        Assert.Equal([1], Wire.ToBytes(static (ref writer) => writer.WriteCompactSignedArray(Array.Empty<int>())));
        Assert.Equal([0], Wire.ToBytes(static (ref writer) => writer.WriteCompactSignedList<long>(null)));
        Assert.Null(Wire.FromBytes([0], static (ref reader) => reader.ReadCompactSignedArray<int>()));
        Assert.Empty(Wire.FromBytes([1], static (ref reader) => reader.ReadCompactSignedArray<int>())!);
    }

    [Fact]
    public void ACountOfMoreThanOneElementAByteIsRefusedBeforeAnythingIsAllocated()
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        var code = Wire.ErrorOf([255, 0, 0, 0, 0x40, 1, 2], static (ref reader) => reader.ReadCompactSignedArray<long>());
        var allocated = GC.GetAllocatedBytesForCurrentThread() - before;

        Assert.Equal(FastSerErrorCode.Truncated, code);
        Assert.InRange(allocated, 0, 4096);
    }

    private static void RoundTrip<T>(Func<ulong, T> convert)
        where T : unmanaged
    {
        var random = new Random(1);
        using var memory = new GuardedMemory(32 * 1024);
        foreach (var count in s_counts)
        {
            var values = Enumerable.Range(0, count)
                .Select(_ => convert((ulong)random.NextInt64(long.MinValue, long.MaxValue) >> (random.Next(9) * 8))).ToArray();
            foreach (var isSigned in (bool[])[false, true])
            {
                var scalar = Put(values, isSigned, useVectors: false);
                Assert.Equal(scalar, Put(values, isSigned, GroupTables<T>.IsUsable));

                var atEnd = memory.AtEnd(scalar.Length);
                scalar.CopyTo(atEnd);
                Assert.Equal(values, Get<T>(atEnd, count, isSigned, useVectors: false));
                Assert.Equal(values, Get<T>(atEnd, count, isSigned, GroupTables<T>.IsUsable));

                for (var size = Math.Max(0, scalar.Length - 40); size < scalar.Length; size++)
                {
                    var prefix = memory.AtEnd(size);
                    scalar.AsSpan(0, size).CopyTo(prefix);
                    Assert.Null(Get<T>(prefix, count, isSigned, GroupTables<T>.IsUsable));
                }
            }
        }
    }

    private static byte[] Put<T>(T[] values, bool isSigned, bool useVectors)
        where T : unmanaged
    {
        var bytes = new List<byte>();
        foreach (var block in values.Chunk(IntegerGroups<T>.BlockSize))
        {
            var room = new byte[IntegerGroups<T>.MaxSizeOf(block.Length)];
            ref var end = ref IntegerGroups<T>.PutBlock(
                ref room[0], ref Unsafe.As<T, byte>(ref block[0]), block.Length, isSigned, useVectors);
            bytes.AddRange(room.AsSpan(0, (int)Unsafe.ByteOffset(ref room[0], ref end)));
        }

        return [.. bytes];
    }

    /// <summary>Null where the bytes are refused.</summary>
    private static T[]? Get<T>(ReadOnlySpan<byte> data, int count, bool isSigned, bool useVectors)
        where T : unmanaged
    {
        var values = new T[count];
        for (var done = 0; done < count;)
        {
            var part = Math.Min(count - done, IntegerGroups<T>.BlockSize);
            var size = IntegerGroups<T>.GetBlock(
                ref MemoryMarshal.GetReference(data), data.Length, ref Unsafe.As<T, byte>(ref values[done]), part, isSigned, useVectors);
            if (size < 0)
            {
                return null;
            }

            data = data[(int)size..];
            done += part;
        }

        Assert.True(data.IsEmpty);
        return values;
    }

    /// <summary>Random bytes behind each control byte: accepted and refused alike, and canonical where accepted.</summary>
    private static void ReadEveryControl<T>()
        where T : unmanaged
    {
        var random = new Random(2);
        var accepted = 0;
        for (var i = 0; i < 256 * 40; i++)
        {
            var data = new byte[1 + 32];
            random.NextBytes(data);
            data[0] = (byte)i;
            for (var zeros = random.Next(8); zeros > 0; zeros--)
            {
                data[1 + random.Next(32)] = 0;
            }

            var scalar = new T[IntegerGroups<T>.GroupSize];
            var vector = new T[IntegerGroups<T>.GroupSize];
            var scalarSize = Size(data, scalar, useVectors: false);
            var vectorSize = Size(data, vector, GroupTables<T>.IsUsable);

            Assert.Equal(scalarSize, vectorSize);
            if (scalarSize >= 0)
            {
                accepted++;
                Assert.Equal(scalar, vector);
                Assert.Equal(data[..(int)scalarSize], Put(scalar, isSigned: false, useVectors: false));
            }
        }

        Assert.InRange(accepted, 100, 256 * 40);
    }

    /// <summary>Full blocks, so that the widest vectors read them, with each byte made 0 and made another in turn.</summary>
    private static void ReadWrongBlocks<T>(Func<ulong, T> convert)
        where T : unmanaged
    {
        var random = new Random(3);
        var values = Enumerable.Range(0, IntegerGroups<T>.BlockSize)
            .Select(_ => convert((ulong)random.NextInt64(long.MinValue, long.MaxValue) >> (random.Next(9) * 8))).ToArray();
        var block = Put(values, isSigned: false, useVectors: false);
        var results = new HashSet<nint>();
        for (var i = 0; i < 2 * block.Length; i++)
        {
            byte[] data = [.. block, .. new byte[64]];
            data[i / 2] = (byte)(i % 2 * random.Next(1, 256));
            var scalar = new T[values.Length];
            var vector = new T[values.Length];
            var size = Size(data, scalar, useVectors: false);

            Assert.Equal(size, Size(data, vector, GroupTables<T>.IsUsable));
            results.Add(Math.Min(size, 1));
            if (size >= 0)
            {
                Assert.Equal(scalar, vector);
            }
        }

        Assert.Equal([IntegerGroups<T>.NotMinimal, 1], results.Order());
    }

    private static nint Size<T>(byte[] data, T[] values, bool useVectors)
        where T : unmanaged =>
        IntegerGroups<T>.GetBlock(
            ref data[0], data.Length, ref Unsafe.As<T, byte>(ref values[0]), values.Length, isSigned: false, useVectors);
}
