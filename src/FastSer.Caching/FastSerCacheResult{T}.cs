namespace FastSer.Caching;

/// <summary>The result of a cache lookup.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
/// <param name="IsFound">Whether the cache has a value that can be read.</param>
/// <param name="Value">The value; the default of the type if no value was found.</param>
public readonly record struct FastSerCacheResult<T>(bool IsFound, T? Value);
