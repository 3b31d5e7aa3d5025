using System.Diagnostics;
using System.Globalization;

namespace FastSer.AotSmoke;

/// <summary>Median times of values whose code has vector paths and of objects, in microseconds: where a processor or runtime may lack them.</summary>
internal static class Times
{
    private const int Rounds = 21;
    private const int Repeats = 20;

    public static void Print()
    {
        Console.WriteLine(ProcessFacts.Describe());
        var orders = Enumerable.Range(0, 1000).Select(static i => new TimedOrder(i, $"Customer {i % 97}", new DateTime(2026, 1, 1).AddMinutes(i),
            [.. Enumerable.Range(0, 1 + (i % 5)).Select(line => new TimedLine($"SKU-{(i + line) % 500}", 1 + line, 0.99m + line))])).ToArray();
        var texts = Enumerable.Range(0, 1000).Select(static i => $"a text of some length, the one with number {i}").ToArray();
        Print("1000 orders", orders, static value => FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<TimedOrder[]>(bytes));
        Print("1000 texts", texts, static value => FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<string[]>(bytes));
        Print(
            "1000 structs", Enumerable.Range(0, 1000).Select(static i => new TimedPlace((byte)i, i, (short)i)).ToArray(),
            static value => FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<TimedPlace[]>(bytes));
    }

    private static void Print<T>(string name, T value, Func<T, byte[]> write, Func<byte[], T?> read)
    {
        var bytes = write(value);
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture, $"{name}, {bytes.Length} bytes: write {MedianOf(() => write(value)):0} us, read {MedianOf(() => read(bytes)):0} us"));
    }

    private static double MedianOf(Action action)
    {
        var times = new List<double>();
        for (var round = 0; round < Rounds; round++)
        {
            var start = Stopwatch.GetTimestamp();
            for (var i = 0; i < Repeats; i++)
            {
                action();
            }

            times.Add(Stopwatch.GetElapsedTime(start).TotalMicroseconds / Repeats);
        }

        return times.Order().ElementAt(Rounds / 2);
    }
}

[FastSerType]
internal sealed partial record TimedOrder(int Id, string Customer, DateTime Placed, TimedLine[] Lines);

[FastSerType]
internal readonly partial record struct TimedLine(string Sku, int Count, decimal Price);

[FastSerType]
internal readonly partial record struct TimedPlace(byte Kind, long Position, short Level);
