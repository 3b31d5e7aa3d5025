namespace FastSer.GeneratorBenchmarks;

/// <summary>The time and memory of one run of the generator.</summary>
internal readonly record struct Measurement(double Milliseconds, double Megabytes)
{
    /// <summary>Runs an action and counts the time and the memory of this thread.</summary>
    public static Measurement Of(Action action)
    {
        GC.Collect();
        var bytes = GC.GetAllocatedBytesForCurrentThread();
        var time = ThreadClock.Milliseconds;
        action();
        var spent = ThreadClock.Milliseconds - time;
        return new Measurement(spent, (GC.GetAllocatedBytesForCurrentThread() - bytes) / 1e6);
    }

    /// <summary>The medians, each for itself.</summary>
    public static Measurement Median(IReadOnlyCollection<Measurement> all) => new(
        Middle(all.Select(static one => one.Milliseconds)), Middle(all.Select(static one => one.Megabytes)));

    private static double Middle(IEnumerable<double> values)
    {
        var sorted = values.Order().ToList();
        return sorted[sorted.Count / 2];
    }
}
