namespace FastSer.Benchmarks.Data;

/// <summary>
/// Local dates from a seed, at a fixed distance from a fixed day, so that every run sees the same values.
/// </summary>
internal static class SeededDates
{
    private static readonly DateTime s_origin = new(2026, 3, 14, 9, 26, 53, DateTimeKind.Local);

    /// <summary>A local date up to the given number of seconds after the origin, to the tick.</summary>
    public static DateTime Next(Random random, int maximumSeconds)
    {
        var date = s_origin.AddSeconds(random.Next(maximumSeconds)).AddTicks(random.Next(1, 10_000_000));
        // Text formats cannot bring back a local time that the clock change skips or repeats.
        while (TimeZoneInfo.Local.IsInvalidTime(date) || TimeZoneInfo.Local.IsAmbiguousTime(date))
            date = date.AddHours(3);
        return date;
    }
}
