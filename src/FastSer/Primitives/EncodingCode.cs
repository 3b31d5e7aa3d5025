using System.Text;

namespace FastSer.Primitives;

/// <summary>
/// Encodings by their names. Those of Unicode exist with and without a byte order mark, and with and without an error for invalid
/// input: <c>utf-8;nobom;strict</c>.
/// </summary>
internal static class EncodingCode
{
    private const int MaxLength = 50;

    private static readonly (string Name, Encoding Encoding)[] s_unicode = [.. MakeUnicode()];

    public static string NameOf(Encoding encoding)
    {
        foreach (var (name, known) in s_unicode)
        {
            if (known.Equals(encoding))
            {
                return name;
            }
        }

        if (Find(encoding.WebName) is not { } found || !found.Equals(encoding))
        {
            Throw.Unrestorable("an encoding that .NET does not have under its name");
        }

        return encoding.WebName;
    }

    public static Encoding? Find(string name)
    {
        foreach (var (known, encoding) in s_unicode)
        {
            if (known == name)
            {
                return encoding;
            }
        }

        return IsName(name) && Look(name) is { } found && found.WebName == name ? found : null;
    }

    /// <summary>Unknown names, and those of encodings that .NET has switched off, throw.</summary>
    private static Encoding? Look(string name)
    {
        try
        {
            return Encoding.GetEncoding(name);
        }
        catch (Exception exception) when (exception is ArgumentException or NotSupportedException)
        {
            return null;
        }
    }

    private static bool IsName(string name)
    {
        if (name.Length is 0 or > MaxLength)
        {
            return false;
        }

        foreach (var c in name)
        {
            if (!(char.IsAsciiLetterOrDigit(c) || c is '-' or '_' or '.' or ':' or '(' or ')'))
            {
                return false;
            }
        }

        return true;
    }

    private static IEnumerable<(string Name, Encoding Encoding)> MakeUnicode()
    {
        foreach (var (hasMark, isStrict) in new[] { (true, false), (false, false), (true, true), (false, true) })
        {
            var end = (hasMark ? "" : ";nobom") + (isStrict ? ";strict" : "");
            var isUsual = hasMark && !isStrict;
            yield return ("utf-8" + end, isUsual ? Encoding.UTF8 : new UTF8Encoding(hasMark, isStrict));
            yield return ("utf-16" + end, isUsual ? Encoding.Unicode : new UnicodeEncoding(false, hasMark, isStrict));
            yield return ("utf-16BE" + end, isUsual ? Encoding.BigEndianUnicode : new UnicodeEncoding(true, hasMark, isStrict));
            yield return ("utf-32" + end, isUsual ? Encoding.UTF32 : new UTF32Encoding(false, hasMark, isStrict));
            yield return ("utf-32BE" + end, new UTF32Encoding(true, hasMark, isStrict));
        }
    }
}
