using FastSer.SafetyTests.Laws;

[assembly: FastSerRoot(typeof(List<Person>))]
[assembly: FastSerRoot(typeof(List<Label>))]
[assembly: FastSerRoot(typeof(List<Small>))]
[assembly: FastSerRoot(typeof(List<Old>))]
[assembly: FastSerRoot(typeof(List<New>))]
[assembly: FastSerRoot(typeof(List<Grown>))]
[assembly: FastSerRoot(typeof(List<string>))]
[assembly: FastSerRoot(typeof(List<int?>))]
[assembly: FastSerRoot(typeof(Dictionary<long, string>))]
[assembly: FastSerRoot(typeof(Dictionary<string, Label>))]
[assembly: FastSerRoot(typeof(List<List<int>>))]
[assembly: FastSerRoot(typeof(List<List<string>>))]
[assembly: FastSerRoot(typeof(List<List<List<Person>>>))]
[assembly: FastSerRoot(typeof(List<string[,]>))]
[assembly: FastSerRoot(typeof(List<Chain>))]

namespace FastSer.SafetyTests.Laws;

/// <summary>Inputs whose read takes about a millisecond, with a fault at the end: to add one, add a line.</summary>
internal static class LateFaults
{
    private const int Many = 20_000;

    public static IReadOnlyList<(string Name, Func<LateFault> Make)> All { get; } =
    [
        // Objects.
        Cut("small objects", static () => ListOf(static i => new Person { Id = i, Name = $"n{i % 1000}" })),
        BadDate("small objects, a bad value", static () => FastSerializer.Serialize(ListOf(static i => new Person { Id = i, Name = $"n{i % 1000}" }))),
        Cut("objects with strings", static () => ListOf(LabelOf)),
        Cut("compact objects", static () => ListOf(static i => new Small { Numbers = [i, 70_000], Text = "ab" })),
        Cut("small compact objects", static () => ListOf(static i => new Small { Text = "ab" })),
        Cut("small tolerant objects", static () => ListOf(static i => new Old { Number = i + 1 })),
        Cut<List<Old>>("tolerant objects with unknown members", static () => FastSerializer.Serialize(
            ListOf(static i => new New { Number = i + 1, Text = "text", Last = 1 }))),
        BadMask("tolerant objects in a tolerant object", static () => FastSerializer.Serialize(
            new Old { More = ListOf(static i => (Old?)new Old { Number = i + 1 }) })),
        Cut("objects of few members", static () => ListOf(static i => new Grown { Id = i, Name = $"n{i % 1000}" })),
        Cut("references", static () => TrackedOf(Many)),

        // Collections.
        Cut("strings", static () => ListOf(static i => $"n{i % 1000}")),
        Cut("numbers that can be null", static () => ListOf(static i => i % 3 == 0 ? null : (int?)i)),
        Cut("dictionary of strings", static () => Enumerable.Range(0, Many).ToDictionary(static i => (long)i, static i => $"n{i % 1000}")),
        Cut("dictionary of objects", static () => Enumerable.Range(0, Many).ToDictionary(static i => $"n{i}", LabelOf)),
        Cut("nested lists of numbers", static () => ListOf(static i => new List<int> { 1, i })),
        Cut("nested lists of strings", static () => ListOf(static i => new List<string> { "a", $"n{i % 1000}" })),
        Cut("lists nested thrice", static () => ListOf(static i => new List<List<Person>> { new() { new(), new() { Id = i } }, new() })),
        Cut("grids", static () => ListOf(static i => new[,] { { "a", $"n{i % 1000}" } })),

        // Values that hold others of their type.
        Cut("unions", static () => new Wide { Items = [.. ListOf(AnyOf), "text"] }),
        Cut("tree", static () => TreeOf(15)),
        Cut("chains", static () => Enumerable.Range(0, Many / 60).Select(static _ => ChainOf(60)).ToList()),
        Cut("lists at the greatest depth", static () => Enumerable.Repeat(0, 60).Aggregate(
            new Chain { More = ListOf(static i => (Chain?)new Chain { Number = i }) }, static (inner, _) => new Chain { Next = inner })),
    ];

    public static LateFault Get(string name) => All.Single(fault => fault.Name == name).Make();

    private static (string Name, Func<LateFault> Make) Cut<T>(string name, Func<T> make) => Cut<T>(name, () => FastSerializer.Serialize(make()));

    private static (string Name, Func<LateFault> Make) Cut<T>(string name, Func<byte[]> make) => Of<T>(name, make, static bytes => bytes[..^1]);

    /// <summary>The last object is a presence byte, the number, the date and a name of four characters with its length.</summary>
    private static (string Name, Func<LateFault> Make) BadDate(string name, Func<byte[]> make) => Of<List<Person>>(name, make, static bytes =>
    {
        bytes.AsSpan(bytes.Length - 5 - 8, 8).Fill(0xFF);
        return bytes;
    });

    /// <summary>The last object is a length, the mask and the number.</summary>
    private static (string Name, Func<LateFault> Make) BadMask(string name, Func<byte[]> make) => Of<Old>(name, make, static bytes =>
    {
        bytes[^5] = 0;
        return bytes;
    });

    private static (string Name, Func<LateFault> Make) Of<T>(string name, Func<byte[]> make, Func<byte[], byte[]> spoil) =>
        (name, () => LateFault.Of<T>(make(), spoil));

    private static List<T> ListOf<T>(Func<int, T> make) => [.. Enumerable.Range(0, Many).Select(make)];

    private static Label LabelOf(int i) => new() { Code = $"code{i}", Name = $"a longer name, {i % 1000}", Note = null };

    private static object? AnyOf(int i) => (i % 5) switch
    {
        0 => 1,
        1 => "text",
        2 => new string[] { "a" },
        3 => new Chain { Number = i },
        _ => 4.0,
    };

    private static Chain ChainOf(int depth) => Enumerable.Range(1, depth - 1).Aggregate(new Chain(), static (inner, _) => new Chain { Next = inner });

    private static Fork TreeOf(int depth) => new()
    {
        Number = depth,
        Left = depth == 0 ? null : TreeOf(depth - 1),
        Right = depth == 0 ? null : TreeOf(depth - 1),
    };

    private static Tracked TrackedOf(int count)
    {
        var all = Enumerable.Range(0, count).Select(static _ => new Tracked { Name = "n" }).ToList();
        for (var i = 0; i < count; i++)
        {
            all[i].Next = all[i / 2];
        }

        return new() { All = [.. all], Name = "last" };
    }
}
