using RabbitMQ.Client;
using RabbitMQ.Client.Events;
using RabbitMQ.Client.Exceptions;

namespace FastSer.RabbitMQ;

/// <summary>
/// Passes the messages of a queue to a handler, and acknowledges each message when the handler has completed. Messages that cannot be read
/// go to the dead-letter queue with the reason in their headers (<see cref="FastSerDeadLetterHeaders"/>). If a handler throws, the message
/// is delivered again; if it throws for a redelivered message, the message goes to the dead-letter queue.
/// </summary>
public sealed class FastSerConsumer : IAsyncDisposable
{
    private static readonly TimeSpan s_pause = TimeSpan.FromSeconds(1);

    private readonly IConnection _connection;
    private readonly IChannel _channel;
    private readonly string _queue;
    private readonly FastSerMessageTypes _types;
    private readonly Func<FastSerMessage, CancellationToken, Task> _handler;
    private readonly FastSerConsumerOptions _options;
    private readonly DeadLetters _deadLetters;
    private readonly CancellationTokenSource _stop = new();
    private readonly TaskCompletionSource _completion = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly TaskCompletionSource _idle = new(TaskCreationOptions.RunContinuationsAsynchronously);

    private string _tag = "";
    private int _running = 1;
    private int _isDisposed;

    private FastSerConsumer(
        IConnection connection, IChannel channel, string queue, FastSerMessageTypes types, Func<FastSerMessage, CancellationToken, Task> handler,
        FastSerConsumerOptions options)
    {
        _connection = connection;
        _channel = channel;
        _queue = queue;
        _types = types;
        _handler = handler;
        _options = options;
        _deadLetters = new DeadLetters(connection, options.DeadLetterQueueOf(queue), queue);
    }

    /// <summary>
    /// Gets a task that completes when the consumer ends: after disposal, or with an exception if the broker has cancelled the consumer or
    /// closed its channel, because the queue was deleted or an acknowledgement came too late. A lost connection does not end it.
    /// </summary>
    public Task Completion => _completion.Task;

    /// <summary>Declares a durable queue and its durable dead-letter queue.</summary>
    /// <param name="connection">The connection.</param>
    /// <param name="queue">The name of the queue.</param>
    /// <param name="options">The options; null for <see cref="FastSerConsumerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the call.</param>
    /// <returns>A task.</returns>
    /// <exception cref="OperationInterruptedException">A queue has other properties already.</exception>
    public static async Task DeclareQueuesAsync(
        IConnection connection, string queue, FastSerConsumerOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(connection);
        ArgumentException.ThrowIfNullOrEmpty(queue);
        var channel = await connection.CreateChannelAsync(null, cancellationToken).ConfigureAwait(false);
        await using (channel.ConfigureAwait(false))
        {
            string[] names = [queue, (options ?? FastSerConsumerOptions.Default).DeadLetterQueueOf(queue)];
            foreach (var name in names)
            {
                await channel.QueueDeclareAsync(name, durable: true, exclusive: false, autoDelete: false, cancellationToken: cancellationToken)
                    .ConfigureAwait(false);
            }
        }
    }

    /// <summary>Starts a consumer. The queue and the dead-letter queue must exist.</summary>
    /// <param name="connection">The connection. The consumer recovers with it, and does not close it.</param>
    /// <param name="queue">The name of the queue.</param>
    /// <param name="types">The map of messages. You cannot add messages to it afterwards.</param>
    /// <param name="handler">
    /// Called for each message. Its token is cancelled when the consumer is disposed; if it then throws, the message is delivered again.
    /// </param>
    /// <param name="options">The options; null for <see cref="FastSerConsumerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the start.</param>
    /// <returns>The consumer. Dispose it.</returns>
    /// <exception cref="OperationInterruptedException">A queue does not exist.</exception>
    public static async Task<FastSerConsumer> StartAsync(
        IConnection connection, string queue, FastSerMessageTypes types, Func<FastSerMessage, CancellationToken, Task> handler,
        FastSerConsumerOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(connection);
        ArgumentException.ThrowIfNullOrEmpty(queue);
        ArgumentNullException.ThrowIfNull(types);
        ArgumentNullException.ThrowIfNull(handler);
        options ??= FastSerConsumerOptions.Default;
        var settings = new CreateChannelOptions(false, false, consumerDispatchConcurrency: options.Concurrency);
        var channel = await connection.CreateChannelAsync(settings, cancellationToken).ConfigureAwait(false);
        try
        {
            var consumer = new FastSerConsumer(connection, channel, queue, types.Freeze(), handler, options);
            await consumer.StartAsync(cancellationToken).ConfigureAwait(false);
            return consumer;
        }
        catch
        {
            await Channels.CloseAsync(channel).ConfigureAwait(false);
            throw;
        }
    }

    /// <summary>
    /// Stops: no more handlers start, the token of those that run is cancelled, and they are awaited for
    /// <see cref="FastSerConsumerOptions.StopTimeout"/>. The broker delivers unacknowledged messages to other consumers. Do not call it in
    /// a handler.
    /// </summary>
    /// <returns>A task.</returns>
    public async ValueTask DisposeAsync()
    {
        if (Interlocked.Exchange(ref _isDisposed, 1) != 0)
        {
            return;
        }

        await _stop.CancelAsync().ConfigureAwait(false);
        try
        {
            Leave();
            await _channel.BasicCancelAsync(_tag).ConfigureAwait(false);
            await _idle.Task.WaitAsync(_options.StopTimeout).ConfigureAwait(false);
        }
        catch (Exception exception) when (Channels.IsClosed(exception))
        {
            // The broker delivers again what is not acknowledged.
        }

        await Channels.CloseAsync(_channel).ConfigureAwait(false);
        await _deadLetters.DisposeAsync().ConfigureAwait(false);
        _completion.TrySetResult();
    }

    private async Task StartAsync(CancellationToken cancellationToken)
    {
        await _channel.QueueDeclarePassiveAsync(_options.DeadLetterQueueOf(_queue), cancellationToken).ConfigureAwait(false);
        await _channel.BasicQosAsync(0, _options.Prefetch, global: false, cancellationToken).ConfigureAwait(false);
        var consumer = new Deliveries(_channel, ReceiveAsync, () => End("The broker has cancelled it: the queue was deleted."));

        // The client recovers from a lost connection alone.
        _channel.ChannelShutdownAsync += (_, reason) => _connection.IsOpen ? End(reason.ReplyText) : Task.CompletedTask;
        _tag = await _channel.BasicConsumeAsync(_queue, autoAck: false, consumer, cancellationToken).ConfigureAwait(false);
    }

    private Task End(string reason)
    {
        if (!_stop.IsCancellationRequested && _completion.TrySetException(new InvalidOperationException($"The consumer of '{_queue}' has ended: {reason}")))
        {
            if (_options.Logger is { } logger)
            {
                ConsumerLog.Ended(logger, _queue, reason);
            }
        }

        return Task.CompletedTask;
    }

    private async Task ReceiveAsync(BasicDeliverEventArgs delivery)
    {
        Interlocked.Increment(ref _running);
        try
        {
            if (!_stop.IsCancellationRequested)
            {
                await HandleAsync(delivery).ConfigureAwait(false);
            }
        }
        catch (Exception exception) when (Channels.IsClosed(exception))
        {
            if (_options.Logger is { } logger)
            {
                ConsumerLog.NotSettled(logger, _queue, exception.GetType().Name);
            }
        }
        finally
        {
            Leave();
        }
    }

    private async Task HandleAsync(BasicDeliverEventArgs delivery)
    {
        if (TryRead(delivery, out var message) is not { } refusal)
        {
            await RunAsync(delivery, message!).ConfigureAwait(false);
        }
        else
        {
            await RefuseAsync(delivery, refusal).ConfigureAwait(false);
        }
    }

    /// <summary>Reads a message; returns the reason to refuse it, or null if it was read.</summary>
    private Refusal? TryRead(BasicDeliverEventArgs delivery, out FastSerMessage? message)
    {
        message = null;
        if (Refusal.OfEnvelope(delivery, _options.MaxBodySize) is { } refusal)
        {
            return refusal;
        }

        if (!_types.TryFind(delivery.BasicProperties.Type, out var type))
        {
            return new Refusal(FastSerDeadLetterReason.Type);
        }

        try
        {
            var value = type.Read(delivery.Body.Span, _options.Serializer);
            FastSerMetrics.CountRead(type.Type, delivery.Body.Length);
            message = new FastSerMessage(type, value, delivery.Redelivered, delivery.Exchange, delivery.RoutingKey, delivery.BasicProperties);
            return null;
        }
        catch (FastSerException error)
        {
            return Refusal.OfData(error);
        }
    }

    private async Task RunAsync(BasicDeliverEventArgs delivery, FastSerMessage message)
    {
        try
        {
            await _handler(message, _stop.Token).ConfigureAwait(false);
        }
        catch (Exception) when (_stop.IsCancellationRequested)
        {
            // Not acknowledged: another consumer gets it.
            return;
        }
        catch (Exception exception)
        {
            await FailAsync(delivery, message, exception).ConfigureAwait(false);
            return;
        }

        await _channel.BasicAckAsync(delivery.DeliveryTag, multiple: false).ConfigureAwait(false);
    }

    private async Task FailAsync(BasicDeliverEventArgs delivery, FastSerMessage message, Exception exception)
    {
        if (delivery.Redelivered)
        {
            await RefuseAsync(delivery, Refusal.OfHandler(exception)).ConfigureAwait(false);
            return;
        }

        if (_options.Logger is { } logger)
        {
            ConsumerLog.HandlerFailed(logger, message.Name, _queue, exception.GetType().Name);
        }

        await _channel.BasicNackAsync(delivery.DeliveryTag, multiple: false, requeue: true).ConfigureAwait(false);
    }

    private async Task RefuseAsync(BasicDeliverEventArgs delivery, Refusal refusal)
    {
        try
        {
            await _deadLetters.SendAsync(delivery, refusal, _stop.Token).ConfigureAwait(false);
        }
        catch (Exception exception) when (!_stop.IsCancellationRequested)
        {
            if (_options.Logger is { } logger)
            {
                ConsumerLog.NoDeadLetter(logger, _queue, exception.GetType().Name);
            }

            // Nothing gets lost, and the broker is not asked at full speed.
            await Task.Delay(s_pause, _stop.Token).ConfigureAwait(false);
            await _channel.BasicNackAsync(delivery.DeliveryTag, multiple: false, requeue: true).ConfigureAwait(false);
            return;
        }

        ConsumerLog.DeadLetter(_options.Logger, _queue, refusal);
        await _channel.BasicAckAsync(delivery.DeliveryTag, multiple: false).ConfigureAwait(false);
    }

    private void Leave()
    {
        if (Interlocked.Decrement(ref _running) == 0)
        {
            _idle.TrySetResult();
        }
    }
}
