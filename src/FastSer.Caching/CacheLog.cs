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

    /// <summary>Logs only the type of an exception: the messages of cache clients contain keys.</summary>
    public static void Away(ILogger? logger, string call, Type type, Exception exception)
    {
        if (logger is not null)
        {
            Away(logger, call, type, exception.GetType(), exception.InnerException?.GetType());
        }
    }

    [LoggerMessage(2, LogLevel.Warning, "The cache failed to {Call} an entry of the type {Type}, and is not used: {Exception}, caused by {Cause}.")]
    private static partial void Away(ILogger logger, string call, Type type, Type exception, Type? cause);

    [LoggerMessage(1, LogLevel.Information, "An entry of the type {Type} cannot be read, and is a miss: code {Code}, offset {Offset}, member '{Member}'.")]
    private static partial void Unreadable(ILogger logger, Type type, FastSerErrorCode code, long offset, string member);
}
