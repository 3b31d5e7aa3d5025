using System.Buffers;
using System.Runtime.CompilerServices;

namespace FastSer.SafetyTests.Surroundings;

/// <summary>Leaves a byte in all memory that the next call may be given: the heap, the pools, the stack, the scratch buffer.</summary>
internal static class Poison
{
    private const int StackBytes = 48 * 1024;

    private static readonly int[] s_lengths = [500, 4_000, 20_000, 70_000, 200_000, 600_000];

    /// <param name="poison">The byte.</param>
    /// <param name="isForLarge">Whether what follows is large enough for memory that the runtime does not clear.</param>
    public static void Leave(byte poison, bool isForLarge)
    {
        var longest = isForLarge ? 1 << 20 : 1 << 13;
        LeaveInPool(poison, longest);
        LeaveInPool((char)((poison << 8) | poison), longest);
        FastSerializer.Serialize(new string((char)poison, longest / 16));
        if (isForLarge)
        {
            LeaveInHeap(poison);
            GC.Collect(0, GCCollectionMode.Forced, blocking: true);
            LeaveInHeap(poison);
        }

        LeaveOnStack(poison);
    }

    /// <summary>Returns whether memory that is asked for without being cleared shows what was left: else nothing would be tested.</summary>
    public static bool IsFoundInHeap(byte poison)
    {
        for (var length = 3_000; length < 100_000; length += 1_000)
        {
            if (GC.AllocateUninitializedArray<byte>(length).AsSpan().Contains(poison))
            {
                return true;
            }
        }

        return false;
    }

    private static void LeaveInPool<T>(T poison, int longest)
    {
        var rented = new List<T[]>();
        for (var length = 16; length <= longest; length *= 2)
        {
            for (var i = 0; i < 2; i++)
            {
                rented.Add(ArrayPool<T>.Shared.Rent(length));
                Array.Fill(rented[^1], poison);
            }
        }

        rented.ForEach(static array => ArrayPool<T>.Shared.Return(array));
    }

    private static void LeaveInHeap(byte poison)
    {
        foreach (var length in s_lengths)
        {
            for (var i = 0; i < 3; i++)
            {
                GC.AllocateUninitializedArray<byte>(length).AsSpan().Fill(poison);
            }
        }
    }

    [SkipLocalsInit]
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void LeaveOnStack(byte poison)
    {
        Span<byte> local = stackalloc byte[StackBytes];
        local.Fill(poison);
        GC.KeepAlive(local[Random.Shared.Next(StackBytes)]);
    }
}
