using RabbitMQ.Client;
using RabbitMQ.Client.Exceptions;

namespace FastSer.RabbitMQ;

/// <summary>
/// Publishes messages with confirmations by the broker. It has its own channel, and several threads can use it at once.
/// </summary>
public sealed class FastSerPublisher : IAsyncDisposable
{
    private readonly ConfirmedChannel _channel;
    private readonly FastSerMessageTypes _types;
    private readonly FastSerPublisherOptions _options;

    private FastSerPublisher(ConfirmedChannel channel, FastSerMessageTypes types, FastSerPublisherOptions options)
    {
        _channel = channel;
        _types = types;
        _options = options;
    }

    /// <summary>Opens a publisher.</summary>
    /// <param name="connection">The connection. The publisher recovers with it, and does not close it.</param>
    /// <param name="types">The messages. Their map is closed from now on.</param>
    /// <param name="options">The options; null for <see cref="FastSerPublisherOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the opening.</param>
    /// <returns>The publisher. Dispose it.</returns>
    public static async Task<FastSerPublisher> OpenAsync(
        IConnection connection, FastSerMessageTypes types, FastSerPublisherOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(connection);
        ArgumentNullException.ThrowIfNull(types);
        var channel = new ConfirmedChannel(connection);
        await channel.OpenAsync(cancellationToken).ConfigureAwait(false);
        return new FastSerPublisher(channel, types.Freeze(), options ?? FastSerPublisherOptions.Default);
    }

    /// <summary>Publishes a message, and waits until the broker has confirmed it.</summary>
    /// <typeparam name="T">The declared type, which must be in the map: it determines the encoding.</typeparam>
    /// <param name="exchange">The exchange; the empty name for the one that routes to the queue with the name of the routing key.</param>
    /// <param name="routingKey">The routing key.</param>
    /// <param name="value">The value.</param>
    /// <param name="configure">Sets properties such as the message id; null for none. Content type and type are set after it.</param>
    /// <param name="cancellationToken">Cancels the wait. The broker may have received the message anyway.</param>
    /// <returns>A task that is complete when the broker has taken responsibility for the message.</returns>
    /// <exception cref="FastSerException">The value cannot be written.</exception>
    /// <exception cref="FastSerPublishException">The message is unroutable, or was not confirmed.</exception>
    /// <exception cref="InvalidOperationException">
    /// The type is not in the map, or the value is larger than <see cref="FastSerMessageOptions.MaxBodySize"/>.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The publisher was disposed.</exception>
    public async Task PublishAsync<[FastSerRootParameter] T>(
        string exchange, string routingKey, T value, Action<BasicProperties>? configure = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(exchange);
        ArgumentNullException.ThrowIfNull(routingKey);
        var name = _types.NameOf<T>();
        using var body = FastSerializer.SerializePooled(value, _options.Serializer);
        if (body.Length > _options.MaxBodySize)
        {
            throw new InvalidOperationException($"The message '{name}' has {body.Length} bytes, and {nameof(_options.MaxBodySize)} is {_options.MaxBodySize}.");
        }

        var properties = new BasicProperties();
        configure?.Invoke(properties);
        properties.ContentType = FastSerMessageTypes.ContentType;
        properties.ContentEncoding = null;
        properties.Type = name;
        properties.Persistent = _options.IsPersistent;
        using var stop = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
        stop.CancelAfter(_options.ConfirmTimeout);
        try
        {
            await _channel.PublishAsync(exchange, routingKey, properties, body.Memory, stop.Token).ConfigureAwait(false);
            FastSerMetrics.CountWritten(typeof(T), body.Length);
        }
        catch (PublishException error)
        {
            throw new FastSerPublishException(
                error.IsReturn
                    ? $"The message '{name}' was returned: no queue is bound to the exchange '{exchange}' with the routing key '{routingKey}'."
                    : $"The broker has refused the message '{name}'.",
                error.IsReturn, error);
        }
        catch (OperationCanceledException error) when (!cancellationToken.IsCancellationRequested)
        {
            throw new FastSerPublishException($"The message '{name}' was not confirmed within {_options.ConfirmTimeout}.", false, error);
        }
        catch (Exception error) when (error is OperationInterruptedException or IOException or InvalidOperationException && !_channel.IsDisposed)
        {
            throw new FastSerPublishException($"Connection or channel were closed before the message '{name}' was confirmed: {error.Message}", false, error);
        }
    }

    /// <summary>Publishes many messages at once, and waits until the broker has confirmed all of them.</summary>
    /// <typeparam name="T">The declared type, which must be in the map.</typeparam>
    /// <param name="exchange">The exchange.</param>
    /// <param name="routingKey">The routing key.</param>
    /// <param name="values">The values. Messages of a batch that succeeds arrive in their order.</param>
    /// <param name="configure">Sets properties of each message; null for none.</param>
    /// <param name="cancellationToken">Cancels the batch. It is then unknown which messages the broker has received.</param>
    /// <returns>The number of messages.</returns>
    /// <exception cref="FastSerBatchException">Some messages are not confirmed, and why. All were tried.</exception>
    public async Task<int> PublishBatchAsync<[FastSerRootParameter] T>(
        string exchange, string routingKey, IEnumerable<T> values, Action<T, BasicProperties>? configure = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(values);
        _types.NameOf<T>();
        var failures = new List<FastSerBatchFailure>();
        var count = 0;
        foreach (var window in values.Chunk(_options.BatchWindow))
        {
            cancellationToken.ThrowIfCancellationRequested();
            var sent = Array.ConvertAll(
                window,
                value => PublishAsync(exchange, routingKey, value, configure is null ? null : properties => configure(value, properties), cancellationToken));
            for (var i = 0; i < sent.Length; i++)
            {
                try
                {
                    await sent[i].ConfigureAwait(false);
                }
                catch (Exception error) when (!cancellationToken.IsCancellationRequested)
                {
                    failures.Add(new FastSerBatchFailure(count + i, error));
                }
            }

            count += sent.Length;
        }

        return failures.Count == 0 ? count : throw new FastSerBatchException(failures, count - failures.Count);
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => _channel.DisposeAsync();
}
