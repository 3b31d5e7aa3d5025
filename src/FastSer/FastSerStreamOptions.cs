namespace FastSer;

/// <summary>How a <see cref="FastSerStreamWriter"/> or <see cref="FastSerStreamReader"/> works. Immutable: one instance serves any number of them.</summary>
public sealed class FastSerStreamOptions
{
    private const int DefaultMaxItemSize = 64 * 1024 * 1024;
    private const int DefaultBufferSize = 32 * 1024;
    private const int SmallestBufferSize = 256;

    private readonly FastSerializerOptions? _serializer;
    private readonly int _maxItemSize = DefaultMaxItemSize;
    private readonly int _bufferSize = DefaultBufferSize;

    /// <summary>Gets the options that are used where none are given.</summary>
    public static FastSerStreamOptions Default { get; } = new();

    /// <summary>Gets the limits for each item; null for <see cref="FastSerializerOptions.Default"/>.</summary>
    /// <exception cref="ArgumentException">The options ask for fingerprints, which items do not have.</exception>
    public FastSerializerOptions? Serializer
    {
        get => _serializer;
        init
        {
            if (FastSerializerOptions.HasFingerprint(value))
            {
                throw new ArgumentException(
                    "Items of a sequence have no fingerprints: set Fingerprint to false here, and begin the stream with one value of your own.",
                    nameof(value));
            }

            _serializer = value;
        }
    }

    /// <summary>
    /// Gets the largest encoded size of an item in bytes; 64 MiB unless set. Larger ones are refused when they are written,
    /// and when their length is read, before any memory is taken for them.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public int MaxItemSize
    {
        get => _maxItemSize;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _maxItemSize = value;
        }
    }

    /// <summary>
    /// Gets the size of the buffer in bytes; 32 KiB unless set. It begins smaller, and is exceeded while a larger item is in it.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 256.</exception>
    public int BufferSize
    {
        get => _bufferSize;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, SmallestBufferSize);
            _bufferSize = value;
        }
    }

    /// <summary>Gets whether disposing the writer or reader leaves the stream or pipe open; false unless set.</summary>
    public bool LeaveOpen { get; init; }

    /// <summary>
    /// Gets what is told, after each transfer to or from the stream, how many bytes were transferred so far. Called on the
    /// thread that transfers; it must not throw.
    /// </summary>
    public IProgress<long>? Progress { get; init; }
}
