using System.Runtime.InteropServices;

namespace FastSer.IntegrationTests.Structs;

/// <summary>The memory of a struct besides the members that are written.</summary>
[Trait("Promise", "P26")]
public sealed partial class StructMemoryTests
{
    [Fact]
    public void AMemberLeftOutIsItsDefaultInEveryElementOfEveryCount()
    {
        for (var count = 0; count <= 70; count++)
        {
            var items = Enumerable.Range(1, count).Select(static i => new Vector { X = i, Y = -i, Length = i }).ToArray();
            var expected = items.Select(static item => item with { Length = 0 }).ToArray();

            Assert.Equal(expected, FastSerializer.Deserialize<Vector[]>(FastSerializer.Serialize(items)));
            Assert.Equal(expected, FastSerializer.Deserialize<List<Vector>>(FastSerializer.Serialize(items.ToList())));
            Assert.Equal(
                items.Select(static item => item.X).ToArray(),
                FastSerializer.Deserialize<Tail[]>(
                    FastSerializer.Serialize(items.Select(static item => new Tail { Value = item.X }).ToArray()))!
                    .Select(static item => item.Value));
        }
    }

    [Fact]
    public void ALargeArrayHoldsNothingOfWhatWasInItsMemoryBefore()
    {
        AssertHoldsNothingOfBefore(
            i => new Vector { X = i, Y = i, Length = i },
            static items => FastSerializer.Serialize(items), static data => FastSerializer.Deserialize<Vector[]>(data));
        AssertHoldsNothingOfBefore(
            i => new Tail { Value = i },
            static items => FastSerializer.Serialize(items), static data => FastSerializer.Deserialize<Tail[]>(data));
        AssertHoldsNothingOfBefore(
            i => new Wide { First = i, Flag = true, Last = i },
            static items => FastSerializer.Serialize(items), static data => FastSerializer.Deserialize<Wide[]>(data));
        AssertHoldsNothingOfBefore(
            i => new Constructed(i, (byte)i),
            static items => FastSerializer.Serialize(items), static data => FastSerializer.Deserialize<Constructed[]>(data));
        AssertHoldsNothingOfBefore(
            i => new Small { Flag = true, Number = (short)i },
            static items => FastSerializer.Serialize(items), static data => FastSerializer.Deserialize<Small[]>(data));
    }

    private static void AssertHoldsNothingOfBefore<T>(Func<int, T> create, Func<T[], byte[]> write, Func<byte[], T[]?> read)
        where T : unmanaged
    {
        var data = write([.. Enumerable.Range(0, 3001).Select(static i => i % 100).Select(create)]);
        for (var attempt = 0; attempt < 50; attempt++)
        {
            LeaveGarbage();
            var items = read(data);

            Assert.False(MemoryMarshal.AsBytes(items.AsSpan()).Contains((byte)0xCD), $"{typeof(T)} holds garbage");
        }
    }

    private static void LeaveGarbage()
    {
        for (var i = 0; i < 4; i++)
        {
            Array.Fill(new byte[80_000], (byte)0xCD);
        }
    }

    /// <summary>Half of its 16 bytes are written.</summary>
    [FastSerType]
    public partial record struct Vector
    {
        public float X;
        public float Y;
        [FastSerIgnore]
        public double Length;
    }

    /// <summary>The last four of its 16 bytes are written.</summary>
    [FastSerType]
    [StructLayout(LayoutKind.Explicit, Size = 16)]
    public partial struct Tail
    {
        [FieldOffset(12)]
        public float Value;
    }

    [FastSerType]
    public partial struct Small
    {
        public bool Flag;
        public short Number;
    }

    [FastSerType]
    public partial struct Wide
    {
        public long First;
        public bool Flag;
        public long Last;
    }

    [FastSerType]
    public readonly partial struct Constructed
    {
        public Constructed(long number, byte kind)
        {
            Number = number;
            Kind = kind;
        }

        public long Number { get; }

        public byte Kind { get; }
    }
}
