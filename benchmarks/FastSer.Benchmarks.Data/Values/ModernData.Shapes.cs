namespace FastSer.Benchmarks.Data;

public static partial class ModernData
{
    private const int Events = 1000;
    private const int SharedNodes = 10_000;

    /// <summary>Twenty types in turn.</summary>
    public static List<SiteEvent> SiteEvents()
    {
        var random = new Random(Seed);
        return [.. Enumerable.Range(0, Events).Select(id => Event(id, random))];
    }

    /// <summary>Nodes in pairs that refer to each other, and to their parent and three others that stand before them.</summary>
    public static SharedGraph Graph()
    {
        var random = new Random(Seed);
        var nodes = Enumerable.Range(0, SharedNodes)
            .Select(id => new SharedNode { Id = id, Weight = random.NextDouble() }).ToArray();
        foreach (var node in nodes)
        {
            node.Parent = nodes[node.Id / 2];
            node.Partner = nodes[node.Id ^ 1];
            node.Links = [.. Enumerable.Range(0, 3).Select(_ => nodes[random.Next(node.Id + 1)])];
        }

        return new SharedGraph { Nodes = [.. nodes] };
    }

    private static SiteEvent Event(int id, Random random)
    {
        SiteEvent made = (id % 20) switch
        {
            0 => new LoginEvent { User = $"user{id}", Attempts = random.Next(5) },
            1 => new LogoutEvent { User = $"user{id}", Seconds = random.Next() },
            2 => new ClickEvent { X = random.Next(2000), Y = random.Next(1000) },
            3 => new ScrollEvent { Offset = random.NextDouble() },
            4 => new KeyPressEvent { Code = random.Next(256), IsShifted = random.Next(2) == 0 },
            5 => new ViewEvent { Page = $"/products/{id}" },
            6 => new SearchEvent { Query = $"query {id}", Results = random.Next(100) },
            7 => new AddEvent { ProductId = random.NextInt64(), Quantity = random.Next(9) },
            8 => new RemoveEvent { ProductId = random.NextInt64() },
            9 => new PayEvent { Amount = random.NextDouble(), Currency = "EUR" },
            10 => new RefundEvent { Amount = random.NextDouble(), Reason = "returned" },
            11 => new ShipEvent { Parcel = NewGuid(random), Due = DateTime.UnixEpoch.AddSeconds(random.Next()) },
            12 => new DeliverEvent { Parcel = NewGuid(random) },
            13 => new RateEvent { Stars = random.Next(6), Text = $"text of rating {id}" },
            14 => new FailEvent { Code = random.Next(600), Message = "the service did not answer" },
            15 => new WarnEvent { Message = "slow answer" },
            16 => new StartEvent { Since = DateTime.UnixEpoch.AddSeconds(random.Next()) },
            17 => new StopEvent { IsForced = random.Next(2) == 0 },
            18 => new BeatEvent { Count = random.NextInt64() },
            _ => new ResizeEvent { Width = random.Next(4000), Height = random.Next(2000) },
        };
        made.Id = id;
        return made;
    }

    private static Guid NewGuid(Random random)
    {
        var bytes = new byte[16];
        random.NextBytes(bytes);
        return new Guid(bytes);
    }
}
