using System.Runtime.Intrinsics;

namespace FastSer.Packing;

/// <summary>Turns observed layouts into the index vectors of the kernels.</summary>
internal static class PackVectors
{
    /// <summary>An index that yields 0.</summary>
    private const byte None = 0xFF;

    public static Vector256<byte> Pack(PackLayout layout)
    {
        var indices = new byte[PackLayout.MaxVectorSize];
        Array.Fill(indices, None);
        for (var element = 0; element < layout.GroupSize; element++)
        {
            for (var i = 0; i < layout.WireSize; i++)
            {
                indices[(element * layout.WireSize) + i] = (byte)((element * layout.MemorySize) + layout.MemoryOfWire[i]);
            }
        }

        return Twice(indices);
    }

    public static Vector256<byte> Unpack(PackLayout layout)
    {
        var indices = new byte[PackLayout.MaxVectorSize];
        Array.Fill(indices, None);
        for (var element = 0; element < layout.GroupSize; element++)
        {
            for (var i = 0; i < layout.WireSize; i++)
            {
                indices[(element * layout.MemorySize) + layout.MemoryOfWire[i]] = (byte)((element * layout.WireSize) + i);
            }
        }

        return Twice(indices);
    }

    public static Vector256<int> PackWords(PackLayout layout)
    {
        var indices = new int[8];
        if (layout.Supports(PackKernel.Permute256))
        {
            var words = layout.WireSize / 4;
            for (var i = 0; i < words; i++)
            {
                indices[i] = layout.MemoryOfWire[i * 4] / 4;
                indices[words + i] = indices[i] + 4;
            }
        }

        return Vector256.Create(indices);
    }

    public static Vector256<int> UnpackWords(PackLayout layout)
    {
        var indices = new int[8];
        if (layout.Supports(PackKernel.Permute256))
        {
            var words = layout.WireSize / 4;
            for (var i = 0; i < words; i++)
            {
                indices[layout.MemoryOfWire[i * 4] / 4] = i;
                indices[(layout.MemoryOfWire[i * 4] / 4) + 4] = words + i;
            }
        }

        return Vector256.Create(indices);
    }

    /// <summary>
    /// The words of the last two elements, from a vector that ends with them: it starts in an element before, wherever that
    /// one's bytes are.
    /// </summary>
    public static Vector256<int> UnpackLastWords(PackLayout layout) =>
        UnpackWords(layout) + Vector256.Create((32 - (2 * layout.WireSize)) / 4);

    /// <summary>All bits of the bytes of two elements that stand on the wire; gaps and members left out stay 0.</summary>
    public static Vector256<int> KeptBytes(PackLayout layout)
    {
        var kept = new byte[PackLayout.MaxVectorSize];
        for (var i = 0; layout.MemorySize == kept.Length && i < layout.WireSize; i++)
        {
            kept[layout.MemoryOfWire[i]] = 0xFF;
        }

        return Twice(kept).AsInt32();
    }

    public static Vector256<uint> Twice(ReadOnlySpan<uint> half) =>
        Vector256.Create(Vector128.Create(half), Vector128.Create(half));

    private static Vector256<byte> Twice(byte[] half) =>
        Vector256.Create(Vector128.Create(half), Vector128.Create(half));
}
