using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Primitives;

/// <summary>The shuffles and sizes by control byte that <see cref="IntegerGroups{T}"/> uses; 12 KiB for a width that a process uses.</summary>
/// <typeparam name="T">UInt16, UInt32 or UInt64.</typeparam>
internal static class GroupTables<T>
    where T : unmanaged
{
    private const byte None = 0xFF;

    /// <summary>Gets whether there is a byte shuffle to use the tables with.</summary>
    public static bool IsUsable => Ssse3.IsSupported || AdvSimd.Arm64.IsSupported;

    /// <summary>From the wire to full elements: 16 indices a control byte.</summary>
    public static readonly byte[] Expansion = Create(static (table, control, position, element, i, size) =>
        table[(control * 16) + (element * Unsafe.SizeOf<T>()) + i] = i < size ? (byte)(position + i) : None);

    /// <summary>From full elements to the wire: 16 indices a control byte.</summary>
    public static readonly byte[] Compaction = Create(static (table, control, position, element, i, size) =>
    {
        if (i < size)
        {
            table[(control * 16) + position + i] = (byte)((element * Unsafe.SizeOf<T>()) + i);
        }
    });

    /// <summary>
    /// 0 for each byte of the elements that must not be 0: the last one of several, and all of an element whose control bits mean
    /// nothing. All bits for the others.
    /// </summary>
    public static readonly byte[] Optional = CreateOptional();

    /// <summary>The bytes of the elements of a control byte.</summary>
    public static readonly byte[] Sizes = CreateSizes();

    private delegate void Fill(byte[] table, int control, int position, int element, int index, int size);

    private static int SizeOf(int control, int element)
    {
        var bits = Unsafe.SizeOf<T>() / 2;
        return ((control >> (element * bits)) & ((1 << bits) - 1)) + 1;
    }

    private static byte[] Create(Fill fill)
    {
        var table = new byte[256 * Vector128<byte>.Count];
        Array.Fill(table, None);
        for (var control = 0; control < 256; control++)
        {
            var position = 0;
            for (var element = 0; element < Vector128<T>.Count; element++)
            {
                var size = SizeOf(control, element);
                for (var i = 0; i < Unsafe.SizeOf<T>() && size <= Unsafe.SizeOf<T>(); i++)
                {
                    fill(table, control, position, element, i, size);
                }

                position += size;
            }
        }

        return table;
    }

    private static byte[] CreateOptional()
    {
        var table = new byte[256 * Vector128<byte>.Count];
        for (var i = 0; i < table.Length; i++)
        {
            var element = i % Vector128<byte>.Count / Unsafe.SizeOf<T>();
            var index = i % Unsafe.SizeOf<T>();
            var size = SizeOf(i / Vector128<byte>.Count, element);
            var isNeeded = size > Unsafe.SizeOf<T>() || (index > 0 && index == size - 1);
            table[i] = isNeeded ? (byte)0 : byte.MaxValue;
        }

        return table;
    }

    private static byte[] CreateSizes()
    {
        var table = new byte[256];
        for (var control = 0; control < 256; control++)
        {
            for (var element = 0; element < Vector128<T>.Count; element++)
            {
                table[control] += (byte)SizeOf(control, element);
            }
        }

        return table;
    }
}
