namespace FastSer.IntegrationTests.Identity;

/// <summary>Objects that keep their identity, together with the other things that classes can have.</summary>
public sealed class IdentityExtensionTests
{
    [Fact]
    public void CollectionsWithoutASetterAreFilled()
    {
        var person = Named("a");
        person.Friends.Add(person);
        person.Friends.Add(Named("b"));
        person.Friends.Add(person.Friends[1]);

        var copy = RoundTrip(person);

        Assert.Equal(3, copy.Friends.Count);
        Assert.Same(copy, copy.Friends[0]);
        Assert.Same(copy.Friends[1], copy.Friends[2]);
        Assert.Equal("b", copy.Friends[1].Name);
    }

    [Fact]
    public void CallbacksRunOnceForEachObject()
    {
        var person = Named("a");
        person.Partner = Named("b");
        person.Partner.Partner = person;
        person.Friends.Add(person.Partner);

        var copy = RoundTrip(person);

        Assert.Equal(["serializing", "serialized"], person.Calls);
        Assert.Equal(["serializing", "serialized"], person.Partner.Calls);
        Assert.Equal(["deserializing", "deserialized a 1"], copy.Calls);
        Assert.Equal(["deserializing", "deserialized b 0"], copy.Partner!.Calls);
        Assert.Same(copy, copy.Partner.Partner);
    }

    [Fact]
    public void FormattersShareTheObjectsOfTheirRoot()
    {
        var person = Named("a");
        person.Partner = Named("b");
        person.Parents = new PersonPair(person.Partner, Named("c"));
        person.Friends.Add(person.Parents.Second!);

        var copy = RoundTrip(person);

        Assert.Same(copy.Partner, copy.Parents!.First);
        Assert.Same(copy.Friends[0], copy.Parents.Second);
    }

    [Fact]
    public void PopulatingMakesNewObjects()
    {
        var node = new GraphNode { Id = 1 };
        var holder = new GraphHolder { First = node, Nodes = [node, new GraphNode { Id = 2 }] };
        var (first, nodes) = (holder.First, holder.Nodes);
        var other = new GraphHolder { First = new GraphNode { Id = 3 }, Nodes = [new GraphNode { Id = 4 }, new GraphNode { Id = 5 }] };

        var populated = holder;
        FastSerializer.Populate(FastSerializer.Serialize(other), ref populated);

        // One object stood where two are now: neither is read into it.
        Assert.Same(holder, populated);
        Assert.Same(nodes, populated.Nodes);
        Assert.NotSame(first, populated.First);
        Assert.Equal((1, 3), (first.Id, populated.First!.Id));
        Assert.Equal([4, 5], populated.Nodes!.Select(static item => item!.Id));
    }

    [Fact]
    public void PopulatingARootMakesANewOneWithItsCycles()
    {
        var root = new GraphNode { Id = 1 };
        var other = new GraphNode { Id = 2 };
        other.Next = other;

        var populated = root;
        FastSerializer.Populate(FastSerializer.Serialize(other), ref populated);

        Assert.NotSame(root, populated);
        Assert.Same(populated, populated.Next);
        Assert.Null(root.Next);
    }

    [Fact]
    public void SkippingStepsOverReferences()
    {
        var node = new GraphNode { Id = 1, Name = "n" };
        node.Neighbours = [.. Enumerable.Range(0, 300).Select(i => new GraphNode { Id = i, Next = node })];
        node.Neighbours.AddRange(node.Neighbours.ToArray());
        var bytes = FastSerializer.Serialize(node);

        Assert.Equal(bytes.Length, FastSerializer.Skip<GraphNode>([.. bytes, 1, 2, 3]));
    }

    [Fact]
    public void LargeGraphsAreReadThroughAWindow()
    {
        var nodes = Enumerable.Range(0, 40_000).Select(static i => new GraphNode { Id = i, Name = new string('n', 40) }).ToArray();
        foreach (var node in nodes)
        {
            node.Next = nodes[node.Id / 2];
            node.Neighbours = [nodes[node.Id / 3], nodes[node.Id]];
        }

        var bytes = FastSerializer.Serialize(nodes);
        using var stream = new BufferedStream(new MemoryStream(bytes), 4096);
        var copy = FastSerializer.Deserialize<GraphNode[]>(stream)!;

        Assert.True(bytes.Length > 2 * 1024 * 1024);
        Assert.All(copy, node => Assert.Same(copy[node.Id / 2], node.Next));
        Assert.All(copy, node => Assert.Same(copy[node.Id / 3], node.Neighbours![0]));
        Assert.Equal(bytes, FastSerializer.Serialize(copy));
    }

    [Fact]
    public void EveryItemOfASequenceIsARootOfItsOwn()
    {
        var node = new GraphNode { Id = 1 };
        node.Next = node;
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write(node);
            writer.Write(node);
            writer.Write<GraphNode?>(null);
        }

        stream.Position = 0;
        using var reader = new FastSerStreamReader(stream);
        var first = reader.Read<GraphNode>();
        var second = reader.Read<GraphNode>();

        Assert.Same(first, first.Next);
        Assert.Same(second, second.Next);
        Assert.NotSame(first, second);
        Assert.Null(reader.Read<GraphNode?>());
    }

    private static Person Named(string name)
    {
        var person = Person.Create();
        person.Name = name;
        return person;
    }

    private static T RoundTrip<T>(T value) => FastSerializer.Deserialize<T>(FastSerializer.Serialize(value))!;
}
