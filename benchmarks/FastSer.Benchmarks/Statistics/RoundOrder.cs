namespace FastSer.Benchmarks.Statistics;

/// <summary>The order in which the candidates of a row run within one round.</summary>
internal static class RoundOrder
{
    public static int[] Next(Random random, int count)
    {
        var order = Enumerable.Range(0, count).ToArray();
        random.Shuffle(order);
        return order;
    }
}
