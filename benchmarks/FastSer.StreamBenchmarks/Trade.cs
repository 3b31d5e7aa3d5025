namespace FastSer.StreamBenchmarks;

/// <summary>An element of about 50 bytes.</summary>
[FastSerType]
public sealed partial class Trade
{
    /// <summary>Bytes of an element, about.</summary>
    public const int Size = 50;

    public Guid Id { get; set; }

    public DateTime Time { get; set; }

    public decimal Price { get; set; }

    public string? Symbol { get; set; }

    public static List<Trade> Make(int count)
    {
        var random = new Random(1);
        var trades = new List<Trade>(count);
        for (var i = 0; i < count; i++)
        {
            trades.Add(new Trade
            {
                Id = new Guid(random.Next(), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
                Time = DateTime.UnixEpoch.AddSeconds(i),
                Price = random.Next(100_000) / 100m,
                Symbol = $"SYM{random.Next(10_000)}",
            });
        }

        return trades;
    }
}
