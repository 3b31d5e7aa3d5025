using System.Numerics;
using System.Runtime.CompilerServices;
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

    /// <summary>The bits of the steps of counts below 16, and of the others by a sixteenth of the count.</summary>
    private static readonly Vector128<byte> s_stepsBelow16 = Vector128.Create((byte)0, 1, 2, 4, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16);
    private static readonly Vector128<byte> s_stepsFrom16 = Vector128.Create(0, 32, 64, 64, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128);

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
        for (var i = start; i < start + Vector512<byte>.Count; i += Vector128<byte>.Count)
        {
            var steps = StepsOf(Vector128.LoadAligned(s_counts + i));
            var seen = Vector128.LoadUnsafe(ref _seen[i]);
            if ((steps & ~seen) != Vector128<byte>.Zero)
            {
                Edges += BitOperations.PopCount((Vector128.Equals(seen, default) & ~Vector128.Equals(steps, default)).ExtractMostSignificantBits());
                (seen | steps).StoreUnsafe(ref _seen[i]);
                isNew = true;
            }
        }

        return isNew;
    }

    /// <summary>Returns a bit for the step of each count.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> StepsOf(Vector128<byte> counts) =>
        Vector128.Max(Vector128.ShuffleNative(s_stepsBelow16, counts & Vector128.Create((byte)15)), Vector128.ShuffleNative(s_stepsFrom16, counts >> 4));
}
