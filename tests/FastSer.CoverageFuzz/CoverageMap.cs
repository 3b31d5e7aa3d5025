using System.Numerics;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using SharpFuzz.Common;

namespace FastSer.CoverageFuzz;

/// <summary>
/// The map that instrumented code counts in, one byte for each pair of branches that follow one another, and which counts were seen
/// before: in steps (1, 2, 3, 4 to 7, 8 to 15, 16 to 31, 32 to 63, more), much as AFL does.
/// </summary>
internal sealed unsafe class CoverageMap
{
    private const int Size = 1 << 16;

    /// <summary>Lives as long as the process: instrumented code writes to it whenever it runs.</summary>
    private static readonly byte* s_counts = (byte*)NativeMemory.AlignedAlloc(Size, 64);

    private static readonly byte[] s_steps = [.. Enumerable.Range(0, 256).Select(static count => StepOf(count))];

    private readonly byte[] _seen = new byte[Size];

    /// <summary>Gets the number of pairs of branches that were reached.</summary>
    public int Edges { get; private set; }

    /// <summary>Gives instrumented code its map: before any of it runs.</summary>
    public static void Prepare()
    {
        Trace.SharedMem = s_counts;
        Clear();
    }

    /// <summary>Forgets the last run.</summary>
    public static void Clear()
    {
        new Span<byte>(s_counts, Size).Clear();
        Trace.PrevLocation = 0;
    }

    /// <summary>
    /// Returns whether the last run has reached a pair of branches, or a step of its count, for the first time, and forgets the run.
    /// </summary>
    public bool Take()
    {
        var isNew = false;
        for (var i = 0; i < Size; i += Vector512<byte>.Count)
        {
            if (!Vector512.EqualsAll(Vector512.LoadAligned(s_counts + i), Vector512<byte>.Zero))
            {
                isNew |= TakeBytes(i);
                Vector512<byte>.Zero.StoreAligned(s_counts + i);
            }
        }

        Trace.PrevLocation = 0;
        return isNew;
    }

    private bool TakeBytes(int start)
    {
        var isNew = false;
        var zeros = Vector512.Equals(Vector512.LoadAligned(s_counts + start), Vector512<byte>.Zero);
        for (var mask = ~zeros.ExtractMostSignificantBits(); mask != 0; mask &= mask - 1)
        {
            var i = start + BitOperations.TrailingZeroCount(mask);
            var step = s_steps[s_counts[i]];
            if ((step & ~_seen[i]) != 0)
            {
                Edges += _seen[i] == 0 ? 1 : 0;
                _seen[i] |= step;
                isNew = true;
            }
        }

        return isNew;
    }

    private static byte StepOf(int count) => count switch
    {
        0 => 0,
        1 => 1,
        2 => 2,
        3 => 4,
        _ => (byte)(1 << Math.Min(7, BitOperations.Log2((uint)count) + 1)),
    };
}
