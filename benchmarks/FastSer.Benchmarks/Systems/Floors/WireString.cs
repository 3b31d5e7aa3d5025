using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using System.Text;
using static FastSer.Benchmarks.Systems.Floors.Wire;

namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>
/// Strings of the Fast format: length of (chars &lt;&lt; 1 | wide), then Latin-1 bytes or UTF-16. Up to 32 characters
/// go through two overlapping loads and a vector pack; the null string is the length 1.
/// </summary>
internal static class WireString
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Put(ref byte cursor, string? value)
    {
        if (value is null)
        {
            cursor = 1;
            return ref At(ref cursor, 1);
        }

        var chars = (uint)value.Length;
        ref var source = ref Source(value);
        ref var target = ref At(ref cursor, 1);
        if (chars - 4 <= 12)
        {
            if (chars <= 8)
            {
                var low = Get<ulong>(ref source, 0);
                var high = Get<ulong>(ref source, (nint)(chars * 2) - 8);
                if (((low | high) & 0xFF00FF00FF00FF00) == 0)
                {
                    cursor = (byte)(chars << 1);
                    var packed = Pack(Vector128.Create(low, high).AsUInt16(), default).AsUInt32();
                    Wire.Put(ref target, 0, packed.ToScalar());
                    Wire.Put(ref target, (nint)chars - 4, packed.GetElement(1));
                    return ref At(ref target, (nint)chars);
                }
            }
            else
            {
                var low = Get<Vector128<ushort>>(ref source, 0);
                var high = Get<Vector128<ushort>>(ref source, (nint)(chars * 2) - 16);
                if (IsLatin1(low | high))
                {
                    cursor = (byte)(chars << 1);
                    var packed = Pack(low, high).AsUInt64();
                    Wire.Put(ref target, 0, packed.ToScalar());
                    Wire.Put(ref target, (nint)chars - 8, packed.GetElement(1));
                    return ref At(ref target, (nint)chars);
                }
            }
        }
        else if (chars - 1 <= 2)
        {
            uint first = Get<ushort>(ref source, 0);
            uint middle = Get<ushort>(ref source, (nint)(chars & 2));
            uint last = Get<ushort>(ref source, (nint)(chars * 2) - 2);
            if ((first | middle | last) <= 0xFF)
            {
                cursor = (byte)(chars << 1);
                target = (byte)first;
                At(ref target, (nint)(chars >> 1)) = (byte)middle;
                At(ref target, (nint)chars - 1) = (byte)last;
                return ref At(ref target, (nint)chars);
            }
        }

        return ref PutLong(ref cursor, value);
    }

    /// <summary>
    /// Reads the string whose length starts at the cursor; <see cref="EncodedSize"/> says how far to advance.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? Get(ref byte cursor)
    {
        uint header = cursor;
        var chars = header >> 1;
        if ((header & 1) != 0 || chars - 1 > 15)
            return GetLong(ref cursor);

        ref var source = ref At(ref cursor, 1);
        var result = new string('\0', (int)chars);
        ref var target = ref Source(result);
        if (chars >= 9)
        {
            Wire.Put(ref target, 0, Widen(Get<ulong>(ref source, 0)));
            Wire.Put(ref target, (nint)(chars * 2) - 16, Widen(Get<ulong>(ref source, (nint)chars - 8)));
        }
        else if (chars >= 4)
        {
            var ends = Vector128.Create(Get<uint>(ref source, 0), Get<uint>(ref source, (nint)chars - 4), 0, 0);
            var wide = Vector128.WidenLower(ends.AsByte()).AsUInt64();
            Wire.Put(ref target, 0, wide.ToScalar());
            Wire.Put(ref target, (nint)(chars * 2) - 8, wide.GetElement(1));
        }
        else
        {
            Wire.Put(ref target, 0, (ushort)source);
            Wire.Put(ref target, (nint)(chars & 2), (ushort)At(ref source, (nint)(chars >> 1)));
            Wire.Put(ref target, (nint)(chars * 2) - 2, (ushort)At(ref source, (nint)chars - 1));
        }

        return result;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint EncodedSize(ref byte cursor)
    {
        var header = GetLength(ref cursor);
        return LengthSize(header) + ((nint)(header >> 1) << (int)(header & 1));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte PutLong(ref byte cursor, string value)
    {
        var chars = value.Length;
        ref var source = ref Source(value);
        if (chars is > 16 and <= 32)
        {
            var tail = (nint)chars * 2 - 32;
            var a = Get<Vector128<ushort>>(ref source, 0);
            var b = Get<Vector128<ushort>>(ref source, 16);
            var c = Get<Vector128<ushort>>(ref source, tail);
            var d = Get<Vector128<ushort>>(ref source, tail + 16);
            if (IsLatin1(a | b | c | d))
            {
                cursor = (byte)(chars << 1);
                Wire.Put(ref cursor, 1, Pack(a, b));
                Wire.Put(ref cursor, 1 + chars - 16, Pack(c, d));
                return ref At(ref cursor, 1 + chars);
            }
        }

        var isWide = value.AsSpan().ContainsAnyExceptInRange('\0', '\u00FF');
        ref var target = ref PutLength(ref cursor, (uint)chars << 1 | (isWide ? 1u : 0u));
        if (isWide)
            Copy(ref target, ref source, chars * 2);
        else
            Encoding.Latin1.GetBytes(value, MemoryMarshal.CreateSpan(ref target, chars));
        return ref At(ref target, isWide ? chars * 2 : chars);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string? GetLong(ref byte cursor)
    {
        var header = GetLength(ref cursor);
        if (header <= 1)
            return header == 0 ? "" : null;

        var chars = (int)(header >> 1);
        ref var source = ref At(ref cursor, LengthSize(header));
        if ((header & 1) != 0)
            return new string(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<byte, char>(ref source), chars));
        if (chars is < 16 or > 32)
            return Encoding.Latin1.GetString(MemoryMarshal.CreateReadOnlySpan(ref source, chars));

        var result = new string('\0', chars);
        ref var target = ref Source(result);
        var (low, high) = Vector128.Widen(Get<Vector128<byte>>(ref source, 0));
        Wire.Put(ref target, 0, low);
        Wire.Put(ref target, 16, high);
        (low, high) = Vector128.Widen(Get<Vector128<byte>>(ref source, chars - 16));
        Wire.Put(ref target, (nint)chars * 2 - 32, low);
        Wire.Put(ref target, (nint)chars * 2 - 16, high);
        return result;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte Source(string value) =>
        ref Unsafe.As<char, byte>(ref Unsafe.AsRef(in value.GetPinnableReference()));

    private static bool IsLatin1(Vector128<ushort> chars) =>
        (chars & Vector128.Create((ushort)0xFF00)) == Vector128<ushort>.Zero;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Pack(Vector128<ushort> low, Vector128<ushort> high) =>
        Sse2.IsSupported ? Sse2.PackUnsignedSaturate(low.AsInt16(), high.AsInt16()) : Vector128.Narrow(low, high);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> Widen(ulong eight) =>
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(eight).AsByte());
}
