using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace FastSer.Primitives;

/// <summary>
/// Packed texts (docs/wire-format.md, packed strings): a byte for each character of ASCII and of a window of 128 characters. Other characters, at
/// most one in four, are a byte 0 and follow the bytes.
/// </summary>
/// <param name="Window">The first character of the window / 128.</param>
/// <param name="Others">The number of other characters.</param>
/// <param name="Length">The number of all characters.</param>
internal readonly record struct PackedText(uint Window, uint Others, uint Length)
{
    /// <summary>The size of the longest head: a byte, and the number of other characters.</summary>
    public const int MaxHeadSize = 1 + LengthCode.MaxSize;

    private const int WindowBits = 7;

    /// <summary>The window of dashes and quotation marks. Texts of any script have them, so they choose no window.</summary>
    private const uint Punctuation = 0x2000 >> WindowBits;

    private const byte HasOthers = 0x80;
    private const int MinCharactersPerOther = 4;
    private const int Step = 16;

    public long Size => HeadSize + Length + (Others * 2L);

    private int HeadSize => 1 + (Others == 0 ? 0 : LengthCode.SizeOf(Others));

    private bool IsAllowed => Others <= Length / MinCharactersPerOther && Size < Length * 2L && Size <= StringCode.MaxLength;

    /// <summary>Finds out how to pack characters, some of which are above U+00FF; false where they are to be UTF-16.</summary>
    public static bool TryMeasure(ref byte source, uint length, out PackedText text)
    {
        var window = WindowOf(ref source, (nint)length);
        text = new PackedText(window, CountOthers(ref source, (nint)length, window), length);
        return text.IsAllowed;
    }

    /// <summary>Gets the head of a packed text.</summary>
    /// <param name="source">Its bytes: all of them, or as many as a head can have.</param>
    /// <param name="size">The size of the text, at least 1.</param>
    /// <param name="text">The head.</param>
    /// <returns>False if the head is faulty.</returns>
    public static bool TryGetHead(ref byte source, uint size, out PackedText text)
    {
        uint others = 0;
        var head = 1;
        if ((source & HasOthers) != 0)
        {
            var countSize = LengthCode.Get(ref Unaligned.At(ref source, 1), (nint)size - 1, out others);
            if (countSize <= 0 || others == 0)
            {
                text = default;
                return false;
            }

            head += countSize;
        }

        var length = size - head - (others * 2L);
        text = new PackedText(source & ~(uint)HasOthers, others, (uint)Math.Max(length, 0));
        return length > 0 && text.IsAllowed;
    }

    /// <summary>Writes the text; returns the reference behind it.</summary>
    public ref byte Put(ref byte destination, ref byte source)
    {
        destination = (byte)(Window | (Others == 0 ? 0u : HasOthers));
        ref var bytes = ref Unaligned.At(ref destination, 1);
        if (Others != 0)
        {
            bytes = ref LengthCode.Put(ref bytes, Others);
        }

        ref var others = ref Unaligned.At(ref bytes, (nint)Length);
        return ref Length < Step ? ref PutShort(ref bytes, ref source, ref others) : ref PutLong(ref bytes, ref source, ref others);
    }

    /// <summary>Gets the characters; false if they would not be packed like this.</summary>
    /// <param name="destination">Memory for the characters.</param>
    /// <param name="source">The text, of which all is there.</param>
    public bool TryGet(ref byte destination, ref byte source)
    {
        source = ref Unaligned.At(ref source, HeadSize);
        var length = (nint)Length;
        Widen(ref destination, ref source, length, Window);
        ref var others = ref Unaligned.At(ref source, length);
        var bytes = MemoryMarshal.CreateReadOnlySpan(ref source, (int)length);
        uint count = 0;
        for (int at = 0, next; (next = bytes[at..].IndexOf((byte)0)) >= 0; at++)
        {
            at += next;
            if (count == Others || !IsOther(Unaligned.Load<ushort>(ref others, (nint)count * 2), Window))
            {
                return false;
            }

            Unaligned.Store(ref destination, (nint)at * 2, Unaligned.Load<ushort>(ref others, (nint)count * 2));
            count++;
        }

        return count == Others
            && WindowOf(ref destination, length) == Window
            && (Window != Punctuation || StringCode.IsWideNeeded(ref destination, Length));
    }

    private static bool IsOther(uint character, uint window) => character >> WindowBits != window && character - 1 >= 0x7F;

    /// <summary>
    /// Gets the window of the first character above U+00FF outside the punctuation block. If there is no such character, or if it is above
    /// U+3FFF, gets the window of punctuation.
    /// </summary>
    private static uint WindowOf(ref byte source, nint length)
    {
        var at = IndexOfLetter(ref source, length);
        var window = at < length ? (uint)Unaligned.Load<ushort>(ref source, at * 2) >> WindowBits : Punctuation;
        return window < HasOthers ? window : Punctuation;
    }

    private static nint IndexOfLetter(ref byte source, nint length)
    {
        nint i = 0;
        for (; i <= length - Step; i += Step)
        {
            var characters = Unaligned.Load<Vector256<ushort>>(ref source, i * 2);
            var others = Vector256.Equals(characters & Vector256.Create((ushort)0xFF00), Vector256<ushort>.Zero)
                | Vector256.Equals(characters >>> WindowBits, Vector256.Create((ushort)Punctuation));
            if (others != Vector256<ushort>.AllBitsSet)
            {
                return i + BitOperations.TrailingZeroCount(~others.ExtractMostSignificantBits());
            }
        }

        for (; i < length; i++)
        {
            uint character = Unaligned.Load<ushort>(ref source, i * 2);
            if (character > 0xFF && character >> WindowBits != Punctuation)
            {
                break;
            }
        }

        return i;
    }

    /// <summary>Counts other characters as long as they are not too many.</summary>
    private static uint CountOthers(ref byte source, nint length, uint window)
    {
        uint count = 0;
        if (length < Step)
        {
            for (nint i = 0; i < length; i++)
            {
                count += IsOther(Unaligned.Load<ushort>(ref source, i * 2), window) ? 1u : 0;
            }

            return count;
        }

        var (first, most, last) = (Vector256.Create((ushort)window), (uint)length / MinCharactersPerOther, length - Step);
        nint done = 0;
        for (nint i = 0; ; i = Math.Min(done, last))
        {
            _ = Pack(Unaligned.Load<Vector256<ushort>>(ref source, i * 2), first, out var others);
            count += (uint)BitOperations.PopCount(others & (uint.MaxValue << (int)(done - i)));
            done = i + Step;
            if (i == last || count > most)
            {
                return count;
            }
        }
    }

    /// <summary>Packs 16 characters.</summary>
    /// <param name="characters">The characters.</param>
    /// <param name="window">The window in each element.</param>
    /// <param name="others">A bit for each character that is not of ASCII or of the window, or is U+0000.</param>
    [MethodImpl(Jit.Inline)]
    private static Vector256<ushort> Pack(Vector256<ushort> characters, Vector256<ushort> window, out uint others)
    {
        var block = characters >>> WindowBits;
        var isInWindow = Vector256.Equals(block, window);
        var isOther = Vector256.AndNot(~Vector256.Equals(block, Vector256<ushort>.Zero), isInWindow) | Vector256.Equals(characters, Vector256<ushort>.Zero);
        others = isOther.ExtractMostSignificantBits();
        return Vector256.AndNot(
            (characters & Vector256.Create((ushort)0x7F)) | (isInWindow & Vector256.Create((ushort)0x80)), isOther);
    }

    private static void Widen(ref byte destination, ref byte source, nint length, uint window)
    {
        // A byte above 7F is the window's first character + 80.
        var offset = (ushort)((window << WindowBits) - 0x80);
        if (length < Step)
        {
            for (nint i = 0; i < length; i++)
            {
                uint value = Unaligned.At(ref source, i);
                Unaligned.Store(ref destination, i * 2, (ushort)(value > 0x7F ? value + offset : value));
            }

            return;
        }

        var (offsets, last) = (Vector128.Create(offset), length - Step);
        for (nint i = 0; ; i = Math.Min(i + Step, last))
        {
            var (lower, upper) = Vector128.Widen(Unaligned.Load<Vector128<byte>>(ref source, i));
            Unaligned.Store(ref destination, i * 2, lower + (Vector128.GreaterThan(lower, Vector128.Create((ushort)0x7F)) & offsets));
            Unaligned.Store(ref destination, (i * 2) + Step, upper + (Vector128.GreaterThan(upper, Vector128.Create((ushort)0x7F)) & offsets));
            if (i == last)
            {
                return;
            }
        }
    }

    private ref byte PutShort(ref byte destination, ref byte source, ref byte others)
    {
        for (nint i = 0; i < (nint)Length; i++)
        {
            var character = Unaligned.Load<ushort>(ref source, i * 2);
            var isOther = IsOther(character, Window);
            Unaligned.At(ref destination, i) = (byte)(isOther ? 0 : (character & 0x7F) | (character > 0x7F ? 0x80 : 0));
            if (isOther)
            {
                Unaligned.Store(ref others, character);
                others = ref Unaligned.At(ref others, 2);
            }
        }

        return ref others;
    }

    private ref byte PutLong(ref byte destination, ref byte source, ref byte others)
    {
        var (window, last) = (Vector256.Create((ushort)Window), (nint)Length - Step);
        nint done = 0;
        for (nint i = 0; ; i = Math.Min(done, last))
        {
            var packed = Pack(Unaligned.Load<Vector256<ushort>>(ref source, i * 2), window, out var rest);
            Unaligned.Store(ref destination, i, Latin1.Pack(packed.GetLower(), packed.GetUpper()));
            for (rest &= uint.MaxValue << (int)(done - i); rest != 0; rest &= rest - 1)
            {
                Unaligned.Store(ref others, Unaligned.Load<ushort>(ref source, (i + BitOperations.TrailingZeroCount(rest)) * 2));
                others = ref Unaligned.At(ref others, 2);
            }

            done = i + Step;
            if (i == last)
            {
                return ref others;
            }
        }
    }
}
