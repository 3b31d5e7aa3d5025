using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Packing;

/// <summary>
/// Observes where a struct keeps its bytes: one byte of its memory at a time is set to 1, and the struct's own code shows
/// where on the wire it arrives. Layouts are never assumed: they differ between runtimes, and with attributes.
/// </summary>
internal static class PackProbe
{
    private const int MaxSize = 256;
    private const int Patterns = 32;

    /// <summary>The layout, or <see cref="PackLayout.Unknown"/> if anything is not as simple as a move of bytes.</summary>
    public static PackLayout Discover<T>()
        where T : struct, IFastSerializableValue<T>
    {
        if (T.Packing == ValuePacking.None
            || RuntimeHelpers.IsReferenceOrContainsReferences<T>()
            || Unsafe.SizeOf<T>() > MaxSize
            || T.Size > Unsafe.SizeOf<T>())
        {
            return PackLayout.Unknown;
        }

        try
        {
            var memoryOfWire = Observe<T>();
            return memoryOfWire is not null
                && PutMovesBytes<T>(memoryOfWire)
                && (T.Packing == ValuePacking.Write || GetMovesBytes<T>(memoryOfWire))
                    ? new PackLayout(memoryOfWire, Unsafe.SizeOf<T>(), T.Packing)
                    : PackLayout.Unknown;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            // The patterns are unusual values; a struct whose code rejects them is not copied as memory.
            return PackLayout.Unknown;
        }
    }

    private static int[]? Observe<T>()
        where T : struct, IFastSerializableValue<T>
    {
        var memoryOfWire = new int[T.Size];
        Array.Fill(memoryOfWire, -1);
        var wire = new byte[T.Size];
        for (var place = 0; place < Unsafe.SizeOf<T>(); place++)
        {
            T value = default;
            MemoryOf(ref value)[place] = 1;
            Put(in value, wire);
            var arrived = wire.AsSpan().IndexOfAnyExcept((byte)0);
            if (arrived < 0)
            {
                continue;
            }

            if (wire[arrived] != 1 || wire.AsSpan(arrived + 1).ContainsAnyExcept((byte)0) || memoryOfWire[arrived] >= 0)
            {
                return null;
            }

            memoryOfWire[arrived] = place;
        }

        return memoryOfWire.Contains(-1) ? null : memoryOfWire;
    }

    private static bool PutMovesBytes<T>(int[] memoryOfWire)
        where T : struct, IFastSerializableValue<T>
    {
        var random = new Random(1);
        var wire = new byte[T.Size];
        for (var pattern = 0; pattern < Patterns; pattern++)
        {
            T value = default;
            var memory = MemoryOf(ref value);
            FillWithBits(random, memory);
            Put(in value, wire);
            if (!Agree(memory, wire, memoryOfWire))
            {
                return false;
            }
        }

        return true;
    }

    private static bool GetMovesBytes<T>(int[] memoryOfWire)
        where T : struct, IFastSerializableValue<T>
    {
        var random = new Random(2);
        var usable = UsableBytes<T>();
        var wire = new byte[T.Size];
        var seen = 0;
        for (var pattern = 0; pattern < Patterns; pattern++)
        {
            FillWithBits(random, wire);
            for (var i = 0; i < wire.Length; i++)
            {
                wire[i] &= usable[i];
            }

            if (!IsValid<T>(wire))
            {
                continue;
            }

            seen++;
            var value = T.Get(new ReadBlock(ref MemoryMarshal.GetArrayDataReference(wire), wire.Length));
            if (!Agree(MemoryOf(ref value), wire, memoryOfWire))
            {
                return false;
            }
        }

        return seen >= Patterns / 2;
    }

    /// <summary>1 for each byte on the wire that may be 1 while all others are 0: dates and decimals have some that may not.</summary>
    private static byte[] UsableBytes<T>()
        where T : struct, IFastSerializableValue<T>
    {
        var usable = new byte[T.Size];
        var wire = new byte[T.Size];
        for (var i = 0; i < wire.Length; i++)
        {
            wire[i] = 1;
            usable[i] = IsValid<T>(wire) ? (byte)1 : (byte)0;
            wire[i] = 0;
        }

        return usable;
    }

    private static bool Agree(ReadOnlySpan<byte> memory, ReadOnlySpan<byte> wire, int[] memoryOfWire)
    {
        for (var i = 0; i < wire.Length; i++)
        {
            if (wire[i] != memory[memoryOfWire[i]])
            {
                return false;
            }
        }

        return true;
    }

    private static void FillWithBits(Random random, Span<byte> bytes)
    {
        foreach (ref var b in bytes)
        {
            b = (byte)random.Next(2);
        }
    }

    private static void Put<T>(in T value, byte[] wire)
        where T : struct, IFastSerializableValue<T>
    {
        Array.Fill(wire, (byte)0xCC);
        T.Put(new WriteBlock(ref MemoryMarshal.GetArrayDataReference(wire), wire.Length), in value);
    }

    private static bool IsValid<T>(byte[] wire)
        where T : struct, IFastSerializableValue<T> =>
        T.IsValid(new ReadBlock(ref MemoryMarshal.GetArrayDataReference(wire), wire.Length));

    private static Span<byte> MemoryOf<T>(ref T value)
        where T : struct => MemoryMarshal.CreateSpan(ref Unsafe.As<T, byte>(ref value), Unsafe.SizeOf<T>());
}
