using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace FastSer.Primitives;

internal static partial class Latin1
{
    /// <summary>Tells whether bytes are those of characters; as many of both have been shown to be there.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool AreEqual(ref byte source, ref byte characters, nint length)
    {
        if (length >= 8)
        {
            return AreEqualFrom8(ref source, ref characters, length);
        }

        if (length >= 4)
        {
            var ends = Vector128.Create(Unaligned.Load<uint>(ref source), Unaligned.Load<uint>(ref source, length - 4), 0, 0);
            var expected = Vector128.Create(Unaligned.Load<ulong>(ref characters), Unaligned.Load<ulong>(ref characters, (length * 2) - 8));
            return Vector128.WidenLower(ends.AsByte()).AsUInt64() == expected;
        }

        return AreEqualUpTo3(ref source, ref characters, length);
    }

    /// <summary>Writes bytes as characters, however few.</summary>
    public static void CopyTo(ref byte destination, ref byte source, uint length)
    {
        if (length > 16)
        {
            Widen(ref destination, ref source, length);
            return;
        }

        for (nint i = 0; i < (nint)length; i++)
        {
            Unaligned.Store(ref destination, i * 2, (ushort)Unaligned.At(ref source, i));
        }
    }

    private static bool AreEqualUpTo3(ref byte source, ref byte characters, nint length)
    {
        for (nint i = 0; i < length; i++)
        {
            if (Unaligned.At(ref source, i) != Unaligned.Load<ushort>(ref characters, i * 2))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Eight at a time; the last ones may overlap those before.</summary>
    private static bool AreEqualFrom8(ref byte source, ref byte characters, nint length)
    {
        var last = length - 8;
        for (nint i = 0; ; i = Math.Min(i + 8, last))
        {
            if (Widen8(Unaligned.Load<ulong>(ref source, i)) != Unaligned.Load<Vector128<ushort>>(ref characters, i * 2))
            {
                return false;
            }

            if (i == last)
            {
                return true;
            }
        }
    }
}
