namespace FastSer;

/// <summary>
/// The options of <see cref="FastSerializer.ToJson{T}"/> and <see cref="FastSerializer.FromJson{T}(ReadOnlySpan{byte}, FastSerJsonOptions?)"/>.
/// </summary>
public sealed class FastSerJsonOptions
{
    /// <summary>
    /// Gets the maximum size of the JSON in bytes of UTF-8, and of the bytes that are made from JSON. JSON can be many times as large as the data. The
    /// default is 64 MiB.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public long MaxSize
    {
        get;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            field = value;
        }
    } = 64 * 1024 * 1024;

    /// <summary>
    /// Gets a value indicating whether integers of 64 bits and more that JavaScript cannot represent exactly (beyond ±(2^53 - 1)) are written as
    /// strings. Reading accepts numbers and strings in any case. The default is false.
    /// </summary>
    public bool LargeIntegersAsStrings { get; init; }

    /// <summary>
    /// Gets a value indicating whether members with <see cref="FastSerSensitiveAttribute"/> are written with their values. Otherwise
    /// <c>{"$hidden":true}</c> stands for them, which cannot be read back. The default is false.
    /// </summary>
    public bool ShowSensitive { get; init; }

    /// <summary>
    /// Gets the options of the data: its depth limit, which also limits the JSON, fingerprint and checksum. Null, the default, stands for
    /// <see cref="FastSerializerOptions.Default"/>.
    /// </summary>
    public FastSerializerOptions? Serializer { get; init; }

    internal static FastSerJsonOptions Default { get; } = new();
}
