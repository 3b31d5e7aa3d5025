using System.Collections;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using FastSer.Explaining;

namespace FastSer.Json;

/// <summary>The text of numbers, dates and other values without parts: docs/json.md, values.</summary>
internal static class JsonLeaf
{
    private const string LocalSuffix = "[local]";
    private const string DateTimeFormat = "yyyy-MM-dd'T'HH:mm:ss.FFFFFFF";

    /// <summary>Returns whether a value is a number of JSON. Numbers that are not finite are texts.</summary>
    public static bool IsNumber(object value) => value switch
    {
        Half number => Half.IsFinite(number),
        float number => float.IsFinite(number),
        double number => double.IsFinite(number),
        _ => IsNumber(value.GetType()),
    };

    /// <summary>Returns whether values of a type can be numbers of JSON.</summary>
    public static bool IsNumber(Type type) => type.IsPrimitive
        ? type != typeof(bool) && type != typeof(char)
        : type == typeof(decimal) || type == typeof(Half) || type == typeof(Int128) || type == typeof(UInt128) || type == typeof(BigInteger);

    /// <summary>Returns the text of a value.</summary>
    public static string Format(object value) => value switch
    {
        DateTime date => Format(date),
        Uri address => address.OriginalString,
        BitArray bits => string.Create(bits.Length, bits, static (text, bits) =>
        {
            for (var i = 0; i < text.Length; i++)
            {
                text[i] = bits[i] ? '1' : '0';
            }
        }),
        _ => LeafValue.Format(value),
    };

    /// <summary>Returns the value that a text stands for.</summary>
    /// <exception cref="FormatException">The text stands for no value of the type.</exception>
    /// <exception cref="OverflowException">The number is too large for the type.</exception>
    public static object Parse(Type type, string text) => Type.GetTypeCode(type) switch
    {
        TypeCode.String => text,
        TypeCode.Boolean => text == "true" || (text == "false" ? false : throw new FormatException()),
        TypeCode.Char => text.Length == 1 ? text[0] : throw new FormatException(),
        TypeCode.Byte => byte.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture),
        TypeCode.SByte => sbyte.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture),
        TypeCode.Int16 => short.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture),
        TypeCode.UInt16 => ushort.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture),
        TypeCode.Int32 => int.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture),
        TypeCode.UInt32 => uint.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture),
        TypeCode.Int64 => long.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture),
        TypeCode.UInt64 => ulong.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture),
        TypeCode.Single => Finite(float.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture), text),
        TypeCode.Double => Finite(double.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture), text),
        TypeCode.Decimal => decimal.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture),
        TypeCode.DateTime => ParseDateTime(text),
        _ => ParseOther(type, text),
    };

    private static object ParseOther(Type type, string text) => type switch
    {
        _ when type == typeof(Half) => (Half)Finite((float)Half.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture), text),
        _ when type == typeof(Int128) => Int128.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture),
        _ when type == typeof(UInt128) => UInt128.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture),
        _ when type == typeof(nint) => nint.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture),
        _ when type == typeof(nuint) => nuint.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture),
        _ when type == typeof(BigInteger) => BigInteger.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture),
        _ when type == typeof(Guid) => Guid.ParseExact(text, "D"),
        _ when type == typeof(DateTimeOffset) => DateTimeOffset.ParseExact(text, "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind),
        _ when type == typeof(DateOnly) => DateOnly.ParseExact(text, "O", CultureInfo.InvariantCulture),
        _ when type == typeof(TimeOnly) => TimeOnly.ParseExact(text, "O", CultureInfo.InvariantCulture),
        _ when type == typeof(TimeSpan) => TimeSpan.ParseExact(text, "c", CultureInfo.InvariantCulture),
        _ when type == typeof(Rune) => ParseRune(text),
        _ when type == typeof(Index) => ParseIndex(text),
        _ when type == typeof(Range) => ParseRange(text),
        _ when type == typeof(Uri) => new Uri(text, UriKind.RelativeOrAbsolute),
        _ when type == typeof(Version) => Version.Parse(text),
        _ when type == typeof(IPAddress) => IPAddress.Parse(text),
        _ when type == typeof(IPEndPoint) => IPEndPoint.Parse(text),
        _ when type == typeof(BitArray) => ParseBits(text),
        _ => throw new FormatException(),
    };

    private static string Format(DateTime date) => date.ToString(DateTimeFormat, CultureInfo.InvariantCulture) + date.Kind switch
    {
        DateTimeKind.Utc => "Z",
        DateTimeKind.Local => LocalSuffix,
        _ => "",
    };

    private static DateTime ParseDateTime(string text)
    {
        var (kind, length) = text.EndsWith('Z') ? (DateTimeKind.Utc, text.Length - 1)
            : text.EndsWith(LocalSuffix, StringComparison.Ordinal) ? (DateTimeKind.Local, text.Length - LocalSuffix.Length)
            : (DateTimeKind.Unspecified, text.Length);
        var date = DateTime.ParseExact(text.AsSpan(0, length), DateTimeFormat, CultureInfo.InvariantCulture, DateTimeStyles.None);
        return DateTime.SpecifyKind(date, kind);
    }

    private static Rune ParseRune(string text) =>
        Rune.TryGetRuneAt(text, 0, out var rune) && rune.Utf16SequenceLength == text.Length ? rune : throw new FormatException();

    private static Index ParseIndex(string text) => text.StartsWith('^')
        ? new Index(int.Parse(text.AsSpan(1), NumberStyles.None, CultureInfo.InvariantCulture), fromEnd: true)
        : new Index(int.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture));

    private static Range ParseRange(string text) =>
        text.Split("..") is [var start, var end] ? new Range(ParseIndex(start), ParseIndex(end)) : throw new FormatException();

    private static BitArray ParseBits(string text) =>
        text.AsSpan().ContainsAnyExcept('0', '1') ? throw new FormatException() : new([.. text.Select(static bit => bit == '1')]);

    /// <summary>A number that is too large would become infinite.</summary>
    private static T Finite<T>(T value, string text)
        where T : IFloatingPointIeee754<T> =>
        !T.IsInfinity(value) || text.EndsWith("Infinity", StringComparison.Ordinal) ? value : throw new OverflowException();
}
