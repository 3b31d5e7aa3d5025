using Microsoft.Extensions.Logging;

namespace FastSer.Caching;

/// <summary>Log messages: code and place of an error, never key or content.</summary>
internal static partial class CacheLog
{
    public static void Unreadable(ILogger? logger, Type type, FastSerException error)
    {
        if (logger is not null)
        {
            Unreadable(logger, type, error.Code, error.Offset, error.MemberPath ?? "");
        }
    }

    [LoggerMessage(1, LogLevel.Information, "An entry of the type {Type} cannot be read, and is a miss: code {Code}, offset {Offset}, member '{Member}'.")]
    private static partial void Unreadable(ILogger logger, Type type, FastSerErrorCode code, long offset, string member);
}
