using Microsoft.Extensions.Logging;

namespace FastSer.Caching;

/// <summary>How values stand in a cache. Immutable: you can share one instance between threads.</summary>
public sealed class FastSerCacheOptions
{
    private static readonly FastSerializerOptions s_withFingerprint = new() { Fingerprint = true };

    /// <summary>Gets the options that are used if you pass null.</summary>
    public static FastSerCacheOptions Default { get; } = new();

    /// <summary>
    /// Gets the options of the values. By default values have a fingerprint, so that an entry that was written from another version
    /// of a Fast or Compact type is never read as this one. All builds that share a cache need the same setting.
    /// </summary>
    public FastSerializerOptions Serializer { get; init; } = s_withFingerprint;

    /// <summary>
    /// Gets a value indicating whether an entry that cannot be read is an exception. The default is false: it is a miss, as it was
    /// usually written by another version of the program. HybridCache has no such choice, and always gets the exception.
    /// </summary>
    public bool ThrowIfUnreadable { get; init; }

    /// <summary>Gets the logger that is told of entries that cannot be read; null for none. It gets code and place, never key or content.</summary>
    public ILogger? Logger { get; init; }
}
