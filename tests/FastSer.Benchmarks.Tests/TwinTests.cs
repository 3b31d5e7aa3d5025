using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Messages;
using FastSer.Benchmarks.Tests.MessageTwins;
using SimpleClass = FastSer.Benchmarks.Data.SimpleClass;

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

    [Fact]
    public void ObjectThatKeepsItsIdentityHasOneTwin()
    {
        var first = new SharedNode { Id = 1 };
        var second = new SharedNode { Id = 2, Parent = first, Links = [first] };
        first.Parent = first;
        first.Partner = second;

        var twin = Twin.Of<GraphTwin>(new SharedGraph { Nodes = [first, second] });

        Assert.Same(twin.Nodes![0], twin.Nodes[0].Parent);
        Assert.Same(twin.Nodes[0], Assert.Single(twin.Nodes[1].Links!));
        Assert.Same(twin.Nodes[1], twin.Nodes[0].Partner);
        Assert.NotSame(twin.Nodes[0], Twin.Of<GraphTwin>(new SharedGraph { Nodes = [first] }).Nodes![0]);
    }

    [Fact]
    public void ValuesOfMapsAreConverted()
    {
        var source = MessageData.Of(10, static random => new DictionaryMessage(random));
        Assert.All(source, static message => Assert.Null(DeepComparison.FirstDifference(message, Twin.Of<DictionaryMessageTwin>(message))));
    }

    [Fact]
    public void MemberOfABaseWithTheNameOfADerivedOneIsItsOwn()
    {
        var source = new ComplexMessage(new MessageRandom());
        Assert.Null(DeepComparison.FirstDifference(source, Twin.Of<ComplexMessageTwin>(source)));
    }

    public class GraphTwin
    {
        public List<NodeTwin>? Nodes { get; set; }
    }

    public class NodeTwin
    {
        public int Id { get; set; }

        public double Weight { get; set; }

        public NodeTwin? Parent { get; set; }

        public NodeTwin? Partner { get; set; }

        public List<NodeTwin>? Links { get; set; }
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
