using Microsoft.Extensions.Logging;

namespace FastSer.RabbitMQ;

/// <summary>Specifies how messages are consumed. Immutable: you can share one instance between threads.</summary>
public sealed class FastSerConsumerOptions : FastSerMessageOptions
{
    private readonly ushort _prefetch = 32;

    private readonly ushort _concurrency = 1;

    /// <summary>Gets the options that are used if you pass null.</summary>
    public static FastSerConsumerOptions Default { get; } = new();

    /// <summary>Gets the name of the dead-letter queue, for messages that cannot be handled. The default, null, means the name of the
    /// queue plus <c>.dead</c>.</summary>
    public string? DeadLetterQueue { get; init; }

    /// <summary>Gets how many messages the broker sends before they are acknowledged. The default is 32.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is 0, which would mean all.</exception>
    public ushort Prefetch
    {
        get => _prefetch;
        init
        {
            ArgumentOutOfRangeException.ThrowIfZero(value);
            _prefetch = value;
        }
    }

    /// <summary>Gets how many handlers run at a time. The default is 1; messages are then handled in order.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is 0.</exception>
    public ushort Concurrency
    {
        get => _concurrency;
        init
        {
            ArgumentOutOfRangeException.ThrowIfZero(value);
            _concurrency = value;
        }
    }

    /// <summary>Gets how long disposal waits for running handlers after it has cancelled their token. The default is 5 seconds.</summary>
    public TimeSpan StopTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>Gets the logger; null for none. Entries contain codes, places and names of the map, never content.</summary>
    public ILogger? Logger { get; init; }

    internal string DeadLetterQueueOf(string queue) => DeadLetterQueue ?? queue + ".dead";
}
