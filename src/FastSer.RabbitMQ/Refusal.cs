using RabbitMQ.Client.Events;

namespace FastSer.RabbitMQ;

/// <summary>Why a message is a dead letter, and where it is wrong.</summary>
internal sealed record Refusal(FastSerDeadLetterReason Reason)
{
    /// <summary>Paths of deep values are as long as a sender likes.</summary>
    private const int MaxMemberLength = 500;

    public FastSerErrorCode Error { get; private init; }

    public string Member { get; private init; } = "";

    public long Offset { get; private init; } = -1;

    public string Exception { get; private init; } = "";

    public static Refusal OfData(FastSerException error)
    {
        var member = error.MemberPath ?? "";
        return new Refusal(FastSerDeadLetterReason.Data)
        {
            Error = error.Code,
            Member = member.Length > MaxMemberLength ? member[..MaxMemberLength] : member,
            Offset = error.Offset,
        };
    }

    public static Refusal OfHandler(Exception exception) =>
        new(FastSerDeadLetterReason.Handler) { Exception = exception.GetType().FullName ?? "" };

    /// <summary>Checks a message before its bytes are looked at; returns the reason to refuse it, or null.</summary>
    public static Refusal? OfEnvelope(BasicDeliverEventArgs delivery, int maxBodySize)
    {
        var properties = delivery.BasicProperties;
        return !HasContentType(properties.ContentType) || !string.IsNullOrEmpty(properties.ContentEncoding)
            ? new Refusal(FastSerDeadLetterReason.ContentType)
            : delivery.Body.Length > maxBodySize ? new Refusal(FastSerDeadLetterReason.Size)
            : null;
    }

    /// <summary>Parameters behind the media type have no meaning, and are allowed.</summary>
    private static bool HasContentType(string? found)
    {
        var type = found.AsSpan();
        var end = type.IndexOf(';');
        return (end < 0 ? type : type[..end]).Trim().Equals(FastSerMessageTypes.ContentType, StringComparison.OrdinalIgnoreCase);
    }
}
