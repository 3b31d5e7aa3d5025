namespace FastSer.IntegrationTests.Collections;

/// <summary>Arrays of several dimensions: bounds, empty dimensions, hostile lengths.</summary>
public sealed class GridTests
{
    [Fact]
    public void ElementsAreInRowOrderBehindTheLengths() => Assert.Equal(
        new byte[] { 3, 2, 1, 2, 3, 4 }, FastSerializer.Serialize(new byte[,] { { 1, 2 }, { 3, 4 } }));

    [Fact]
    public void EmptyDimensionsAreKept()
    {
        Assert.Equal(new byte[] { 1, 5 }, FastSerializer.Serialize(new byte[0, 5]));
        var copy = FastSerializer.Deserialize<byte[,]>([6, 0]);

        Assert.Equal((5, 0), (copy.GetLength(0), copy.GetLength(1)));
    }

    [Fact]
    public void HugeEmptyArraysCostNothing()
    {
        var grid = new string[int.MaxValue / 2, 0];
        var bytes = FastSerializer.Serialize(grid);
        var copy = FastSerializer.Deserialize<string[,]>(bytes);

        Assert.Equal(new byte[] { 255, 0, 0, 0, 64, 0 }, bytes);
        Assert.Equal(grid.GetLength(0), copy.GetLength(0));
        Assert.Equal(6, FastSerializer.Skip<string[,]>(bytes));
    }

    [Theory]
    [Trait("Promise", "P1")]
    [InlineData(FastSerErrorCode.Truncated, "")]
    [InlineData(FastSerErrorCode.Truncated, "03")]
    [InlineData(FastSerErrorCode.Truncated, "03020102")]
    [InlineData(FastSerErrorCode.Truncated, "FF000000100700")]
    [InlineData(FastSerErrorCode.InvalidLength, "FFFFFFFFFFFFFFFFFFFF")]
    [InlineData(FastSerErrorCode.InvalidLength, "FF00000100FF00000100")]
    [InlineData(FastSerErrorCode.InvalidLength, "FFFFFFFFFF00")]
    [InlineData(FastSerErrorCode.InvalidLength, "01FFFFFFFFFF")]
    [InlineData(FastSerErrorCode.InvalidLength, "03FF02000000010203040506")]
    [InlineData(FastSerErrorCode.TrailingBytes, "010500")]
    public void LengthsThatCannotBeAreRefused(FastSerErrorCode code, string hex)
    {
        Assert.False(FastSerializer.TryDeserialize<byte[,]>(Convert.FromHexString(hex), out _, out var error));
        Assert.Equal(code, error.Code);
        Assert.False(FastSerializer.TryDeserialize<string[,]>(Convert.FromHexString(hex), out _, out error));
        Assert.Equal(code, error.Code);
    }

    [Theory]
    [Trait("Promise", "P6")]
    [InlineData("FF00000040FF0000004000")]
    [InlineData("01FF00000040FF00000040")]
    [InlineData("FF0000004000FF00000040")]
    public void ProductsBesideAnEmptyDimensionAreBoundedToo(string hex)
    {
        // The runtime multiplies the lengths before an empty dimension. The format has one rule wherever that stands.
        var bytes = Convert.FromHexString(hex);

        Assert.False(FastSerializer.TryDeserialize<string[,,]>(bytes, out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidLength, error.Code);
        Assert.Equal(0, error.Offset);
    }

    [Fact]
    public void OtherLowerBoundsAreAnError()
    {
        var shifted = (int[,])Array.CreateInstance(typeof(int), [2, 2], [0, 1]);
        var fault = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(shifted));

        Assert.Equal(FastSerErrorCode.UnexpectedType, fault.Code);
        Assert.Contains("begin at 0", fault.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void FaultsInElementsAreGivenTheirPlace()
    {
        Assert.False(FastSerializer.TryDeserialize<bool[,]>([3, 2, 0, 1, 2, 0], out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidValue, 4L), (error.Code, error.Offset));

        Assert.False(FastSerializer.TryDeserialize<string[,]>([3, 2, 0, 0, 3, 65, 0, 0], out _, out error));
        Assert.Equal((FastSerErrorCode.InvalidString, 4L), (error.Code, error.Offset));

        Assert.Equal([1], FastSerializer.Serialize<bool[,]?>(null).Select(static b => (byte)(b + 1)));
        Assert.Equal(3, FastSerializer.Serialize<string[,,]?>(new string[0, 1, 0]).Length);
    }
}
