using System.Text.Json;
using FastSer.CompilerServices;

namespace FastSer.Json;

/// <summary>JSON that is itself a value: a JsonElement, JsonDocument or JsonNode.</summary>
internal static class JsonText
{
    /// <summary>Returns whether the values of a shape are JSON.</summary>
    public static bool IsText(WireShape shape) => ReferenceEquals(shape, WireShape.JsonElement) || ReferenceEquals(shape, WireShape.JsonDocument);

    /// <summary>Returns whether JSON would be read back as another value: nothing, null, or an object that stands for bytes.</summary>
    public static bool IsOwn(ReadOnlySpan<byte> text)
    {
        if (text.IsEmpty || text.SequenceEqual("null"u8))
        {
            return true;
        }

        var reader = new Utf8JsonReader(text);
        using var document = JsonDocument.ParseValue(ref reader);
        return document.RootElement is { ValueKind: JsonValueKind.Object } root && root.TryGetProperty(JsonNames.Bytes, out _);
    }
}
