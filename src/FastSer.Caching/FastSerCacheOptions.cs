using Microsoft.Extensions.Logging;

namespace FastSer.Caching;

/// <summary>Specifies how values are written to a cache. Immutable: you can share one instance between threads.</summary>
public sealed class FastSerCacheOptions
{
    private static readonly FastSerializerOptions s_withFingerprint = new() { FingerprintNames = true };

    /// <summary>Gets the options that are used if you pass null.</summary>
    public static FastSerCacheOptions Default { get; } = new();

    /// <summary>
    /// Gets the options of the values. By default values have a fingerprint with names, so that an entry that was written from another version
    /// of a Fast or Compact type is never read as this one. All builds that share a cache need the same setting.
    /// </summary>
    public FastSerializerOptions Serializer { get; init; } = s_withFingerprint;

    /// <summary>
    /// Gets a value indicating whether an entry that cannot be read throws an exception. The default is false: the entry counts as a miss,
    /// because usually another version of the program wrote it. HybridCache's own methods always throw;
    /// <c>GetOrCreateFastSerAsync</c> follows this property.
    /// </summary>
    public bool ThrowIfUnreadable { get; init; }

    /// <summary>Gets the logger for entries that cannot be read, and for caches that cannot be reached; null for none. Log entries contain code and
    /// offset or the type of an exception, never key or content.</summary>
    public ILogger? Logger { get; init; }
}
