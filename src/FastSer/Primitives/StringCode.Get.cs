using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace FastSer.Primitives;

internal static partial class StringCode
{
    /// <summary>Returns whether the string of a header is Latin-1 of 1 to 16 characters, which <see cref="GetShort"/> reads.</summary>
    /// <param name="header">The header.</param>
    /// <param name="inline"><see cref="InlineHeaders"/>, or <see cref="PooledInlineHeaders"/> to leave them to a pool.</param>
    [MethodImpl(Jit.Inline)]
    public static bool IsShort(uint header, uint inline) => (header & 1) == 0 && header - 2 <= inline;

    /// <summary>Returns whether a pool may hold the string of a header: Latin-1 of 2 to 64 characters, or 1 to 64 others in the Fast format.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool IsPoolable(uint header) => header - 3 <= (MaxPooled * 2) + 1 - 3;

    /// <summary>Builds a string of 1 to 16 Latin-1 characters, all of which the caller has shown to be there.</summary>
    [MethodImpl(Jit.Inline)]
    public static string GetShort(ref byte source, uint length)
    {
        if (length == 1)
        {
            return SingleChars.Table[source];
        }

        var value = new string('\0', (int)length);
        ref var characters = ref Characters(value);
        if (length >= 9)
        {
            Unaligned.Store(ref characters, Latin1.Widen8(Unaligned.Load<ulong>(ref source)));
            Unaligned.Store(ref characters, (nint)(length * 2) - 16, Latin1.Widen8(Unaligned.Load<ulong>(ref source, (nint)length - 8)));
        }
        else if (length >= 4)
        {
            var ends = Vector128.Create(Unaligned.Load<uint>(ref source), Unaligned.Load<uint>(ref source, (nint)length - 4), 0, 0);
            var widened = Vector128.WidenLower(ends.AsByte()).AsUInt64();
            Unaligned.Store(ref characters, widened.ToScalar());
            Unaligned.Store(ref characters, (nint)(length * 2) - 8, widened.GetElement(1));
        }
        else
        {
            Unaligned.Store(ref characters, (ushort)source);
            Unaligned.Store(ref characters, (nint)(length & 2), (ushort)Unaligned.At(ref source, (nint)(length >> 1)));
            Unaligned.Store(ref characters, (nint)(length * 2) - 2, (ushort)Unaligned.At(ref source, (nint)length - 1));
        }

        return value;
    }

    /// <summary>The size of the payload that a header announces; null and "" need no branch.</summary>
    [MethodImpl(Jit.Inline)]
    public static long PayloadSize(uint header) => (long)(header >> 1) << (int)(header & 1);

    /// <summary>Builds the string of any header but null's; its payload has been shown to be there.</summary>
    public static string GetAny(ref byte source, uint header)
    {
        var length = header >> 1;
        if (length == 0)
        {
            return "";
        }

        if ((header & 1) != 0)
        {
            return GetWide(ref source, length);
        }

        return GetNarrow(ref source, length);
    }

    /// <summary>Builds a string of Latin-1 characters, all of which the caller has shown to be there.</summary>
    [MethodImpl(Jit.Inline)]
    public static string GetNarrow(ref byte source, uint length)
    {
        return length <= MaxInline ? GetShort(ref source, length) : GetLongNarrow(ref source, length);
    }

    /// <summary>Builds a string of more than 16 Latin-1 characters, all of which the caller has shown to be there.</summary>
    [MethodImpl(Jit.Inline)]
    public static string GetLongNarrow(ref byte source, uint length)
    {
        var value = new string('\0', (int)length);
        Latin1.Widen(ref Characters(value), ref source, length);
        return value;
    }

    /// <summary>One encoding a value: a wide string must have a character that needs to be wide. In most the first or the last one does.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool IsWideNeeded(ref byte source, uint length) => length > 0
        && (Unaligned.Load<ushort>(ref source) > 0xFF
            || Unaligned.Load<ushort>(ref source, ((nint)length * 2) - 2) > 0xFF
            || HasWide(ref source, length));

    [MethodImpl(Jit.NoInline)]
    private static bool HasWide(ref byte source, uint length) =>
        WideCharacters(ref source, length).ContainsAnyExceptInRange('\0', '\u00FF');

    /// <summary>Builds a string of two bytes a character, all of which are there.</summary>
    [MethodImpl(Jit.Inline)]
    public static string GetWide(ref byte source, uint length)
    {
        if (InputChecks.Enabled && !IsWideNeeded(ref source, length))
        {
            Throw.InvalidString();
        }

        return new string(WideCharacters(ref source, length));
    }

    /// <summary>The characters of a wide string, all of which the caller has shown to be there.</summary>
    [MethodImpl(Jit.Inline)]
    public static ReadOnlySpan<char> WideCharacters(ref byte source, uint length) =>
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<byte, char>(ref source), (int)length);
}
