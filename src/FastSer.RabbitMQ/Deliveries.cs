using RabbitMQ.Client;
using RabbitMQ.Client.Events;

namespace FastSer.RabbitMQ;

/// <summary>Receives the calls of the client for each message, and when the broker cancels the consumer; not when the connection is lost.</summary>
internal sealed class Deliveries(IChannel channel, Func<BasicDeliverEventArgs, Task> receive, Func<Task> cancel) : AsyncDefaultBasicConsumer(channel)
{
    public override Task HandleBasicDeliverAsync(
        string consumerTag, ulong deliveryTag, bool redelivered, string exchange, string routingKey, IReadOnlyBasicProperties properties,
        ReadOnlyMemory<byte> body, CancellationToken cancellationToken = default) => receive(
            new BasicDeliverEventArgs(consumerTag, deliveryTag, redelivered, exchange, routingKey, properties, body, cancellationToken));

    public override async Task HandleBasicCancelAsync(string consumerTag, CancellationToken cancellationToken = default)
    {
        await base.HandleBasicCancelAsync(consumerTag, cancellationToken).ConfigureAwait(false);
        await cancel().ConfigureAwait(false);
    }
}
