using System.Globalization;
using System.Text;
using System.Text.Json;
using FastSer.Explaining;

namespace FastSer;

/// <summary>The meaning of each byte of serialized data. <see cref="FastSerializer.Explain{T}"/> creates it.</summary>
public sealed class FastSerExplanation
{
    private const int ShownBytes = 8;

    // The text grows in proportion to the number of parts, however deep they are nested.
    private const int MaxIndentedLevel = 64;

    private readonly byte[] _data;
    private readonly FastSerPart[] _parts;

    internal FastSerExplanation(string typeName, byte[] data, FastSerPart[] parts, FastSerError? error) =>
        (TypeName, _data, _parts, Error) = (typeName, data, parts, error);

    /// <summary>Gets the name of the type of the value.</summary>
    public string TypeName { get; }

    /// <summary>Gets the error that reading the data reports, or null if the data is valid.</summary>
    public FastSerError? Error { get; }

    /// <summary>Gets the data.</summary>
    public ReadOnlyMemory<byte> Data => _data;

    /// <summary>
    /// Gets the parts in the order of the data. Each byte belongs to exactly one part of a kind other than
    /// <see cref="FastSerPartKind.Group"/>.
    /// </summary>
    public IReadOnlyList<FastSerPart> Parts => _parts;

    /// <summary>Returns a text with a line for each part: offset, the first bytes in hexadecimal, name, type and value; then the error.</summary>
    /// <returns>The text.</returns>
    public override string ToString()
    {
        using var writer = new StringWriter(CultureInfo.InvariantCulture);
        WriteText(writer);
        return writer.ToString();
    }

    /// <summary>Writes a line for each part: offset, the first bytes in hexadecimal, name, type and value; then the error.</summary>
    /// <param name="writer">The receiver of the text.</param>
    public void WriteText(TextWriter writer)
    {
        ArgumentNullException.ThrowIfNull(writer);
        var line = new StringBuilder();
        foreach (var part in _parts)
        {
            line.Clear().Append(CultureInfo.InvariantCulture, $"{part.Offset,8}  {BytesOf(part),-(3 * ShownBytes) - 2}  ");
            line.Append(' ', 2 * Math.Min(part.Level, MaxIndentedLevel));
            Append(line, part);
            writer.WriteLine(line);
        }

        if (Error is { } error)
        {
            writer.WriteLine($"error at byte {error.Offset.ToString(CultureInfo.InvariantCulture)}: {error.Message}");
        }
    }

    /// <summary>
    /// Writes the explanation as one JSON object with the properties <c>type</c>, <c>length</c> (bytes), <c>error</c> (null, or an object with
    /// <c>code</c>, <c>offset</c>, <c>typeName</c>, <c>memberPath</c> and <c>message</c>) and <c>parts</c>, an array of objects with
    /// <c>offset</c>, <c>length</c>, <c>level</c>, <c>kind</c>, <c>name</c>, <c>type</c>, <c>text</c> and, except for groups, <c>hex</c>.
    /// </summary>
    /// <param name="writer">The receiver of the object. It is not flushed.</param>
    public void WriteJson(Utf8JsonWriter writer)
    {
        ArgumentNullException.ThrowIfNull(writer);
        writer.WriteStartObject();
        writer.WriteString("type", TypeName);
        writer.WriteNumber("length", _data.Length);
        WriteError(writer);
        writer.WriteStartArray("parts");
        foreach (var part in _parts)
        {
            writer.WriteStartObject();
            writer.WriteNumber("offset", part.Offset);
            writer.WriteNumber("length", part.Length);
            writer.WriteNumber("level", part.Level);
            writer.WriteString("kind", part.Kind.ToString());
            writer.WriteString("name", part.Name);
            writer.WriteString("type", part.TypeName);
            writer.WriteString("text", part.Text);
            if (part.Kind != FastSerPartKind.Group)
            {
                writer.WriteString("hex", Convert.ToHexString(_data, part.Offset, part.Length));
            }

            writer.WriteEndObject();
        }

        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    /// <summary>
    /// Writes one HTML page that needs no other file: the bytes beside the parts. Pointing at a byte shows its part, and the other way round;
    /// so do the arrow keys.
    /// </summary>
    /// <param name="writer">The receiver of the page.</param>
    public void WriteHtml(TextWriter writer)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ExplanationPage.Write(writer, this);
    }

    private void WriteError(Utf8JsonWriter writer)
    {
        if (Error is not { } error)
        {
            writer.WriteNull("error");
            return;
        }

        writer.WriteStartObject("error");
        writer.WriteString("code", error.Code.ToString());
        writer.WriteNumber("offset", error.Offset);
        writer.WriteString("typeName", error.TypeName);
        writer.WriteString("memberPath", error.MemberPath);
        writer.WriteString("message", error.Message);
        writer.WriteEndObject();
    }

    private string BytesOf(FastSerPart part)
    {
        if (part.Kind == FastSerPartKind.Group)
        {
            return "";
        }

        var shown = Convert.ToHexString(_data, part.Offset, Math.Min(part.Length, ShownBytes));
        return string.Join(' ', Enumerable.Range(0, shown.Length / 2).Select(i => shown.Substring(2 * i, 2)))
            + (part.Length > ShownBytes ? " .." : "");
    }

    private static void Append(StringBuilder line, FastSerPart part)
    {
        var beforeType = part.Name.Length > 0 ? ": " : "";
        line.Append(part.Name);
        if (part.TypeName.Length > 0)
        {
            line.Append(beforeType).Append(part.TypeName);
        }

        if (part.Text.Length > 0)
        {
            line.Append(part.Kind == FastSerPartKind.Value ? " = " : line[^1] == ' ' ? "" : " ").Append(part.Text);
        }
    }
}
