namespace FastSer.Benchmarks.Data;

/// <summary>Measures how time and allocations of an element change with the length of a list, with one thread and with two.</summary>
public static class ScaleSuite
{
    /// <summary>The id of the suite.</summary>
    public const string Id = "scale";

    /// <summary>The end of the ids of rows in which two threads work.</summary>
    public const string TwoThreads = "-2-threads";

    // What a list of a million elements takes each system in time and memory is too much for every run, and for more systems.
    private const int LargestOfEveryRun = 100_000;

    private static readonly string[] s_systems = ["FastSer", "MemoryPack", "MessagePack", "Nerdbank.MessagePack", "Nino"];

    private static readonly (string Id, int Elements)[] s_lists = [("10", 10), ("1k", 1000), ("100k", 100_000), ("1m", 1_000_000)];

    /// <summary>The number of elements of a row's list, from the row's id; null for a row of another suite.</summary>
    public static int? ElementsOf(string rowId)
    {
        var parts = rowId.Split('/');
        return parts[0] == Id ? Array.Find(s_lists, list => list.Id == parts[1]).Elements : null;
    }

    internal static Suite Create() => new(
        Id,
        "Lists of 10 to 1,000,000 small objects, one and two threads",
        "ours; the objects are those of suite 000 with different strings",
        [.. s_lists.SelectMany(static list => (Row[])[.. Rows(list.Id, list.Elements, 1), .. Rows(list.Id, list.Elements, 2)])]);

    private static Row[] Rows(string id, int elements, int threads)
    {
        var suffix = threads == 1 ? "" : TwoThreads;
        var title = FormattableString.Invariant($"{elements:#,0} objects{(threads == 1 ? "" : ", each of two threads")}");
        return
        [
            RowOf("write-array", "write to a new byte[], for each object", RowOperation.WriteArray),
            RowOf("read", "read, for each object", RowOperation.Read),
        ];

        Row<List<Poco>> RowOf(string name, string what, RowOperation operation) =>
            new($"{Id}/{id}/{name}{suffix}", $"{title}: {what}", operation, () => Suites.Same(PocoData.Many(elements)))
            {
                Elements = elements,
                Threads = threads,
                Systems = s_systems,
                IsOnRequest = threads > 1 || elements > LargestOfEveryRun,
            };
    }
}
