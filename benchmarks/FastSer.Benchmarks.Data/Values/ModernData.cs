using System.Numerics;

namespace FastSer.Benchmarks.Data;

/// <summary>The values of the suite modern, from a seed.</summary>
public static partial class ModernData
{
    private const int Seed = 20261121;
    private const int TreeNodes = 1000;
    private const int TreeLevels = 40;
    private const int Orders = 1500;
    private const string Latin = "abcdefghijklmnopqrstuvwxyz \u00E4\u00F6\u00FC\u00DF";
    private const string Cyrillic = "\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u043A\u043B\u043C\u043D ";
    private const string EastAsian =
        "\u65E5\u672C\u8A9E\u4E2D\u6587\u5B57\u7B26\u6F22\u30C6\u30B9\u30C8\u3042\u3044\u3046\u5929\u5730\u4EBA";

    private const string Mixed = "abc xyz \u00E9\u0430\u0431\u4E2D\u6587\u30AB\u30CA\u20AC";

    public static Vector4[] Vectors()
    {
        var random = new Random(Seed);
        return [.. Enumerable.Range(0, 10_000).Select(_ => new Vector4(Next(), Next(), Next(), Next()))];

        float Next() => random.NextSingle();
    }

    public static int[] Integers()
    {
        var random = new Random(Seed);
        return [.. Enumerable.Range(0, 50_000).Select(_ => random.Next())];
    }

    public static TextPage MixedTexts() => Texts(Latin, Cyrillic, Mixed);

    /// <summary>No text that is only ASCII.</summary>
    public static TextPage OtherTexts() => Texts(Cyrillic, EastAsian);

    /// <summary>One branch goes down to the last level; the other nodes hang anywhere above.</summary>
    public static TreeNode Tree()
    {
        var random = new Random(Seed);
        var nodes = new List<(TreeNode Node, int Level)> { (Node(0), 1) };
        for (var id = 1; id < TreeNodes; id++)
        {
            var parent = id < TreeLevels ? nodes[^1] : nodes[random.Next(nodes.Count)];
            if (parent.Level == TreeLevels)
                parent = nodes[random.Next(TreeLevels - 1)];
            var node = Node(id);
            (parent.Node.Children ??= []).Add(node);
            nodes.Add((node, parent.Level + 1));
        }

        return nodes[0].Node;

        TreeNode Node(int id) => new() { Id = id, Name = $"node {id}" };
    }

    public static OrderDocument Document()
    {
        var random = new Random(Seed);
        return new OrderDocument
        {
            Id = NextGuid(random),
            Created = SeededDates.Next(random, int.MaxValue),
            Orders = [.. Enumerable.Range(0, Orders).Select(i => Order(random, i))],
        };
    }

    private static TextPage Texts(params string[] alphabets)
    {
        var random = new Random(Seed);
        return new TextPage
        {
            Title = "\u041F\u0440\u0438\u0432\u0435\u0442, world",
            Lines = [.. Enumerable.Range(0, 500).Select(Line)],
        };

        string Line(int index) => Text(random, alphabets[index % alphabets.Length], random.Next(5, 80));
    }

    private static CustomerOrder Order(Random random, int index) => new()
    {
        Id = NextGuid(random),
        Customer = Text(random, Latin, random.Next(8, 30)),
        Email = $"customer{index}@example.com",
        Placed = SeededDates.Next(random, int.MaxValue),
        IsPaid = random.Next(2) == 0,
        Total = random.NextDouble() * 1000,
        Lines = [.. Enumerable.Range(0, random.Next(5, 20)).Select(_ => Line(random))],
        Tags = new Dictionary<string, string>
        {
            ["channel"] = random.Next(3) == 0 ? "web" : "store",
            ["region"] = Text(random, Latin, 6),
        },
    };

    private static OrderLine Line(Random random) => new()
    {
        Product = Text(random, Latin, random.Next(10, 45)),
        Quantity = random.Next(1, 20),
        Price = random.NextDouble() * 100,
        ProductId = random.NextInt64(),
    };

    private static string Text(Random random, string alphabet, int length) =>
        string.Concat(Enumerable.Range(0, length).Select(_ => alphabet[random.Next(alphabet.Length)]));

    private static Guid NextGuid(Random random)
    {
        var bytes = new byte[16];
        random.NextBytes(bytes);
        return new Guid(bytes);
    }
}
