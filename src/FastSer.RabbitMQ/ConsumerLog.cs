using Microsoft.Extensions.Logging;

namespace FastSer.RabbitMQ;

/// <summary>Log messages: codes, places and names, never content. A name that is not in the map is the sender's, and not logged.</summary>
internal static partial class ConsumerLog
{
    public static void DeadLetter(ILogger? logger, string queue, Refusal refusal)
    {
        if (logger is not null)
        {
            DeadLetter(logger, queue, refusal.Reason, refusal.Error, refusal.Offset, refusal.Member, refusal.Exception);
        }
    }

    [LoggerMessage(
        1, LogLevel.Warning,
        "A message of the queue '{Queue}' became a dead letter: {Reason}, code {Code}, offset {Offset}, member '{Member}', exception '{Exception}'.")]
    private static partial void DeadLetter(
        ILogger logger, string queue, FastSerDeadLetterReason reason, FastSerErrorCode code, long offset, string member, string exception);

    [LoggerMessage(2, LogLevel.Error, "A message of the queue '{Queue}' could not become a dead letter, and is delivered again: {Exception}.")]
    public static partial void NoDeadLetter(ILogger logger, string queue, string exception);

    [LoggerMessage(3, LogLevel.Warning, "The handler of '{Name}' from the queue '{Queue}' threw {Exception}. The message is delivered once more.")]
    public static partial void HandlerFailed(ILogger logger, string name, string queue, string exception);

    [LoggerMessage(4, LogLevel.Information, "A message of the queue '{Queue}' could not be settled, and is delivered again: {Exception}.")]
    public static partial void NotSettled(ILogger logger, string queue, string exception);

    [LoggerMessage(5, LogLevel.Error, "The consumer of the queue '{Queue}' has ended: {Reason}")]
    public static partial void Ended(ILogger logger, string queue, string reason);
}
