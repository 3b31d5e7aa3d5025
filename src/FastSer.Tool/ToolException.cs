using System.Text.Json;

namespace FastSer.Tool;

/// <summary>An error that its message explains to the user.</summary>
internal sealed class ToolException(string message) : Exception(message)
{
    /// <summary>Returns whether an exception is one of those by which JSON tells that it has another content.</summary>
    public static bool IsOfJson(Exception exception) =>
        exception is JsonException or KeyNotFoundException or InvalidOperationException or FormatException or ArgumentException;
}
