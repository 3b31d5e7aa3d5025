using System.Text;
using RabbitMQ.Client;
using RabbitMQ.Client.Events;

namespace FastSer.RabbitMQ;

/// <summary>
/// Sends messages to the queue of dead letters, over a channel of its own: an error there must not close that of the consumer. What a
/// sender chose is copied within limits: a header that the broker acts on, or that no longer fits its frame, would close it each time.
/// </summary>
internal sealed class DeadLetters(IConnection connection, string queue, string source) : IAsyncDisposable
{
    private const int MaxHeaders = 32;
    private const int MaxHeaderBytes = 256;

    private readonly ConfirmedChannel _channel = new(connection);

    /// <summary>Complete when the broker has confirmed the copy; only then the message may be acknowledged.</summary>
    public Task SendAsync(BasicDeliverEventArgs message, Refusal refusal, CancellationToken cancellationToken) =>
        _channel.PublishAsync("", queue, PropertiesOf(message, refusal), message.Body, cancellationToken);

    public ValueTask DisposeAsync() => _channel.DisposeAsync();

    /// <summary>Not the user id, which the broker compares with the connection, nor the time to live.</summary>
    private BasicProperties PropertiesOf(BasicDeliverEventArgs message, Refusal refusal)
    {
        var from = message.BasicProperties;
        return new BasicProperties
        {
            ContentType = from.ContentType,
            ContentEncoding = from.ContentEncoding,
            Type = from.Type,
            MessageId = from.MessageId,
            CorrelationId = from.CorrelationId,
            ReplyTo = from.ReplyTo,
            AppId = from.AppId,
            Persistent = true,
            Headers = HeadersOf(message, refusal),
        };
    }

    private Dictionary<string, object?> HeadersOf(BasicDeliverEventArgs message, Refusal refusal)
    {
        var headers = new Dictionary<string, object?>(StringComparer.Ordinal);
        foreach (var (name, value) in message.BasicProperties.Headers ?? new Dictionary<string, object?>())
        {
            if (headers.Count < MaxHeaders && IsPlain(value) && !IsOfClient(name))
            {
                headers[name] = value;
            }
        }

        headers[FastSerDeadLetterHeaders.Reason] = refusal.Reason.ToString();
        headers[FastSerDeadLetterHeaders.Error] = refusal.Error.ToString();
        headers[FastSerDeadLetterHeaders.Member] = refusal.Member;
        headers[FastSerDeadLetterHeaders.Offset] = refusal.Offset;
        headers[FastSerDeadLetterHeaders.Exception] = refusal.Exception;
        headers[FastSerDeadLetterHeaders.Queue] = source;
        headers[FastSerDeadLetterHeaders.Exchange] = message.Exchange;
        headers[FastSerDeadLetterHeaders.RoutingKey] = message.RoutingKey;
        return headers;
    }

    private static bool IsPlain(object? value) => value switch
    {
        byte[] bytes => bytes.Length <= MaxHeaderBytes,
        string text => Encoding.UTF8.GetByteCount(text) <= MaxHeaderBytes,
        bool or int or uint or long or double or float or short or ushort or byte or sbyte => true,
        _ => false,
    };

    /// <summary>The client numbers its own messages by a header.</summary>
    private static bool IsOfClient(string name) => name.StartsWith("x-dotnet-", StringComparison.Ordinal);
}
