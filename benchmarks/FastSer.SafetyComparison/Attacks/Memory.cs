using System.Runtime.InteropServices;

namespace FastSer.SafetyComparison.Attacks;

/// <summary>Small inputs that claim to be large, and memory that is written though it belongs to no value.</summary>
internal static class Memory
{
    private const long Proportion = 1 << 20;

    /// <summary>Ends the search: the answer is clear.</summary>
    private const long Enough = 64 << 20;

    private static readonly uint[] s_sizes = [0x7FFF_FFFF, 0x7FFF_FFC0, 0x4000_0000, 0x1000_0001, 0x0400_0000, 0xFFFF_FFFF, 0x8000_0000];

    public static Verdict Lengths(Subject subject)
    {
        Verdict? worst = null;
        var largest = 0L;
        foreach (var search in new Func<Subject, (long Allocated, int Length, bool IsOutOfMemory)>[]
        {
            static s => Search(s, new TextHolder { Value = "abcdefgh" }),
            static s => Search(s, new BytesHolder { Value = [1, 2, 3, 4, 5, 6, 7, 8] }),
            static s => Search(s, new NumbersHolder { Value = [1, 2, 3, 4, 5] }),
            static s => Search(s, new ListHolder { Value = [new TextHolder { Value = "a" }, new TextHolder { Value = "b" }] }),
            static s => Search(s, new MapHolder { Value = new() { [1] = 2, [3] = 4 } }),
        })
        {
            var (allocated, length, isOutOfMemory) = search(subject);
            if (isOutOfMemory)
                return new(Verdict.Memory, $"more than 2 GB for {length} bytes");
            if (allocated <= largest)
                continue;
            largest = allocated;
            worst = allocated > Proportion
                ? new(Verdict.Memory, $"{allocated >> 20} MB for {length} bytes")
                : new(Verdict.Bounded, $"at most {Math.Max(1, allocated >> 10)} KB");
        }

        return worst!;
    }

    private static (long Allocated, int Length, bool IsOutOfMemory) Search<T>(Subject subject, T value)
        where T : class
    {
        var valid = subject.Write(value);
        for (var i = 0; i < 3; i++)
            subject.Read<T>(valid);
        var probe = new Probe<T>(subject);
        foreach (var bytes in Claims(valid))
        {
            probe.Read(bytes);
            if (probe.IsOutOfMemory || probe.LargestAllocation > Enough)
                break;
        }

        return (probe.LargestAllocation, probe.LengthOfLargest, probe.IsOutOfMemory);
    }

    /// <summary>Returns the bytes with large numbers in every place: instead of as many bytes, and instead of one.</summary>
    private static IEnumerable<byte[]> Claims(byte[] valid)
    {
        var numbers = s_sizes.SelectMany(Notations).ToArray();
        for (var at = 0; at < valid.Length; at++)
        {
            foreach (var number in numbers)
            {
                yield return [.. valid[..at], .. number, .. valid[(at + 1)..]];
                if (at + number.Length <= valid.Length)
                    yield return [.. valid[..at], .. number, .. valid[(at + number.Length)..]];
            }
        }
    }

    /// <summary>Writes a number as fixed bytes of both orders, as a variable number of both kinds, and behind the marks of MessagePack.</summary>
    private static IEnumerable<byte[]> Notations(uint number)
    {
        var little = BitConverter.GetBytes(number);
        byte[] big = [little[3], little[2], little[1], little[0]];
        yield return little;
        yield return big;
        yield return BitConverter.GetBytes((ulong)number);
        yield return [(byte)(number | 0x80), (byte)((number >> 7) | 0x80), (byte)((number >> 14) | 0x80), (byte)((number >> 21) | 0x80), (byte)(number >> 28)];

        // The number of trailing zeros of the first byte is that of the bytes behind it.
        yield return BitConverter.GetBytes(((ulong)number << 5) | 0x10)[..5];
        foreach (var mark in (byte[])[0xC6, 0xC9, 0xDB, 0xDD, 0xDF])
            yield return [mark, .. big];
    }

    public static Verdict Bomb(Subject subject)
    {
        var bytes = subject.WriteCompressed(new BytesHolder { Value = new byte[256 << 20] });
        if (bytes is null)
            return new(Verdict.Absent, "no compression of its own");
        var before = GC.GetTotalAllocatedBytes(precise: true);
        try
        {
            subject.ReadCompressed(bytes);
        }
#pragma warning disable CA1031 // Every exception refuses the input.
        catch (Exception error)
#pragma warning restore CA1031
        {
            if (error is OutOfMemoryException)
                return new(Verdict.Memory, $"more than 2 GB for {bytes.Length:N0} bytes");
            var spent = (GC.GetTotalAllocatedBytes(precise: true) - before) >> 20;
            return subject.IsDocumented(error)
                ? new(Verdict.Rejected, $"{spent} MB allocated")
                : new(Verdict.ForeignError, $"`{error.GetType().Name}`, {spent} MB allocated");
        }

        var allocated = (GC.GetTotalAllocatedBytes(precise: true) - before) >> 20;
        return new(Verdict.Memory, $"{allocated} MB for {bytes.Length:N0} bytes");
    }

    public static Verdict Padding(Subject subject)
    {
        var items = new Padded[8];
        MemoryMarshal.AsBytes(items.AsSpan()).Fill(0xA5);
        for (var i = 0; i < items.Length; i++)
        {
            items[i].Small = 1;
            items[i].Large = i;
        }

        var bytes = subject.Write(new PaddedHolder { Value = items });
        return bytes.AsSpan().IndexOf((ReadOnlySpan<byte>)[0xA5, 0xA5, 0xA5, 0xA5, 0xA5, 0xA5, 0xA5]) >= 0
            ? new(Verdict.Leak, "7 bytes of each structure")
            : new(Verdict.Absent, "none");
    }
}
