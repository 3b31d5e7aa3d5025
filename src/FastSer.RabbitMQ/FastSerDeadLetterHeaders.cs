namespace FastSer.RabbitMQ;

/// <summary>The headers of a dead letter. They never contain content.</summary>
public static class FastSerDeadLetterHeaders
{
    /// <summary>Why the message is a dead letter: a name of <see cref="FastSerDeadLetterReason"/>.</summary>
    public const string Reason = "x-fastser-reason";

    /// <summary>The error: a name of <see cref="FastSerErrorCode"/> for <see cref="FastSerDeadLetterReason.Data"/>, else <c>None</c>.</summary>
    public const string Error = "x-fastser-error";

    /// <summary>The path to the member with the error, such as <c>Lines[3].Sku</c>; empty if it is not known.</summary>
    public const string Member = "x-fastser-member";

    /// <summary>The byte offset of the error (a 64-bit number); -1 if it is not known.</summary>
    public const string Offset = "x-fastser-offset";

    /// <summary>The type of the exception that the handler threw; empty for other reasons.</summary>
    public const string Exception = "x-fastser-exception";

    /// <summary>The queue from which the message was taken.</summary>
    public const string Queue = "x-fastser-queue";

    /// <summary>The exchange to which the message was published.</summary>
    public const string Exchange = "x-fastser-exchange";

    /// <summary>The routing key with which the message was published.</summary>
    public const string RoutingKey = "x-fastser-routing-key";
}

/// <summary>Why a message is a dead letter.</summary>
public enum FastSerDeadLetterReason
{
    /// <summary>The content type is not <see cref="FastSerMessageTypes.ContentType"/>, or the content is encoded, by gzip for example.</summary>
    ContentType,

    /// <summary>The body is larger than <see cref="FastSerMessageOptions.MaxBodySize"/>.</summary>
    Size,

    /// <summary>The name of the message is missing, or not in the map.</summary>
    Type,

    /// <summary>The bytes do not encode a value of the type.</summary>
    Data,

    /// <summary>The handler threw, again after the message had been delivered before.</summary>
    Handler,
}
