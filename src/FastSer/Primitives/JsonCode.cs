using System.Text.Json;
using System.Text.Unicode;

namespace FastSer.Primitives;

/// <summary>JSON as the text that it is: UTF-8, without space at either end, comments, or commas at the end of lists.</summary>
internal static class JsonCode
{
    /// <summary>The depth to which System.Text.Json reads by default.</summary>
    public const int MaxDepth = 64;

    private static readonly JsonReaderOptions s_options = new() { MaxDepth = MaxDepth };

    /// <summary>Parses a text to an element with memory of its own; returns null if the text is not valid.</summary>
    public static JsonElement? Parse(ReadOnlySpan<byte> text)
    {
        if (!CanBegin(text))
        {
            return null;
        }

        try
        {
            var reader = new Utf8JsonReader(text, s_options);
            return JsonElement.TryParseValue(ref reader, out var element) && reader.BytesConsumed == text.Length ? element : null;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    /// <summary>Parses a text to a document; returns null if the text is not valid.</summary>
    public static JsonDocument? ParseDocument(ReadOnlySpan<byte> text)
    {
        if (!CanBegin(text))
        {
            return null;
        }

        try
        {
            var reader = new Utf8JsonReader(text, s_options);
            if (!JsonDocument.TryParseValue(ref reader, out var document))
            {
                return null;
            }

            if (reader.BytesConsumed == text.Length)
            {
                return document;
            }

            document.Dispose();
            return null;
        }
        catch (JsonException)
        {
            return null;
        }
    }

    /// <summary>Returns whether a text could be read back: an element may come from a reader with other options.</summary>
    public static bool IsText(ReadOnlySpan<byte> text)
    {
        if (!CanBegin(text))
        {
            return false;
        }

        try
        {
            var reader = new Utf8JsonReader(text, s_options);
            while (reader.Read())
            {
            }

            return reader.BytesConsumed == text.Length && text[^1] > ' ';
        }
        catch (JsonException)
        {
            return false;
        }
    }

    private static bool CanBegin(ReadOnlySpan<byte> text) => !text.IsEmpty && text[0] > ' ' && Utf8.IsValid(text);
}
