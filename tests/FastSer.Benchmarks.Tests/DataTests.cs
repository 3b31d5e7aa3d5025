using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Tests;

public class DataTests
{
    [Fact]
    public void ListHasTheCapacityOfTheSource()
    {
        var list = PocoData.Mutable(differentStrings: false);
        Assert.Equal((1000, 1024), (list.Count, list.Capacity));
        Assert.All(list, item => Assert.Equal("hello", item.StringProp));
        Assert.All(list, item => Assert.Equal((123, DateTimeKind.Local), (item.IntProp, item.DateProp.Kind)));
    }

    [Fact]
    public void DifferentStringsAreDifferentAndOfOneToTwentyNineCharacters()
    {
        var texts = PocoData.Immutable(differentStrings: true).ConvertAll(item => item.StringProp!);
        Assert.Equal(1000, texts.Distinct().Count());
        Assert.Equal((1, 29), (texts.Min(text => text.Length), texts.Max(text => text.Length)));
    }

    [Fact]
    public void MutableAndImmutableHoldTheSameValues() =>
        Assert.Null(DeepComparison.FirstDifference(PocoData.Mutable(false), PocoData.Immutable(false)));

    [Fact]
    public void MicroInputsDiffer()
    {
        Assert.Equal(Row.InputCount, MicroData.Classes().Select(value => value.Id).Distinct().Count());
        Assert.Equal(Row.InputCount, MicroData.Structs().Distinct().Count());
    }

    [Fact]
    public void RowIdsAreUnique()
    {
        var ids = Suites.All.SelectMany(suite => suite.Rows).Select(row => row.Id).ToList();
        Assert.Equal(ids.Count, ids.Distinct().Count());
        Assert.Equal(22 + 4 + 54 + 18, ids.Count(id => char.IsAsciiDigit(id[0])));
    }
}
