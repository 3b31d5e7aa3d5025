namespace FastSer.Benchmarks.Data;

/// <summary>The lists of suite 000: 1000 elements added one by one, so the capacity is 1024 as in the source.</summary>
public static class PocoData
{
    public const int Count = 1000;

    private const int Seed = 20190715;
    private const string Alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ";

    /// <summary>One list; every string is "hello", or each is different: 1 to 29 random ASCII characters.</summary>
    public static List<Poco> Mutable(bool differentStrings)
    {
        var list = new List<Poco>();
        foreach (var members in Members(differentStrings, Count))
            list.Add(PocoOf(members));
        return list;
    }

    /// <summary>As many objects as asked for, with different strings.</summary>
    public static List<Poco> Many(int count) => [.. Members(differentStrings: true, count).Select(PocoOf)];

    /// <summary>Makes the values of <see cref="Mutable"/> as immutable objects.</summary>
    public static List<ImmutablePoco> Immutable(bool differentStrings)
    {
        var list = new List<ImmutablePoco>();
        foreach (var (text, number, guid, date) in Members(differentStrings, Count))
            list.Add(new ImmutablePoco(text, number, guid, date));
        return list;
    }

    private static Poco PocoOf((string Text, int Number, Guid Guid, DateTime Date) members) =>
        new() { StringProp = members.Text, IntProp = members.Number, GuidProp = members.Guid, DateProp = members.Date };

    private static IEnumerable<(string Text, int Number, Guid Guid, DateTime Date)> Members(bool differentStrings, int count)
    {
        var random = new Random(Seed);
        var texts = new Random(Seed + 1);
        var seen = new HashSet<string>();
        var guid = new byte[16];
        for (var i = 0; i < count; i++)
        {
            random.NextBytes(guid);
            var text = differentStrings ? NextDifferent(texts, seen) : "hello";
            yield return (text, 123, new Guid(guid), SeededDates.Next(random, maximumSeconds: 1000));
        }
    }

    private static string NextDifferent(Random random, HashSet<string> seen)
    {
        while (true)
        {
            var text = string.Create(random.Next(1, 30), random, static (span, source) =>
            {
                foreach (ref var character in span)
                    character = Alphabet[source.Next(Alphabet.Length)];
            });
            if (seen.Add(text))
                return text;
        }
    }
}
