using RabbitMQ.Client;

namespace FastSer.RabbitMQ;

/// <summary>
/// A channel whose messages are confirmed. The client recovers it with a lost connection; one that the broker alone has closed, because an
/// exchange does not exist for example, is opened anew for the next message.
/// </summary>
internal sealed class ConfirmedChannel(IConnection connection) : IAsyncDisposable
{
    private static readonly CreateChannelOptions s_confirmed = new(publisherConfirmationsEnabled: true, publisherConfirmationTrackingEnabled: true);

    private readonly SemaphoreSlim _opening = new(1);

    private IChannel? _channel;

    /// <summary>A channel that can publish no more, whatever it says.</summary>
    private IChannel? _faulty;

    public bool IsDisposed { get; private set; }

    public async ValueTask<IChannel> OpenAsync(CancellationToken cancellationToken)
    {
        if (_channel is { } open && CanPublish(open))
        {
            return open;
        }

        await _opening.WaitAsync(cancellationToken).ConfigureAwait(false);
        try
        {
            ObjectDisposedException.ThrowIf(IsDisposed, this);
            if (_channel is { } known)
            {
                if (!connection.IsOpen || CanPublish(known))
                {
                    return known;
                }

                // Opening the next one may fail or be cancelled.
                _channel = null;
                await Channels.CloseAsync(known).ConfigureAwait(false);
            }

            return _channel = await connection.CreateChannelAsync(s_confirmed, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            _opening.Release();
        }
    }

    /// <summary>Complete when the broker has confirmed the message. A message that no queue gets is an exception.</summary>
    public async Task PublishAsync(
        string exchange, string routingKey, BasicProperties properties, ReadOnlyMemory<byte> body, CancellationToken cancellationToken)
    {
        var channel = await OpenAsync(cancellationToken).ConfigureAwait(false);
        try
        {
            await channel.BasicPublishAsync(exchange, routingKey, mandatory: true, properties, body, cancellationToken).ConfigureAwait(false);
        }
        catch (InvalidOperationException)
        {
            // After a failure in the middle of a message the client gives its number to the next one, and refuses that from then on.
            _faulty = channel;
            throw;
        }
    }

    public async ValueTask DisposeAsync()
    {
        await _opening.WaitAsync().ConfigureAwait(false);
        IsDisposed = true;
        if (_channel is { } channel)
        {
            await Channels.CloseAsync(channel).ConfigureAwait(false);
        }

        _opening.Release();
    }

    /// <summary>Another thread may close the channel meanwhile; a closed one does not even say that it is not open.</summary>
    private bool CanPublish(IChannel channel)
    {
        try
        {
            return channel != _faulty && channel.IsOpen;
        }
        catch (ObjectDisposedException)
        {
            return false;
        }
    }
}
