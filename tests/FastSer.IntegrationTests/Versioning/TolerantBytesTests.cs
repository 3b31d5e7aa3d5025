namespace FastSer.IntegrationTests.Versioning;

/// <summary>Bytes that a reader of Tolerant objects refuses, and the place of the fault that it tells.</summary>
public sealed class TolerantBytesTests
{
    // Length 1 + 1 + 4 + 8 + 1, mask of three keys, Number, Moment, Flag.
    private static readonly byte[] s_row = FastSerializer.Serialize(new TolerantRow { Number = 1, Flag = true });

    [Theory]
    [InlineData("0E0F0100000000000000000000000001", FastSerErrorCode.InvalidMembers, 0, null)] // Members past the end.
    [InlineData("100F010000000000000000000000000100", FastSerErrorCode.InvalidMembers, 0, null)] // A byte too many.
    [InlineData("110F0100000000000000000000000001", FastSerErrorCode.Truncated, 0, null)] // A length past the input.
    [InlineData("01", FastSerErrorCode.InvalidMembers, 0, null)] // No mask.
    [InlineData("0200", FastSerErrorCode.InvalidMembers, 0, null)] // A mask without an end.
    [InlineData("0380", FastSerErrorCode.Truncated, 0, null)]
    [InlineData("038F00", FastSerErrorCode.InvalidMembers, 0, null)] // A mask with a byte of nothing.
    [InlineData("FF0F0000000F", FastSerErrorCode.InvalidLength, 0, null)] // A short length in the long form.
    [InlineData("0F0F01000000000000000000000002", FastSerErrorCode.InvalidValue, 14, "Flag")]
    public void FaultyObjectIsRefused(string hex, FastSerErrorCode code, int offset, string? member)
    {
        var accepted = FastSerializer.TryDeserialize<TolerantRow>(Convert.FromHexString(hex), out _, out var error);

        Assert.False(accepted);
        Assert.Equal((code, offset, member), (error.Code, (int)error.Offset, error.MemberPath));
    }

    [Fact]
    public void NullBehindASetBitIsRefused()
    {
        // Mask 41: Title and no other of six keys.
        var accepted = FastSerializer.TryDeserialize<TolerantNote>([0x03, 0x41, 0x01], out _, out var error);

        Assert.False(accepted);
        Assert.Equal(
            (FastSerErrorCode.InvalidPresence, 2L, "Title"), (error.Code, error.Offset, error.MemberPath));
    }

    [Fact]
    public void NullStructIsRefused()
    {
        Assert.False(FastSerializer.TryDeserialize<TolerantPoint>([0], out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidPresence, 0L), (error.Code, error.Offset));
    }

    [Fact]
    public void FaultInAMemberOfAnotherVersionIsNamed()
    {
        // Keys 0 to 3 of a newer version; the flag is 2.
        byte[] input = [0x10, 0x1F, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 9];

        Assert.False(FastSerializer.TryDeserialize<TolerantRow>(input, out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidValue, 14L, "Flag"), (error.Code, error.Offset, error.MemberPath));
        Assert.Equal("FastSer.TestTypes.TolerantRow", error.TypeName);
    }

    [Fact]
    public void MembersOfNewerVersionsAreSteppedOver()
    {
        byte[] newer = [(byte)(s_row[0] + 3), (byte)(s_row[1] | 0x30), .. s_row[2..], 7, 8, 9];
        newer[1] = 0x3F;

        var row = FastSerializer.Deserialize<TolerantRow>(newer);

        Assert.Equal((1, true), (row.Number, row.Flag));
    }

    [Fact]
    public void MembersOfNewerVersionsTakeAByteEachAtLeast()
    {
        // Two unknown members are promised, one byte is left.
        byte[] newer = [(byte)(s_row[0] + 1), 0x3F, .. s_row[2..], 7];

        Assert.False(FastSerializer.TryDeserialize<TolerantRow>(newer, out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidMembers, error.Code);
    }

    [DeepTheory]
    [InlineData(200)]
    [InlineData(100_000)]
    [InlineData(3_000_000)]
    public void LengthIsPutBeforeObjectsThatOutgrowEveryWindow(int rows)
    {
        var order = new TolerantOrder(Guid.Empty, new string('n', rows / 10))
        {
            Rows = [.. Enumerable.Repeat(new TolerantRow { Number = 5 }, rows)],
            Points = new() { ["key"] = new TolerantPoint(1, new string('p', rows / 5), 2) },
        };
        var expected = FastSerializer.Serialize(order);
        Assert.Equal(expected.Length, FastSerializer.GetSize(order));

        var span = new byte[expected.Length];
        Assert.True(FastSerializer.TrySerialize(order, span, out var written));
        Assert.Equal(expected.Length, written);
        Assert.True(expected.AsSpan().SequenceEqual(span));
        Assert.False(FastSerializer.TrySerialize(order, span.AsSpan(1), out _));

        var output = new StingyBufferWriter();
        FastSerializer.Serialize(output, new List<TolerantOrder> { order, order });
        Assert.True(output.ToArray().AsSpan()[1..(expected.Length + 1)].SequenceEqual(expected));
        Assert.True(output.ToArray().AsSpan()[(expected.Length + 1)..].SequenceEqual(expected));
    }
}
