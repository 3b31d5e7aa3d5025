using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Creates exceptions that another process has thrown, for packages that carry them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class RemoteError
{
    /// <summary>Creates an exception with the message and place that it had.</summary>
    /// <param name="code">The kind of error.</param>
    /// <param name="message">The whole message.</param>
    /// <param name="offset">The byte offset, or -1.</param>
    /// <param name="typeName">The name of the annotated type that contains the error, or null.</param>
    /// <param name="memberPath">The path from the root to the error, or null.</param>
    public static FastSerException Create(FastSerErrorCode code, string message, long offset, string? typeName, string? memberPath) =>
        FastSerException.FromOtherProcess(code, message, offset, typeName, memberPath);
}
