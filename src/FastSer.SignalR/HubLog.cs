using Microsoft.Extensions.Logging;

namespace FastSer.SignalR;

/// <summary>Log messages: code and place of an error, never content.</summary>
internal static partial class HubLog
{
    public static void Refused(ILogger? logger, Type type, FastSerException error)
    {
        if (logger is not null)
        {
            Refused(logger, type, error.Code, error.Offset, error.MemberPath ?? "");
        }
    }

    [LoggerMessage(1, LogLevel.Information, "A value of the type {Type} in a message was refused: code {Code}, offset {Offset}, member '{Member}'.")]
    private static partial void Refused(ILogger logger, Type type, FastSerErrorCode code, long offset, string member);
}
