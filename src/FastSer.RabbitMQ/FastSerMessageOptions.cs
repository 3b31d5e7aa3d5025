namespace FastSer.RabbitMQ;

/// <summary>The options that publishers and consumers have in common.</summary>
public abstract class FastSerMessageOptions
{
    internal const int DefaultMaxBodySize = 16 * 1024 * 1024;

    private static readonly FastSerializerOptions s_withFingerprint = new() { Fingerprint = true };

    private readonly int _maxBodySize = DefaultMaxBodySize;

    private protected FastSerMessageOptions()
    {
    }

    /// <summary>
    /// Gets the options of the values. By default values have a fingerprint, so that a message that was written from another version of a
    /// Fast or Compact type is never read as this one. All programs that share a queue need the same setting.
    /// </summary>
    public FastSerializerOptions Serializer { get; init; } = s_withFingerprint;

    /// <summary>
    /// Gets the maximum size in bytes of the body of a message. The default is 16 MiB. A larger value is not published, and a larger message
    /// that arrives is a dead letter. The client receives the whole message before this check: set
    /// <c>ConnectionFactory.MaxInboundMessageBodySize</c> too.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public int MaxBodySize
    {
        get => _maxBodySize;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _maxBodySize = value;
        }
    }
}
