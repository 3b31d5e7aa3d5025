using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer.Tests.Packing.Layouts;

/// <summary>Whether every kernel that a layout supports moves every number of elements, and nothing else.</summary>
internal static class LayoutCheck
{
    private const int MaxCount = 70;
    private const int Margin = 64;
    private const byte Poison = 0xCD;

    /// <summary>What is wrong, or null.</summary>
    public static string? FirstFault(Layout layout) =>
        (string?)typeof(LayoutCheck).GetMethod(nameof(FirstFaultOf))!.MakeGenericMethod(layout.Type).Invoke(null, [layout]);

    public static string? FirstFaultOf<T>(Layout layout)
        where T : unmanaged, IFastSerializableValue<T>
    {
        if (Unsafe.SizeOf<T>() != layout.MemorySize || !PackPlan<T>.Layout.MemoryOfWire.SequenceEqual(layout.MemoryOfWire))
        {
            return $"{layout}: observed as {string.Join(' ', PackPlan<T>.Layout.MemoryOfWire.ToArray())}";
        }

        foreach (var kernel in Enum.GetValues<PackKernel>().Where(PackPlan<T>.Layout.Supports))
        {
            for (var count = 0; count <= MaxCount; count++)
            {
                if (!IsWritten<T>(layout, kernel, count))
                {
                    return $"{layout}: {kernel} does not write {count} elements";
                }

                if (!IsRead<T>(layout, kernel, count))
                {
                    return $"{layout}: {kernel} does not read {count} elements";
                }
            }
        }

        return null;
    }

    private static bool IsWritten<T>(Layout layout, PackKernel kernel, int count)
        where T : unmanaged, IFastSerializableValue<T>
    {
        var items = new T[count];
        var memory = MemoryMarshal.AsBytes(items.AsSpan());
        new Random(count).NextBytes(memory);
        var expected = Between(count * T.Size);
        for (var i = 0; i < count; i++)
        {
            for (var place = 0; place < T.Size; place++)
            {
                expected[Margin + (i * T.Size) + place] = memory[(i * layout.MemorySize) + layout.MemoryOfWire[place]];
            }
        }

        var wire = Between(count * T.Size);
        PackedValues.Write<T>(ref wire[Margin], items, kernel);
        return wire.AsSpan().SequenceEqual(expected);
    }

    /// <summary>What no byte on the wire belongs to must be 0 afterwards, whatever was in the memory before.</summary>
    private static bool IsRead<T>(Layout layout, PackKernel kernel, int count)
        where T : unmanaged, IFastSerializableValue<T>
    {
        var wire = new byte[count * T.Size];
        new Random(count).NextBytes(wire);
        var expected = Between(count * layout.MemorySize);
        expected.AsSpan(Margin, count * layout.MemorySize).Clear();
        for (var i = 0; i < count; i++)
        {
            for (var place = 0; place < T.Size; place++)
            {
                expected[Margin + (i * layout.MemorySize) + layout.MemoryOfWire[place]] = wire[(i * T.Size) + place];
            }
        }

        var memory = Between(count * layout.MemorySize);
        var items = MemoryMarshal.Cast<byte, T>(memory.AsSpan(Margin, count * layout.MemorySize));
        return PackedValues.TryRead(items, ref MemoryMarshal.GetArrayDataReference(wire), kernel)
            && memory.AsSpan().SequenceEqual(expected);
    }

    private static byte[] Between(int size)
    {
        var bytes = new byte[size + (2 * Margin)];
        bytes.AsSpan().Fill(Poison);
        return bytes;
    }
}
