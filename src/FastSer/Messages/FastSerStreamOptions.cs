namespace FastSer;

/// <summary>
/// Options of a <see cref="FastSerStreamWriter"/> or <see cref="FastSerStreamReader"/>. Immutable: you can share one
/// instance.
/// </summary>
public sealed class FastSerStreamOptions
{
    private const int DefaultMaxItemSize = 64 * 1024 * 1024;
    private const int DefaultBufferSize = 32 * 1024;
    private const int SmallestBufferSize = 256;

    private readonly FastSerializerOptions? _serializer;
    private readonly int _maxItemSize = DefaultMaxItemSize;
    private readonly int _bufferSize = DefaultBufferSize;

    /// <summary>Gets the options that are used if you pass null.</summary>
    public static FastSerStreamOptions Default { get; } = new();

    /// <summary>Gets the limits for each item; null for <see cref="FastSerializerOptions.Default"/>.</summary>
    /// <exception cref="ArgumentException">The options enable fingerprints, which items do not support.</exception>
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
    /// Gets the maximum encoded size of an item in bytes. The default is 64 MiB. Larger items are rejected when they
    /// are written, and when their length is read, before memory is allocated for them.
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
    /// Gets the size of the buffer in bytes. The default is 32 KiB. The buffer starts smaller, and is larger while it contains a larger item.
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

    /// <summary>
    /// Gets the string pool for the items that are read. The default is null: the pool of <see cref="Serializer"/>, if it has one.
    /// </summary>
    public FastSerStringPool? StringPool { get; init; }

    /// <summary>
    /// Gets whether the stream or pipe stays open after you dispose the writer or reader. The default is false.
    /// </summary>
    public bool LeaveOpen { get; init; }

    /// <summary>
    /// Gets the callback that receives the total number of transferred bytes after each transfer to or from the stream.
    /// It is called on the thread that does the transfer; it must not throw.
    /// </summary>
    public IProgress<long>? Progress { get; init; }

    /// <summary>Returns these options for the reader that scans existing items before a writer appends.</summary>
    internal FastSerStreamOptions ForScan() =>
        new() { Serializer = _serializer, MaxItemSize = _maxItemSize, BufferSize = _bufferSize, LeaveOpen = true };

    /// <summary>The options that items are read with.</summary>
    internal FastSerializerOptions? Reading =>
        StringPool is null ? _serializer : field ??= FastSerializerOptions.With(_serializer, StringPool);
}
