namespace FastSer.RabbitMQ;

/// <summary>The broker has not confirmed a message, so it is unknown whether the broker has it. Publish it again, and let consumers detect
/// duplicates by the message id.</summary>
public sealed class FastSerPublishException : Exception
{
    internal FastSerPublishException(string message, bool isUnroutable, Exception? inner)
        : base(message, inner) => IsUnroutable = isUnroutable;

    /// <summary>Gets a value indicating whether no queue is bound to the exchange and routing key: the broker has returned the
    /// message.</summary>
    public bool IsUnroutable { get; }
}
