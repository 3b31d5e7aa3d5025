namespace FastSer.RabbitMQ;

/// <summary>Specifies how messages are published. Immutable: you can share one instance between threads.</summary>
public sealed class FastSerPublisherOptions : FastSerMessageOptions
{
    private readonly TimeSpan _confirmTimeout = TimeSpan.FromSeconds(30);

    private readonly int _batchWindow = 256;

    /// <summary>Gets the options that are used if you pass null.</summary>
    public static FastSerPublisherOptions Default { get; } = new();

    /// <summary>Gets a value indicating whether messages outlive a restart of the broker, if the queue is durable. The default is
    /// true.</summary>
    public bool IsPersistent { get; init; } = true;

    /// <summary>Gets how long a publisher waits for the broker's confirmation. The default is 30 seconds.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is not positive.</exception>
    public TimeSpan ConfirmTimeout
    {
        get => _confirmTimeout;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(value, TimeSpan.Zero);
            _confirmTimeout = value;
        }
    }

    /// <summary>Gets how many messages of a batch are sent before the publisher waits for confirmations. The default is 256.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public int BatchWindow
    {
        get => _batchWindow;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _batchWindow = value;
        }
    }
}
