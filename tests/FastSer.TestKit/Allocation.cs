namespace FastSer.TestKit;

/// <summary>Counts what the current thread allocates.</summary>
public static class Allocation
{
    /// <summary>
    /// The least that <paramref name="action"/> allocates, over enough runs to be past one-time costs.
    /// </summary>
    public static long Of(Action action)
    {
        var least = long.MaxValue;
        for (var i = 0; i < 5; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            action();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return least;
    }
}
