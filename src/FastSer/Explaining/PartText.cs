using System.Collections;
using System.Globalization;
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
            return Cut(OfValue(shape, step, bytes));
        }
        catch (FastSerException)
        {
            // The error of the whole input gives the reason.
            return "(invalid)";
        }
    }

    /// <summary>Returns the name and the meaning of the bytes before the first part of a value.</summary>
    /// <param name="head">Their form.</param>
    /// <param name="bytes">The bytes.</param>
    /// <param name="objects">The number of objects that keep their identity up to this one.</param>
    public static (string Name, string Text) OfHead(ValuePrefix head, ReadOnlySpan<byte> bytes, int objects)
    {
        LengthCode.Get(bytes, out var length);
        var count = Invariant($"{length - 1L}");
        return head switch
        {
            ValuePrefix.Presence => ("presence", "present"),
            ValuePrefix.Reference => ("identity", Invariant($"object {objects}")),
            ValuePrefix.Control => ("control bits", string.Join(' ', bytes.ToArray().Select(static item => item.ToString("b8", CultureInfo.InvariantCulture)))),
            ValuePrefix.Count => ("count", count),
            ValuePrefix.Lengths => ("lengths", ""),
            ValuePrefix.Tag => ("tag", count),
            ValuePrefix.Size => ("length and mask", $"{count} bytes"),
            ValuePrefix.Members => ("number of members", count),
            _ => ("head", ""),
        };
    }

    private static string OfValue(WireShape shape, in ShapeStep step, ReadOnlySpan<byte> bytes) => shape.Prefix switch
    {
        _ when LeafValue.IsLeaf(shape) || step.IsControlled => Format(LeafValue.Read(shape, step, bytes)),
        ValuePrefix.Custom => "(written by a formatter)",
        ValuePrefix.CompactIntegerArray or ValuePrefix.Lengths => bytes is [0] ? "null" : "(a grid of numbers)",
        _ => OfEmpty(shape, bytes),
    };

    /// <summary>Null, an empty collection, bytes, a known object, or a case of a union that the program does not know.</summary>
    private static string OfEmpty(WireShape shape, ReadOnlySpan<byte> bytes)
    {
        if (bytes is [0] or [])
        {
            return shape.RejectsNull || bytes.IsEmpty ? "" : "null";
        }

        var size = LengthCode.Get(shape.Prefix == ValuePrefix.Reference ? bytes[1..] : bytes, out var length);
        return shape.Prefix switch
        {
            ValuePrefix.Count when length == 1 => "empty",
            ValuePrefix.Count => Invariant($"{length - 1} bytes: {Convert.ToHexString(bytes[size..Math.Min(bytes.Length, size + MaxShownItems)])}"),
            ValuePrefix.Tag => Invariant($"tag {length - 1}, which this program does not know"),
            ValuePrefix.Reference => Invariant($"object {length + 1L} again"),
            _ => Invariant($"{bytes.Length} bytes"),
        };
    }

    private static string Format(object? value) => value switch
    {
        null => "null",
        string text => Quote(text.Length > MaxLength ? text[..MaxLength] : text),
        char character => Quote(character.ToString()),
        DateTime date => Invariant($"{date:O} ({date.Kind})"),
        Uri address => Quote(address.OriginalString),
        IEnumerable items => OfItems(items),
        _ => LeafValue.Format(value),
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
