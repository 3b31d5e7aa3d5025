using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace FastSer.Primitives;

/// <summary>
/// Nodes of JSON as text. A node tells its members apart by their names and its texts are of Unicode, so a text in which a name occurs twice
/// or half a surrogate pair is escaped is that of no node: it would throw where it is used.
/// </summary>
internal static class JsonNodeCode
{
    /// <summary>Sets of names that are no larger are used again: emptying one costs its size.</summary>
    private const int SmallSet = 16;

    private static readonly JsonReaderOptions s_readerOptions = new() { MaxDepth = JsonCode.MaxDepth };

    private static readonly JsonWriterOptions s_writerOptions = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, MaxDepth = JsonCode.MaxDepth,
    };

    /// <summary>Parses a text to a node with memory of its own and without a parent; returns null if the text is not that of a node.</summary>
    public static JsonNode? Parse(ReadOnlySpan<byte> text) => !IsText(text) || JsonCode.Parse(text) is not { } element ? null : element.ValueKind switch
    {
        JsonValueKind.Object => JsonObject.Create(element),
        JsonValueKind.Array => JsonArray.Create(element),
        _ => JsonValue.Create(element),
    };

    /// <summary>The text of a node.</summary>
    public static ReadOnlySpan<byte> TextOf(JsonNode node)
    {
        var buffer = new ArrayBufferWriter<byte>();
        if (!TryWrite(node, buffer) || !IsText(buffer.WrittenSpan))
        {
            Throw.Unrestorable("JSON with a name that occurs twice, a number or text that JSON does not have, or more than 64 levels");
        }

        return buffer.WrittenSpan;
    }

    /// <summary>The writer refuses more levels than can be read, and numbers such as NaN.</summary>
    private static bool TryWrite(JsonNode node, ArrayBufferWriter<byte> buffer)
    {
        try
        {
            using var writer = new Utf8JsonWriter(buffer, s_writerOptions);
            node.WriteTo(writer);
            return true;
        }
        catch (Exception exception) when (exception is ArgumentException or InvalidOperationException or JsonException)
        {
            return false;
        }
    }

    /// <summary>Returns whether a text is that of a node. The node of the text <c>null</c> is null, which has an encoding of its own.</summary>
    private static bool IsText(ReadOnlySpan<byte> text)
    {
        if (!JsonCode.IsText(text) || text.SequenceEqual("null"u8))
        {
            return false;
        }

        try
        {
            return HasSoundNames(text);
        }
        catch (InvalidOperationException)
        {
            return false;
        }
    }

    private static bool HasSoundNames(ReadOnlySpan<byte> text)
    {
        var names = new List<HashSet<string>?>();
        var reader = new Utf8JsonReader(text, s_readerOptions);
        while (reader.Read())
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.StartObject:
                    Begin(names, reader.CurrentDepth);
                    break;
                case JsonTokenType.PropertyName:
                    if (!(names[reader.CurrentDepth - 1] ??= new HashSet<string>(StringComparer.Ordinal)).Add(reader.GetString()!))
                    {
                        return false;
                    }

                    break;
                case JsonTokenType.String when reader.ValueIsEscaped:
                    // Half a surrogate pair throws.
                    _ = reader.GetString();
                    break;
                default:
                    break;
            }
        }

        return true;
    }

    /// <summary>The names of the object that begins at a depth.</summary>
    private static void Begin(List<HashSet<string>?> names, int depth)
    {
        while (names.Count <= depth)
        {
            names.Add(null);
        }

        if (names[depth] is { Count: <= SmallSet } known)
        {
            known.Clear();
        }
        else
        {
            names[depth] = null;
        }
    }
}
