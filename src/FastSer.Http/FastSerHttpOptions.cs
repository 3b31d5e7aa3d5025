namespace FastSer.Http;

/// <summary>Limits for bodies that are read and written. Immutable: you can share one instance between threads.</summary>
public sealed class FastSerHttpOptions
{
    private const long DefaultMaxBodySize = 64 * 1024 * 1024;

    private readonly long _maxBodySize = DefaultMaxBodySize;

    /// <summary>Gets the options that are used if you pass null.</summary>
    public static FastSerHttpOptions Default { get; } = new();

    /// <summary>Gets the options of single values; null for <see cref="FastSerializerOptions.Default"/>.</summary>
    public FastSerializerOptions? Serializer { get; init; }

    /// <summary>
    /// Gets the options of sequences; null for <see cref="FastSerStreamOptions.Default"/>. They limit the size of each item; the
    /// number of items is not limited.
    /// </summary>
    public FastSerStreamOptions? Sequence { get; init; }

    /// <summary>
    /// Gets the maximum size in bytes of a body that is read as one value. The default is 64 MiB. If the response states a larger
    /// size, nothing is read; otherwise reading stops at the limit.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public long MaxBodySize
    {
        get => _maxBodySize;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _maxBodySize = value;
        }
    }
}
