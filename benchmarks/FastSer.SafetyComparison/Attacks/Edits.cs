using System.Runtime.CompilerServices;

namespace FastSer.SafetyComparison.Attacks;

/// <summary>Changes of single bytes, and inputs that are too short or too long.</summary>
internal static class Edits
{
    private static Message Sample => new()
    {
        Id = 42,
        Name = "a name",
        Flag = true,
        Price = 12.5m,
        Time = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc),
        Lines = [new TextHolder { Value = "one" }, new TextHolder { Value = "two" }],
        Counts = new() { [5] = 6, [7] = 8 },
    };

    public static Verdict EveryByte(Subject subject)
    {
        var valid = subject.Write(Sample);
        var probe = new Probe<Message>(subject);
        foreach (var bytes in Changed(valid))
        {
            probe.Read(bytes);
            if (probe.IsOutOfMemory)
                return new(Verdict.Memory, $"more than 2 GB for {bytes.Length} bytes");
        }

        return probe.HasForeignErrors
            ? new(Verdict.ForeignError, $"{probe.ForeignErrors} of {probe.Reads:N0} inputs")
            : new(Verdict.Bounded, $"none in {probe.Reads:N0} inputs");
    }

    public static Verdict Prefixes(Subject subject)
    {
        var valid = subject.Write(Sample);
        var probe = new Probe<Message>(subject);
        for (var length = 0; length < valid.Length; length++)
            probe.Read(valid[..length]);
        if (probe.HasForeignErrors)
            return new(Verdict.ForeignError, $"{probe.ForeignErrors} of {probe.Reads} prefixes" + (probe.Accepted > 0 ? $"; {probe.Accepted} accepted" : ""));
        return probe.Accepted > 0 ? new(Verdict.Accepted, $"{probe.Accepted} of {probe.Reads} prefixes") : new(Verdict.Rejected);
    }

    public static Verdict Trailing(Subject subject)
    {
        var valid = subject.Write(Sample);
        var probe = new Probe<Message>(subject);
        probe.Read([.. valid, 1]);
        probe.Read([.. valid, .. valid]);
        if (probe.HasForeignErrors)
            return new(Verdict.ForeignError, probe.ForeignErrors);
        return probe.Accepted > 0 ? new(Verdict.Accepted, $"{probe.Accepted} of {probe.Reads}") : new(Verdict.Rejected);
    }

    public static Verdict InvalidValues(Subject subject)
    {
        var valid = subject.Write(new CheckedHolder { Flag = true, Price = 1234567.89m, Time = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc) });
        var probe = new Probe<CheckedHolder>(subject);
        var found = new SortedSet<string>(StringComparer.Ordinal);
        foreach (var bytes in Changed(valid).Concat(Runs(valid)))
        {
            if (probe.Read(bytes) is not { } value)
                continue;
            if (!IsValid(value.Flag))
                found.Add("`bool`");
            if (!IsValid(value.Price))
                found.Add("`decimal`");
            if (!IsValid(value.Time))
                found.Add("`DateTime`");
        }

        return found.Count > 0
            ? new(Verdict.WrongValue, string.Join(", ", found))
            : new(Verdict.Bounded, $"none in {probe.Reads:N0} inputs");
    }

    private static bool IsValid(bool value) => Unsafe.As<bool, byte>(ref value) <= 1;

    private static bool IsValid(decimal value)
    {
        var flags = decimal.GetBits(value)[3];
        return (flags & 0x7F00_FFFF) == 0 && ((flags >> 16) & 0xFF) <= 28;
    }

    private static bool IsValid(DateTime value) => (Unsafe.As<DateTime, ulong>(ref value) & 0x3FFF_FFFF_FFFF_FFFF) <= (ulong)DateTime.MaxValue.Ticks;

    private static IEnumerable<byte[]> Changed(byte[] valid)
    {
        for (var at = 0; at < valid.Length; at++)
        {
            for (var value = 0; value < 256; value++)
            {
                if (value != valid[at])
                    yield return [.. valid[..at], (byte)value, .. valid[(at + 1)..]];
            }
        }
    }

    private static IEnumerable<byte[]> Runs(byte[] valid)
    {
        for (var at = 0; at < valid.Length; at++)
        {
            for (var length = 2; length <= 8 && at + length <= valid.Length; length++)
            {
                foreach (var value in (byte[])[0x3F, 0x7F, 0xFF, (byte)'9'])
                    yield return [.. valid[..at], .. Enumerable.Repeat(value, length), .. valid[(at + length)..]];
            }
        }
    }
}
