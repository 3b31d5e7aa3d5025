using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Tests;

/// <summary>The content of the rows of types by tag and of shared objects; a wrong copy of it is seen.</summary>
public sealed class ShapeRowTests
{
    [Fact]
    public void EventsAreOfTwentyTypesInTurn()
    {
        var events = ModernData.SiteEvents();

        Assert.Equal(1000, events.Count);
        Assert.Equal(20, events.Select(static item => item.GetType()).Distinct().Count());
        Assert.All(events, (item, i) => Assert.Equal(events[i % 20].GetType(), item.GetType()));
    }

    [Fact]
    public void EventOfAnotherTypeIsADifference()
    {
        var other = ModernData.SiteEvents();
        other[17] = new StartEvent { Id = other[17].Id };

        Assert.Contains(
            "[17]", DeepComparison.FirstDifference(ModernData.SiteEvents(), other), StringComparison.Ordinal);
    }

    [Fact]
    public void NodesAreSharedAndPartOfCycles()
    {
        var nodes = ModernData.Graph().Nodes!;

        Assert.Equal(10_000, nodes.Count);
        Assert.All(nodes, static node => Assert.Same(node, node.Partner!.Partner));
        Assert.True(nodes.SelectMany(static node => node.Links!).Distinct().Count() < nodes.Count);
        Assert.Null(DeepComparison.FirstDifference(ModernData.Graph(), ModernData.Graph()));
    }

    [Fact]
    public void ObjectThatBecameTwoIsADifference()
    {
        var other = ModernData.Graph();
        var node = other.Nodes![9];
        node.Partner = new SharedNode
        {
            Id = node.Partner!.Id, Weight = node.Partner.Weight, Parent = node.Partner.Parent, Partner = node,
            Links = node.Partner.Links,
        };

        Assert.Contains(
            "became two", DeepComparison.FirstDifference(ModernData.Graph(), other), StringComparison.Ordinal);
    }
}
