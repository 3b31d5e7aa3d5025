using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
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

    /// <summary>The bits of the steps of counts below 16, and of the others by a sixteenth of the count.</summary>
    private static readonly Vector512<byte> s_stepsBelow16 = Repeat(Vector128.Create((byte)0, 1, 2, 4, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16));
    private static readonly Vector512<byte> s_stepsFrom16 = Repeat(Vector128.Create(0, 32, 64, 64, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128));

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
        for (var i = 0; i < Size; i += 4 * Vector512<byte>.Count)
        {
            var counts = (Vector512<byte>*)(s_counts + i);
            if (!Vector512.EqualsAll(counts[0] | counts[1] | counts[2] | counts[3], Vector512<byte>.Zero))
            {
                for (var k = 0; k < 4; k++)
                {
                    isNew |= TakeCounts(counts[k], i + (k * Vector512<byte>.Count));
                    counts[k] = Vector512<byte>.Zero;
                }
            }
        }

        Trace.PrevLocation = 0;
        return isNew;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TakeCounts(Vector512<byte> counts, int place)
    {
        var steps = StepsOf(counts);
        var seen = Vector512.LoadUnsafe(ref _seen[place]);
        if ((steps & ~seen) == Vector512<byte>.Zero)
        {
            return false;
        }

        Edges += BitOperations.PopCount((Vector512.Equals(seen, default) & ~Vector512.Equals(steps, default)).ExtractMostSignificantBits());
        (seen | steps).StoreUnsafe(ref _seen[place]);
        return true;
    }

    /// <summary>Returns a bit for the step of each count.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<byte> StepsOf(Vector512<byte> counts)
    {
        var (low, high) = (counts & Vector512.Create((byte)15), counts >> 4);
        return Avx512BW.IsSupported
            ? Vector512.Max(Avx512BW.Shuffle(s_stepsBelow16, low), Avx512BW.Shuffle(s_stepsFrom16, high))
            : Vector512.Max(Vector512.Shuffle(s_stepsBelow16, low), Vector512.Shuffle(s_stepsFrom16, high));
    }

    private static Vector512<byte> Repeat(Vector128<byte> part) => Vector512.Create(Vector256.Create(part, part), Vector256.Create(part, part));
}
