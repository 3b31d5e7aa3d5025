using System.Buffers;
using System.Globalization;
using System.Numerics;
using System.Text;
using System.Text.Json;
using FastSer.CompilerServices;
using FastSer.Explaining;

namespace FastSer.Json;

/// <summary>Values without parts as JSON. The bytes stand for the few values whose text would be that of another one.</summary>
internal static class JsonScalars
{
    /// <summary>The largest integer that a Double represents together with all smaller ones.</summary>
    private const long MaxSafeInteger = (1L << 53) - 1;

    /// <summary>The time to format and to parse a number grows with the square of its digits.</summary>
    private const int MaxDigits = 1000;

    private const int MaxBigIntegerBytes = 400;

    /// <summary>Gets the scalars that vectors, matrices and shapes consist of, and their number; 0 for other values.</summary>
    public static (WireScalar Kind, int Count) ComponentsOf(WireShape shape) => shape.Kind != WireShapeKind.Scalar ? default : shape.ScalarKind switch
    {
        WireScalar.Complex => (WireScalar.Double, 2),
        WireScalar.Vector2 or WireScalar.PointF or WireScalar.SizeF => (WireScalar.Single, 2),
        WireScalar.Vector3 => (WireScalar.Single, 3),
        WireScalar.Vector4 or WireScalar.Quaternion or WireScalar.Plane or WireScalar.RectangleF => (WireScalar.Single, 4),
        WireScalar.Matrix3x2 => (WireScalar.Single, 6),
        WireScalar.Matrix4x4 => (WireScalar.Single, 16),
        WireScalar.Point or WireScalar.Size => (WireScalar.Int32, 2),
        WireScalar.Rectangle => (WireScalar.Int32, 4),
        _ => default,
    };

    /// <summary>Writes a value as JSON.</summary>
    /// <param name="writer">The receiver.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The form of large integers.</param>
    public static void Write(Utf8JsonWriter writer, object? value, FastSerJsonOptions options)
    {
        switch (value)
        {
            case null:
                writer.WriteNullValue();
                break;
            case bool flag:
                writer.WriteBooleanValue(flag);
                break;
            case Array items:
                writer.WriteStartArray();
                foreach (var item in items)
                {
                    Write(writer, item, options);
                }

                writer.WriteEndArray();
                break;
            default:
                WriteText(writer, value, TextOf(value), options);
                break;
        }
    }

    /// <summary>Writes bytes that have no other form in JSON.</summary>
    public static void WriteBytes(Utf8JsonWriter writer, ReadOnlySpan<byte> bytes)
    {
        writer.WriteStartObject();
        writer.WriteBase64String(JsonNames.Bytes, bytes);
        writer.WriteEndObject();
    }

    /// <summary>Returns the property name of a key. Names of other meaning begin with <c>$</c>; a key that does is given another one.</summary>
    public static string NameOf(object? key) => key is null ? "$null"
        : TextOf(key) is not { } text ? $"{JsonNames.Bytes}:{Convert.ToBase64String(BytesOf(key))}"
        : text.StartsWith('$') ? "$" + text
        : text;

    /// <summary>Returns the key that has a property name.</summary>
    /// <exception cref="FormatException">The name is that of no key.</exception>
    /// <exception cref="OverflowException">The number is too large for the type.</exception>
    public static object? ParseName(Type type, string name)
    {
        const string BytesMark = JsonNames.Bytes + ":";
        return name == "$null" ? null
            : name.StartsWith(BytesMark, StringComparison.Ordinal) ? LeafValue.Read(type, Convert.FromBase64String(name[BytesMark.Length..]))
            : ParseText(type, name.StartsWith('$') ? name[1..] : name);
    }

    /// <summary>Returns the value that a number, a text or bytes stand for.</summary>
    /// <exception cref="FormatException">JSON of another form, or a text that stands for no value of the type.</exception>
    /// <exception cref="OverflowException">The number is too large for the type.</exception>
    public static object? Parse(Type type, JsonElement json) => json.ValueKind switch
    {
        JsonValueKind.Null => null,
        JsonValueKind.True or JsonValueKind.False => type == typeof(bool) ? json.GetBoolean() : throw new FormatException(),
        JsonValueKind.Number when JsonLeaf.IsNumber(type) => ParseText(type, json.GetRawText()),
        JsonValueKind.String => ParseText(type, json.GetString()!),
        JsonValueKind.Object when json.TryGetProperty(JsonNames.Bytes, out var bytes) => LeafValue.Read(type, bytes.GetBytesFromBase64()),
        _ => throw new FormatException(),
    };

    private static void WriteText(Utf8JsonWriter writer, object value, string? text, FastSerJsonOptions options)
    {
        if (text is null)
        {
            WriteBytes(writer, BytesOf(value));
        }
        else if (JsonLeaf.IsNumber(value) && !(options.LargeIntegersAsStrings && IsLarge(value, text)))
        {
            writer.WriteRawValue(text, skipInputValidation: true);
        }
        else
        {
            writer.WriteStringValue(text);
        }
    }

    private static object ParseText(Type type, string text) =>
        text.Length > MaxDigits && type != typeof(string) && type != typeof(Uri) && type != typeof(System.Collections.BitArray)
            ? throw new FormatException()
            : JsonLeaf.Parse(type, text);

    private static byte[] BytesOf(object value) => TypeSerializers.Of(value.GetType()).ToArrayOf(value, FastSerializerOptions.Trusted);

    /// <summary>Returns the text of a value; null if the text is not that of this value alone, or takes too long.</summary>
    private static string? TextOf(object value) => value switch
    {
        string text => IsWellFormed(text) ? text : null,
        char character => char.IsSurrogate(character) ? null : character.ToString(),
        BigInteger number => number.GetByteCount() > MaxBigIntegerBytes ? null : JsonLeaf.Format(number),
        bool or byte or sbyte or short or ushort or int or uint or long or ulong or nint or nuint or Guid or TimeSpan => JsonLeaf.Format(value),
        _ => ComesBack(value, JsonLeaf.Format(value)),
    };

    /// <summary>Numbers that are not numbers have many encodings, local times two in the hour that is repeated.</summary>
    private static string? ComesBack(object value, string text)
    {
        try
        {
            return IsWellFormed(text) && BytesOf(value).AsSpan().SequenceEqual(BytesOf(ParseText(value.GetType(), text))) ? text : null;
        }
        catch (Exception exception) when (exception is FormatException or OverflowException or ArgumentException)
        {
            return null;
        }
    }

    private static bool IsWellFormed(string text)
    {
        for (var rest = text.AsSpan(); !rest.IsEmpty;)
        {
            var plain = rest.IndexOfAnyInRange('\uD800', '\uDFFF');
            if (plain < 0)
            {
                return true;
            }

            if (Rune.DecodeFromUtf16(rest[plain..], out _, out var length) != OperationStatus.Done)
            {
                return false;
            }

            rest = rest[(plain + length)..];
        }

        return true;
    }

    /// <summary>Returns whether JavaScript cannot represent an integer exactly. Those that it can are not changed by the conversion to a double.</summary>
    private static bool IsLarge(object value, string text) => value is long or ulong or nint or nuint or Int128 or UInt128 or BigInteger
        && Math.Abs(double.Parse(text, CultureInfo.InvariantCulture)) > MaxSafeInteger;
}
