using System.Diagnostics;
using System.Text.Json;
using MemoryPack;

namespace FastSer.Samples.Blazor;

/// <summary>A serializer on the page, and its medians in milliseconds.</summary>
internal sealed class Candidate(string name, int repeats, Func<byte[]> write, Func<byte[], Order[]?> read)
{
    private const int Rounds = 15;

    private readonly List<double> _writes = [];
    private readonly List<double> _reads = [];

    public string Name => name;

    public int Bytes { get; private set; }

    public double Write => Median(_writes);

    public double Read => Median(_reads);

    /// <summary>Measures all in turn, so that a slow moment of the machine meets each; the first rounds warm up.</summary>
    public static Candidate[] Measure(Order[] orders)
    {
        Candidate[] candidates =
        [
            new("FastSer", 20, () => FastSerializer.Serialize(orders), static bytes => FastSerializer.Deserialize<Order[]>(bytes)),
            new("System.Text.Json", 1, () => JsonSerializer.SerializeToUtf8Bytes(orders, OrderJson.Default.OrderArray),
                static bytes => JsonSerializer.Deserialize(bytes, OrderJson.Default.OrderArray)),
            new("MemoryPack", 10, () => MemoryPackSerializer.Serialize(orders), static bytes => MemoryPackSerializer.Deserialize<Order[]>(bytes)),
        ];
        for (var round = -5; round < Rounds; round++)
        {
            foreach (var candidate in candidates)
            {
                candidate.Run(round >= 0);
            }
        }

        return candidates;
    }

    private void Run(bool counts)
    {
        var bytes = write();
        Bytes = bytes.Length;
        var writing = Time(() => write());
        var reading = Time(() => read(bytes));
        if (counts)
        {
            _writes.Add(writing);
            _reads.Add(reading);
        }
    }

    private double Time(Action action)
    {
        var start = Stopwatch.GetTimestamp();
        for (var i = 0; i < repeats; i++)
        {
            action();
        }

        return Stopwatch.GetElapsedTime(start).TotalMilliseconds / repeats;
    }

    private static double Median(List<double> times) => times.Count == 0 ? 0 : times.Order().ElementAt(times.Count / 2);
}
