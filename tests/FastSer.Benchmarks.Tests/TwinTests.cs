using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Tests;

public class TwinTests
{
    [Fact]
    public void TwinsHaveTheSameMembers()
    {
        var source = MicroData.ClassArrays(3);
        var twins = Twin.OfAll<SimpleClass[], ClassTwin[]>(source);
        Assert.Null(DeepComparison.FirstDifference(source, twins));
    }

    [Fact]
    public void ImmutableTwinsAreConstructed()
    {
        var source = PocoData.Mutable(differentStrings: true);
        var twin = Twin.Of<List<ImmutablePoco>>(source);
        Assert.Null(DeepComparison.FirstDifference(source, twin));
    }

    [Fact]
    public void InputThatOccursEightTimesHasOneTwin()
    {
        var list = PocoData.Mutable(differentStrings: false);
        var twins = Twin.OfAll<List<Poco>, List<ImmutablePoco>>([.. Enumerable.Repeat(list, Row.InputCount)]);
        Assert.All(twins, twin => Assert.Same(twins[0], twin));
    }

    public class ClassTwin
    {
        public int Id { get; set; }

        public string? Name;

        public int[]? Numbers { get; set; }

        public List<DateTime>? Dates { get; set; }

        public Dictionary<int, string>? Map1 { get; set; }

        public Dictionary<int, int>? Map2;
    }
}
