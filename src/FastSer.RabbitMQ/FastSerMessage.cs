using RabbitMQ.Client;

namespace FastSer.RabbitMQ;

/// <summary>A message that has arrived.</summary>
public sealed class FastSerMessage
{
    internal FastSerMessage(MessageType type, object? value, bool isRedelivered, string exchange, string routingKey, IReadOnlyBasicProperties properties)
    {
        Name = type.Name;
        DeclaredType = type.Type;
        Value = value;
        IsRedelivered = isRedelivered;
        Exchange = exchange;
        RoutingKey = routingKey;
        Properties = properties;
    }

    /// <summary>Gets the name of the message in the map.</summary>
    public string Name { get; }

    /// <summary>Gets the type that the map has for the name.</summary>
    public Type DeclaredType { get; }

    /// <summary>Gets the value: null, or an instance of <see cref="DeclaredType"/>.</summary>
    public object? Value { get; }

    /// <summary>
    /// Gets a value indicating whether the broker has delivered the message before, to a consumer that did not acknowledge it. The work may
    /// have been done already.
    /// </summary>
    public bool IsRedelivered { get; }

    /// <summary>Gets the exchange to which the message was published.</summary>
    public string Exchange { get; }

    /// <summary>Gets the routing key with which the message was published.</summary>
    public string RoutingKey { get; }

    /// <summary>Gets the AMQP properties, such as message id, correlation id and headers. The sender chooses them.</summary>
    public IReadOnlyBasicProperties Properties { get; }
}
