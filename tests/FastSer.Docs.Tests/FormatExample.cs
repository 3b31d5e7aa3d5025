using System.Globalization;

namespace FastSer.Docs.Tests;

/// <summary>One example of docs/wire-format.md: a value with its bytes, or bytes with the error of reading them.</summary>
/// <param name="Value">The C# expression of the value, or null.</param>
/// <param name="TypeToRead">The type that is read, or null.</param>
/// <param name="Bytes">The bytes.</param>
/// <param name="Error">The code of the error, or null.</param>
internal sealed record FormatExample(string? Value, string? TypeToRead, byte[] Bytes, string? Error)
{
    private const int LabelWidth = 7;

    /// <summary>The examples of a <c>hex</c> block; an empty line ends each.</summary>
    public static IEnumerable<FormatExample> Parse(string block) =>
        block.Trim('\n').Split("\n\n").Select(ParseOne);

    private static FormatExample ParseOne(string text)
    {
        string? value = null;
        string? type = null;
        string? error = null;
        var bytes = new List<byte>();
        foreach (var line in text.Split('\n'))
        {
            var content = line[LabelWidth..];
            switch (line[..LabelWidth])
            {
                case "value: ":
                    value = content;
                    break;
                case "read:  ":
                    type = content;
                    break;
                case "error: ":
                    error = content;
                    break;
                case "bytes: " or "       ":
                    bytes.AddRange(ParseBytes(content.Split(';')[0]));
                    break;
                default:
                    throw new FormatException($"Not a line of an example: {line}");
            }
        }

        return new FormatExample(value, type, [.. bytes], error);
    }

    /// <summary>Hexadecimal digits in groups; <c>78*128</c> is a byte that is repeated.</summary>
    private static IEnumerable<byte> ParseBytes(string text)
    {
        foreach (var group in text.Split(' ', StringSplitOptions.RemoveEmptyEntries))
        {
            if (group.Split('*') is [var repeated, var count])
            {
                var item = byte.Parse(repeated, NumberStyles.HexNumber, CultureInfo.InvariantCulture);
                foreach (var _ in Enumerable.Range(0, int.Parse(count, CultureInfo.InvariantCulture)))
                {
                    yield return item;
                }
            }
            else
            {
                foreach (var item in Convert.FromHexString(group))
                {
                    yield return item;
                }
            }
        }
    }
}
