using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Api;

public class RoundTripTests
{
    [Fact]
    public void AClassIsPresenceThenItsFixedBlockThenItsStrings()
    {
        var bytes = FastSerializer.Serialize(new Poco("hi", 0x01020304, new Guid(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), new DateTime(5)));

        Assert.Equal("01" + "04030201" + "01000000000000000000000000000000" + "0500000000000000" + "046869", Convert.ToHexString(bytes));
    }

    [Fact]
    public void AGraphWithEveryCollectionRoundTrips()
    {
        foreach (var size in new[] { 0, 1, 3, 1000 })
        {
            var bytes = FastSerializer.Serialize(Samples.Ledger(size));
            var copy = FastSerializer.Deserialize<Ledger>(bytes);

            Assert.Equal(bytes, FastSerializer.Serialize(copy));
            Assert.Equal(size, copy.Lines!.Count);
            Assert.Equal(Samples.Ledger(size).Dates, copy.Dates);
            Assert.Equal(Samples.Ledger(size).Items, copy.Items);
        }
    }

    [Fact]
    public void ANullRootIsOneByte()
    {
        Assert.Equal([0], FastSerializer.Serialize<Poco?>(null));
        Assert.Null(FastSerializer.Deserialize<Poco?>([0]));
        Assert.Equal(1, FastSerializer.GetSize<Poco?>(null));
    }

    [Fact]
    public void ThePrefixFormSaysHowManyBytesItTook()
    {
        var bytes = FastSerializer.Serialize(Samples.Poco(3));
        byte[] data = [.. bytes, 1, 2, 3];

        Assert.Equal(3, FastSerializer.Deserialize<Poco>(data, out var consumed).Number);
        Assert.Equal(bytes.Length, consumed);
        Assert.Equal(0x01020304, FastSerializer.Deserialize<int>([4, 3, 2, 1, 9], out consumed));
        Assert.Equal(4, consumed);
    }

    [Fact]
    public void ArraysAndListsOfStructsAreTheirElements()
    {
        for (var count = 0; count < 300; count += 7)
        {
            IntAndDate[] items = [.. Enumerable.Range(0, count).Select(i => new IntAndDate(i, DateTime.UnixEpoch.AddDays(i)))];
            var bytes = FastSerializer.Serialize(items);

            Assert.Equal((count < 254 ? 1 : 5) + (12 * count), bytes.Length);
            Assert.Equal(bytes, FastSerializer.Serialize(items.ToList()));
            Assert.Equal(items, FastSerializer.Deserialize<IntAndDate[]>(bytes));
            Assert.Equal(items, FastSerializer.Deserialize<List<IntAndDate>>(bytes));
            Assert.Equal(bytes.Length, FastSerializer.GetSize(items));
        }
    }

    [Fact]
    public void AStructThatMayNotBeCopiedRoundTripsByItsMembers()
    {
        var value = new WriteOnlyPair(1, 2);
        var bytes = FastSerializer.Serialize(value);

        Assert.Equal("010000000200000000000000", Convert.ToHexString(bytes));
        Assert.Equal(value, FastSerializer.Deserialize<WriteOnlyPair>(bytes));
        Assert.Equal(12, FastSerializer.GetSize(value));
    }

    [Fact]
    public void ACollectionThatChangesSizeBetweenCountAndWriteIsAnError()
    {
        FastWriter.CheckCount(3, 3);
        Assert.Equal(
            FastSerErrorCode.CollectionChanged,
            Assert.Throws<FastSerException>(() => FastWriter.CheckCount(3, 2)).Code);
    }
}
