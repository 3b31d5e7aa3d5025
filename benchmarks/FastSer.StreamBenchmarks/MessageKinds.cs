using System.Runtime.InteropServices;

namespace FastSer.StreamBenchmarks;

/// <summary>The kinds of messages, by the name that their files end with.</summary>
internal static class MessageKinds
{
    private static readonly Dictionary<string, IMessageKind> s_all = new(StringComparer.Ordinal)
    {
        ["objects"] = new FastSerMessageKind<List<Trade>>(static megabytes => Trade.Make(megabytes * 1_000_000 / Trade.Size)),
        ["entries"] = new FastSerMessageKind<Dictionary<Guid, Trade>>(static megabytes =>
            Trade.Make(megabytes * 1_000_000 / (Trade.Size + 16)).Select(static (trade, i) => (trade, i))
                .ToDictionary(static pair => new Guid(pair.i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), static pair => pair.trade)),
        ["document"] = new FastSerMessageKind<TradeDocument>(static megabytes => TradeDocument.Make(megabytes * 1_000_000 / Trade.Size)),
        ["tolerant"] = new FastSerMessageKind<TradeBook>(static megabytes => TradeBook.Make(megabytes * 1_000_000 / (Trade.Size + 2))),
        ["numbers"] = new FastSerMessageKind<long[]>(static megabytes =>
        {
            var numbers = new long[megabytes * 1_000_000 / sizeof(long)];
            new Random(1).NextBytes(MemoryMarshal.AsBytes(numbers.AsSpan()));
            return numbers;
        }),
    };

    public static IEnumerable<string> Names => s_all.Keys;

    public static IMessageKind Named(string name) => s_all[name];

    public static IMessageKind Of(string path) => Named(NameOf(path));

    public static string NameOf(string path) => Path.GetExtension(path)[1..];
}
