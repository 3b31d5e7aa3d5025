using System.Diagnostics;

namespace FastSer.SafetyComparison.Attacks;

/// <summary>Keys with one hash code, and keys that occur twice.</summary>
internal static class Keys
{
    private const int Count = 40_000;
    private const int Growth = 4;

    public static Verdict Collide(Subject subject)
    {
        var random = new Random(1);
        var other = TimeOf(subject, Enumerable.Range(0, Count).Select(_ => random.NextInt64()));
        var all = TimeOf(subject, Enumerable.Range(1, Count).Select(SameHashCode));
        var part = TimeOf(subject, Enumerable.Range(1, Count / Growth).Select(SameHashCode));
        var detail = $"{all / other:N1} times the time of other keys; {Growth} times as many keys take {all / part:N1} times";
        return new(all / part > 2 * Growth && all / other > 10 ? Verdict.Time : Verdict.Bounded, detail);
    }

    /// <summary>The hash code of a long is the exclusive or of its halves.</summary>
    private static long SameHashCode(int number) => ((long)number << 32) | (uint)number;

    /// <summary>Returns the shortest of several reads in milliseconds.</summary>
    private static double TimeOf(Subject subject, IEnumerable<long> keys)
    {
        var map = keys.Distinct().ToDictionary(static key => key, static _ => 1);
        var bytes = subject.Write(new MapHolder { Value = map });
        var best = double.MaxValue;
        var whole = Stopwatch.StartNew();
        for (var i = 0; i < 60 && (i < 3 || whole.ElapsedMilliseconds < 3_000); i++)
            best = Math.Min(best, TimeOf(subject, bytes, map.Count));
        return best;
    }

    private static double TimeOf(Subject subject, byte[] bytes, int count)
    {
        var watch = Stopwatch.StartNew();
        var value = subject.Read<MapHolder>(bytes);
        watch.Stop();
        return value?.Value?.Count == count
            ? watch.Elapsed.TotalMilliseconds
            : throw new InvalidOperationException($"{subject.Name} lost entries.");
    }

    /// <summary>Two keys differ in one byte of their encodings. The difference of both orders shows where each stands.</summary>
    public static Verdict Repeat(Subject subject)
    {
        const long First = 1_234_560_001, Second = 1_234_560_002;
        var bytes = subject.Write(new MapHolder { Value = new() { [First] = 7, [Second] = 7 } });
        var reversed = subject.Write(new MapHolder { Value = new() { [Second] = 7, [First] = 7 } });
        var places = Enumerable.Range(0, bytes.Length).Where(i => bytes[i] != reversed[i]).ToArray();
        if (bytes.Length != reversed.Length || places.Length != 2)
            return new(Verdict.NotRun, $"the keys differ in {places.Length} places");
        bytes[places[1]] = bytes[places[0]];
        var probe = new Probe<MapHolder>(subject);
        var value = probe.Read(bytes);
        if (probe.HasForeignErrors)
            return new(Verdict.ForeignError, probe.ForeignErrors);
        return value is null ? new(Verdict.Rejected) : new(Verdict.Accepted, "one entry is dropped");
    }
}
