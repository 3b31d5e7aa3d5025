using System.Buffers.Binary;

namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Masks and lengths that lie.</summary>
public sealed class TolerantHostileTests
{
    [Fact]
    [Trait("Promise", "P4")]
    public void UnknownMembersAreNeitherLookedAtNorAllocated()
    {
        byte[] unknown = new byte[10_000_000];
        new Random(1).NextBytes(unknown);
        var input = Row([0x1F], unknown);

        var before = GC.GetAllocatedBytesForCurrentThread();
        var row = FastSerializer.Deserialize<TolerantRow>(input);
        var allocated = GC.GetAllocatedBytesForCurrentThread() - before;

        Assert.Equal(7, row.Number);
        Assert.InRange(allocated, 0, 4096);
    }

    [Theory]
    [Trait("Promise", "P6")]
    [InlineData(10)]
    [InlineData(100_000)]
    public void MasksOfAnyLengthAreRead(int maskSize)
    {
        byte[] mask = [0x87, .. Enumerable.Repeat((byte)0xFF, maskSize), 0x01];

        var enough = FastSerializer.Deserialize<TolerantRow>(Row(mask, new byte[7 * maskSize]));
        var accepted = FastSerializer.TryDeserialize<TolerantRow>(Row(mask, new byte[(7 * maskSize) - 1]), out _, out var error);

        Assert.Equal(7, enough.Number);
        Assert.False(accepted);
        Assert.Equal(FastSerErrorCode.InvalidMembers, error.Code);
    }

    [Theory]
    [Trait("Promise", "P11")]
    [InlineData(new byte[] { 0x8F, 0x00 })] // A byte of nothing behind the mask.
    [InlineData(new byte[] { 0x8F, 0x80, 0x00 })]
    public void MasksHaveOneForm(byte[] mask)
    {
        Assert.False(FastSerializer.TryDeserialize<TolerantRow>(Row(mask, []), out _, out var error));
        Assert.Contains(error.Code, new[] { FastSerErrorCode.InvalidMembers, FastSerErrorCode.Truncated });
    }

    [Fact]
    [Trait("Promise", "P11")]
    public void EveryValueOfEveryByteIsRefusedOrKeepsTheRest()
    {
        var order = new TolerantOrder(Guid.Empty, "note")
        {
            Rows = [new(), null, new() { Number = 1 }],
            Points = new() { ["a"] = new TolerantPoint(1, "one", 1.5) },
            Leaf = new() { Id = 4, Name = "leaf" },
        };
        var bytes = FastSerializer.Serialize(order);
        var accepted = 0;
        for (var position = 0; position < bytes.Length; position++)
        {
            for (var value = 0; value < 256; value++)
            {
                var changed = (byte[])bytes.Clone();
                changed[position] = (byte)value;
                if (!FastSerializer.TryDeserialize<TolerantOrder>(changed, out var read, out _))
                {
                    continue;
                }

                accepted++;
                var again = FastSerializer.Serialize(read);
                Assert.Equal(again, FastSerializer.Serialize(FastSerializer.Deserialize<TolerantOrder>(again)));
            }
        }

        Assert.InRange(accepted, bytes.Length, bytes.Length * 256);
    }

    [Fact]
    public void ALengthThatReachesIntoTheNextObjectIsRefused()
    {
        byte[] row = Row([0x0F], []);
        byte[] list = [3, .. row, .. row];
        list[1] += (byte)(row.Length - 1);

        Assert.False(FastSerializer.TryDeserialize<List<TolerantRow>>(list, out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidMembers, 1L), (error.Code, error.Offset));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(-1)]
    public void AnEnclosedUnionEndsWhereItsLengthSays(int difference)
    {
        var shape = FastSerializer.Serialize<NewShape>(new NewOval(2));
        byte[] list = [3, .. shape, .. shape];

        // The length of the inner union stands behind the tag of the outer one.
        list[2] = (byte)(list[2] + difference);

        Assert.False(FastSerializer.TryDeserialize<List<NewShape>>(list, out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidMembers, error.Code);
        Assert.Equal(
            FastSerErrorCode.InvalidMembers,
            Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<List<NewShape>>(new BufferedStream(new MemoryStream(list)))).Code);
    }

    [Fact]
    [Trait("Promise", "P4")]
    public void TheSmallestObjectsAllocateNoMoreThanTheirOwnSize()
    {
        const int Count = 100_000;
        byte[] input = [0xFF, .. BitConverter.GetBytes(Count + 1), .. Enumerable.Repeat<byte[]>([2, 1], Count).SelectMany(static b => b)];

        var before = GC.GetAllocatedBytesForCurrentThread();
        var rows = FastSerializer.Deserialize<List<TolerantRow>>(input);
        var allocated = GC.GetAllocatedBytesForCurrentThread() - before;

        Assert.Equal(Count, rows.Count);
        Assert.InRange(allocated, 0, (Count * (IntPtr.Size + 40)) + 4096);
    }

    [Fact]
    [Trait("Promise", "P7")]
    public void DepthIsLimitedInObjectsOfAnyVersion()
    {
        // Keys 0 to 4, of which key 1, Left, alone is there: a newer version, read key by key.
        byte[] nested = [2, 0x20];
        for (var level = 0; level < 65; level++)
        {
            var length = nested.Length + 2;
            nested = length < 255 ? [(byte)length, 0x22, .. nested] : [0xFF, .. BitConverter.GetBytes(length), 0x22, .. nested];
        }

        Assert.False(FastSerializer.TryDeserialize<TolerantTree>(nested, out _, out var error));
        Assert.Equal(FastSerErrorCode.DepthExceeded, error.Code);
    }

    [Fact]
    public void UnknownTypesOfATolerantUnionAreNullButMustHaveALength()
    {
        // A list of two: tag 7 with three bytes, then a known node.
        byte[] list = [3, 8, 4, 1, 2, 3, 0];

        Assert.Equal([null, null], FastSerializer.Deserialize<List<TolerantNode?>>(list)!);
        Assert.Equal(list.Length, FastSerializer.Skip<List<TolerantNode?>>(list));
        Assert.Equal((FastSerErrorCode.InvalidPresence, 2L), Refusal([3, 8, 0, 0]));
        Assert.Equal((FastSerErrorCode.Truncated, 2L), Refusal([3, 8, 9, 0]));
        Assert.Equal((FastSerErrorCode.InvalidLength, 2L), Refusal([3, 8, 0xFF, 2, 0, 0, 0, 0, 0]));

        static (FastSerErrorCode Code, long Offset) Refusal(byte[] bytes)
        {
            Assert.False(FastSerializer.TryDeserialize<List<TolerantNode?>>(bytes, out _, out var error));
            return (error.Code, error.Offset);
        }
    }

    /// <summary>A row with number 7, whatever the mask and the end say.</summary>
    private static byte[] Row(byte[] mask, byte[] end)
    {
        byte[] rest = [.. mask, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, .. end];
        var length = rest.Length + 1;
        if (length < 255)
        {
            return [(byte)length, .. rest];
        }

        var header = new byte[5];
        header[0] = 0xFF;
        BinaryPrimitives.WriteUInt32LittleEndian(header.AsSpan(1), (uint)length);
        return [.. header, .. rest];
    }
}
