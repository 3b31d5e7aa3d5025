using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer.Tests.Packing.Layouts;

/// <summary>Indicates whether every kernel that a layout supports moves every number of elements, and nothing else.</summary>
internal static class LayoutCheck
{
    private const int MaxCount = 70;
    private const int Margin = 64;
    private const byte Poison = 0xCD;

    /// <summary>Describes the first fault, or returns null.</summary>
    public static string? FirstFault(Layout layout) =>
        (string?)typeof(LayoutCheck).GetMethod(nameof(FirstFaultOf))!.MakeGenericMethod(layout.Type).Invoke(null, [layout]);

    public static string? FirstFaultOf<T>(Layout layout)
        where T : unmanaged, IFastSerializableValue<T>
    {
        if (Unsafe.SizeOf<T>() != layout.MemorySize || !PackPlan<T>.Layout.MemoryOfWire.SequenceEqual(layout.MemoryOfWire))
        {
            return $"{layout}: observed as {string.Join(' ', PackPlan<T>.Layout.MemoryOfWire.ToArray())}";
        }

        var wire = new byte[MaxCount * T.Size];
        new Random(1).NextBytes(wire);
        var memory = Unpacked(layout, wire);
        foreach (var kernel in Enum.GetValues<PackKernel>().Where(PackPlan<T>.Layout.Supports))
        {
            for (var count = 0; count <= MaxCount; count++)
            {
                if (FirstFaultOf<T>(kernel, memory.AsSpan(0, count * layout.MemorySize), wire.AsSpan(0, count * T.Size))
                    is { } fault)
                {
                    return $"{layout}: {kernel} {fault} {count} elements";
                }
            }
        }

        return null;
    }

    /// <summary>Gets the memory that the elements must have: where no byte of the wire goes, there is 0.</summary>
    private static byte[] Unpacked(Layout layout, byte[] wire)
    {
        var memory = new byte[MaxCount * layout.MemorySize];
        for (var i = 0; i < wire.Length; i++)
        {
            var (element, place) = Math.DivRem(i, layout.MemoryOfWire.Length);
            memory[(element * layout.MemorySize) + layout.MemoryOfWire[place]] = wire[i];
        }

        return memory;
    }

    private static string? FirstFaultOf<T>(PackKernel kernel, Span<byte> memory, Span<byte> wire)
        where T : unmanaged, IFastSerializableValue<T>
    {
        var written = Poisoned(wire.Length);
        PackedValues.Write<T>(ref written[Margin], MemoryMarshal.Cast<byte, T>(memory), kernel);
        var read = Poisoned(memory.Length);
        var items = MemoryMarshal.Cast<byte, T>(read.AsSpan(Margin, memory.Length));
        return !Holds(written, wire) ? "does not write"
            : !PackedValues.TryRead(items, ref MemoryMarshal.GetReference(wire), kernel) ? "refuses"
            : !Holds(read, memory) ? "does not read"
            : null;
    }

    private static byte[] Poisoned(int size)
    {
        var bytes = new byte[size + (2 * Margin)];
        bytes.AsSpan().Fill(Poison);
        return bytes;
    }

    private static bool Holds(ReadOnlySpan<byte> bytes, ReadOnlySpan<byte> expected) =>
        bytes[Margin..^Margin].SequenceEqual(expected)
        && !bytes[..Margin].ContainsAnyExcept(Poison)
        && !bytes[^Margin..].ContainsAnyExcept(Poison);
}
