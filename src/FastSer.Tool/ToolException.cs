namespace FastSer.Tool;

/// <summary>An error that its message explains to the user.</summary>
internal sealed class ToolException(string message) : Exception(message);
