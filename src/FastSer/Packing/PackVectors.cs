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

    public static Vector256<uint> Twice(ReadOnlySpan<uint> half) =>
        Vector256.Create(Vector128.Create(half), Vector128.Create(half));

    private static Vector256<byte> Twice(byte[] half) =>
        Vector256.Create(Vector128.Create(half), Vector128.Create(half));
}
