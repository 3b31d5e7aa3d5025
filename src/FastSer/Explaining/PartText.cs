using System.Collections;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;
using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Explaining;

/// <summary>Formats values, and the bytes before their parts.</summary>
internal static class PartText
{
    private const int MaxLength = 200;
    private const int MaxShownItems = 32;

    /// <summary>Returns a value without parts as text.</summary>
    /// <param name="shape">Its shape.</param>
    /// <param name="step">Its place, with the control bits that belong to it.</param>
    /// <param name="bytes">Its bytes.</param>
    public static string Of(WireShape shape, in ShapeStep step, ReadOnlySpan<byte> bytes)
    {
        try
        {
            return Cut(step.IsControlled ? OfControlled(shape, step.ControlBits, bytes) : Of(shape, bytes));
        }
        catch (FastSerException)
        {
            // The error of the whole input gives the reason.
            return "(invalid)";
        }
    }

    /// <summary>Returns the meaning of the bytes before the first part of a value.</summary>
    /// <param name="head">Their form.</param>
    /// <param name="bytes">The bytes.</param>
    /// <param name="objects">The number of objects that keep their identity up to this one.</param>
    public static string OfHead(ValuePrefix head, ReadOnlySpan<byte> bytes, int objects)
    {
        uint length = 0;
        if (bytes.Length > 0 && head is ValuePrefix.Count or ValuePrefix.Tag or ValuePrefix.Members or ValuePrefix.Size)
        {
            LengthCode.Get(bytes, out length);
        }

        return head switch
        {
            ValuePrefix.Presence => "present",
            ValuePrefix.Reference => Invariant($"object {objects}"),
            ValuePrefix.Count or ValuePrefix.Tag or ValuePrefix.Members => Invariant($"{length - 1L}"),
            ValuePrefix.Size => Invariant($"{length - 1L} bytes"),
            ValuePrefix.Control => string.Concat(bytes.ToArray().Select(static item => item.ToString("b8", CultureInfo.InvariantCulture) + " ")).TrimEnd(),
            _ => "",
        };
    }

    private static string Of(WireShape shape, ReadOnlySpan<byte> bytes)
    {
        var reader = new FastReader(bytes, FastSerializerOptions.Trusted);
        switch (shape.Prefix)
        {
            case ValuePrefix.Scalar:
                return Format(Parse(WireScalarFacts.TypeOf(shape.ScalarKind), bytes));
            case ValuePrefix.String:
                return shape.Kind == WireShapeKind.Uri ? Format(Parse(typeof(Uri), bytes)) : Format(reader.ReadString());
            case ValuePrefix.Version:
                return Format(Parse(typeof(Version), bytes));
            case ValuePrefix.BigInteger:
                return Format(Parse(typeof(System.Numerics.BigInteger), bytes));
            case ValuePrefix.BitArray:
                return Format(Parse(typeof(BitArray), bytes));
            case ValuePrefix.IPAddress:
                return Format(Parse(typeof(System.Net.IPAddress), bytes));
            case ValuePrefix.IPEndPoint:
                return Format(Parse(typeof(System.Net.IPEndPoint), bytes));
            case ValuePrefix.CompactString:
                return Format(reader.ReadCompactString());
            case ValuePrefix.CompactScalar when shape.ScalarKind == WireScalar.Decimal:
                return Format(reader.ReadCompactDecimal());
            case ValuePrefix.CompactScalar:
                return OfInteger(shape.ScalarKind, PrefixCode.Get(ref MemoryMarshal.GetReference(bytes), bytes.Length));
            case ValuePrefix.CompactBooleans:
                return Format(reader.ReadCompactBooleanArray<bool>());
            case ValuePrefix.CompactIntegers:
                return OfIntegers(shape.ScalarKind, ref reader);
            case ValuePrefix.Custom:
                return "(written by a formatter)";
            case ValuePrefix.CompactIntegerArray or ValuePrefix.Lengths:
                return bytes is [0] ? "null" : "(a grid of numbers)";
            default:
                return OfEmpty(shape, bytes);
        }
    }

    /// <summary>Null, an empty collection, bytes, a known object, or a case of a union that the program does not know.</summary>
    private static string OfEmpty(WireShape shape, ReadOnlySpan<byte> bytes)
    {
        if (bytes is [0] or [])
        {
            return shape.RejectsNull || bytes.IsEmpty ? "" : "null";
        }

        var size = LengthCode.Get(bytes, out var length);
        return shape.Prefix switch
        {
            ValuePrefix.Count when length == 1 => "empty",
            ValuePrefix.Count => Invariant($"{length - 1} bytes: {Convert.ToHexString(bytes[size..Math.Min(bytes.Length, size + MaxShownItems)])}"),
            ValuePrefix.Tag => Invariant($"tag {length - 1}, which this program does not know"),
            ValuePrefix.Reference => OfKnownObject(bytes),
            _ => Invariant($"{bytes.Length} bytes"),
        };
    }

    private static string OfKnownObject(ReadOnlySpan<byte> bytes)
    {
        LengthCode.Get(bytes[1..], out var index);
        return Invariant($"object {index + 1L} again");
    }

    private static string OfControlled(WireShape shape, uint bits, ReadOnlySpan<byte> bytes)
    {
        if (shape.Kind is WireShapeKind.Scalar or WireShapeKind.Nullable)
        {
            return shape.Kind == WireShapeKind.Nullable ? "null" : Format(bits != 0);
        }

        if (shape.ScalarKind == WireScalar.Decimal)
        {
            var reader = new FastReader([(byte)bits, .. bytes], FastSerializerOptions.Trusted);
            return Format(reader.ReadCompactDecimal());
        }

        var value = 0UL;
        for (var i = bytes.Length - 1; i >= 0; i--)
        {
            value = (value << 8) | bytes[i];
        }

        return OfInteger(shape.ScalarKind, value);
    }

    private static string OfInteger(WireScalar kind, ulong value) => kind switch
    {
        WireScalar.Int16 or WireScalar.Int32 or WireScalar.Int64 or WireScalar.IntPtr => Format(ZigZag.Decode(value)),
        WireScalar.Char => Format((char)value),
        _ => Format(value),
    };

    private static string OfIntegers(WireScalar kind, ref FastReader reader) => kind switch
    {
        WireScalar.Int16 => Format(reader.ReadCompactSignedArray<short>()),
        WireScalar.Int32 => Format(reader.ReadCompactSignedArray<int>()),
        WireScalar.Int64 or WireScalar.IntPtr => Format(reader.ReadCompactSignedArray<long>()),
        WireScalar.Char => Format(reader.ReadCompactUnsignedArray<char>()),
        WireScalar.UInt16 => Format(reader.ReadCompactUnsignedArray<ushort>()),
        WireScalar.UInt32 => Format(reader.ReadCompactUnsignedArray<uint>()),
        _ => Format(reader.ReadCompactUnsignedArray<ulong>()),
    };

    private static object? Parse(Type type, ReadOnlySpan<byte> bytes) => TypeSerializers.Of(type).ParseObject(bytes, FastSerializerOptions.Trusted);

    private static string Format(object? value) => value switch
    {
        null => "null",
        string text => Quote(text.Length > MaxLength ? text[..MaxLength] : text),
        char character => Quote(character.ToString()),
        bool flag => flag ? "true" : "false",
        DateTime date => Invariant($"{date:O} ({date.Kind})"),
        DateTimeOffset date => date.ToString("O", CultureInfo.InvariantCulture),
        DateOnly date => date.ToString("O", CultureInfo.InvariantCulture),
        TimeOnly time => time.ToString("O", CultureInfo.InvariantCulture),
        float number => number.ToString("R", CultureInfo.InvariantCulture),
        double number => number.ToString("R", CultureInfo.InvariantCulture),
        Uri address => Quote(address.OriginalString),
        IEnumerable items => OfItems(items),
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "",
    };

    private static string OfItems(IEnumerable items)
    {
        object?[] first = [.. items.Cast<object?>().Take(MaxShownItems + 1)];
        var shown = string.Join(", ", first.Take(MaxShownItems).Select(Format));
        return $"[{shown}{(first.Length > MaxShownItems ? ", ..." : "")}]";
    }

    /// <summary>Escapes as C# does, also halves of characters that JSON cannot contain.</summary>
    private static string Quote(string text)
    {
        var builder = new StringBuilder("\"");
        for (var i = 0; i < text.Length; i++)
        {
            if (i + 1 < text.Length && char.IsSurrogatePair(text[i], text[i + 1]))
            {
                builder.Append(text, i++, 2);
            }
            else if (char.IsControl(text[i]) || char.IsSurrogate(text[i]))
            {
                builder.Append(CultureInfo.InvariantCulture, $"\\u{(int)text[i]:X4}");
            }
            else
            {
                builder.Append(text[i] is '"' or '\\' ? "\\" : "").Append(text[i]);
            }
        }

        return builder.Append('"').ToString();
    }

    private static string Cut(string text) => text.Length > MaxLength ? text[..MaxLength] + "..." : text;

    private static string Invariant(FormattableString text) => FormattableString.Invariant(text);
}
