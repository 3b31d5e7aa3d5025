using System.Buffers;
using System.IO.Pipelines;
using Microsoft.Extensions.Caching.Distributed;

namespace FastSer.Caching;

/// <summary>Reads and writes values of a distributed cache.</summary>
public static class FastSerDistributedCacheExtensions
{
    /// <summary>Reads a value.</summary>
    /// <typeparam name="T">The type that was used to write the value.</typeparam>
    /// <param name="cache">The cache. If it is an <see cref="IBufferDistributedCache"/>, no array is allocated for the bytes.</param>
    /// <param name="key">The key.</param>
    /// <param name="options">The options; null for <see cref="FastSerCacheOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the call of the cache.</param>
    /// <returns>The value, if the cache has one that can be read.</returns>
    /// <exception cref="FastSerException">
    /// No serializer of the type is known; or the entry cannot be read and <see cref="FastSerCacheOptions.ThrowIfUnreadable"/> is set.
    /// </exception>
    public static Task<FastSerCacheResult<T>> GetFastSerAsync<[FastSerRootParameter] T>(
        this IDistributedCache cache, string key, FastSerCacheOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        ArgumentNullException.ThrowIfNull(key);
        options ??= FastSerCacheOptions.Default;
        return cache is IBufferDistributedCache buffered
            ? GetBufferedAsync<T>(buffered, key, options, cancellationToken)
            : GetArrayAsync<T>(cache, key, options, cancellationToken);
    }

    /// <summary>Writes a value.</summary>
    /// <typeparam name="T">The declared type: it determines the encoding. Read the value as the same type.</typeparam>
    /// <param name="cache">The cache. If it is an <see cref="IBufferDistributedCache"/>, no array is allocated for the bytes.</param>
    /// <param name="key">The key.</param>
    /// <param name="value">The value.</param>
    /// <param name="entryOptions">When the entry expires; null for the rule of the cache.</param>
    /// <param name="options">The options; null for <see cref="FastSerCacheOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the call of the cache.</param>
    /// <returns>A task.</returns>
    /// <exception cref="FastSerException">The value cannot be written. The cache is not changed.</exception>
    public static async Task SetFastSerAsync<[FastSerRootParameter] T>(
        this IDistributedCache cache, string key, T value, DistributedCacheEntryOptions? entryOptions = null, FastSerCacheOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        ArgumentNullException.ThrowIfNull(key);
        entryOptions ??= new DistributedCacheEntryOptions();
        var serializer = (options ?? FastSerCacheOptions.Default).Serializer;
        if (cache is IBufferDistributedCache buffered)
        {
            using var bytes = FastSerializer.SerializePooled(value, serializer);
            await buffered.SetAsync(key, new ReadOnlySequence<byte>(bytes.Memory), entryOptions, cancellationToken).ConfigureAwait(false);
            FastSerMetrics.CountWritten(typeof(T), bytes.Length);
        }
        else
        {
            var bytes = FastSerializer.Serialize(value, serializer);
            await cache.SetAsync(key, bytes, entryOptions, cancellationToken).ConfigureAwait(false);
            FastSerMetrics.CountWritten(typeof(T), bytes.Length);
        }
    }

    /// <summary>
    /// Reads a value. If there is no readable value, creates and writes one. A cache that cannot be reached is logged, and does not fail the call.
    /// </summary>
    /// <typeparam name="T">The declared type of the value.</typeparam>
    /// <param name="cache">The cache.</param>
    /// <param name="key">The key.</param>
    /// <param name="create">Creates the value. Concurrent callers that miss each create one; use HybridCache to create only one.</param>
    /// <param name="entryOptions">When the entry expires; null for the rule of the cache.</param>
    /// <param name="options">The options; null for <see cref="FastSerCacheOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the calls of the cache and of <paramref name="create"/>.</param>
    /// <returns>The value. If the cache cannot be read, the value is new, and is not written.</returns>
    /// <exception cref="FastSerException">As for reading and writing.</exception>
    /// <exception cref="OperationCanceledException"><paramref name="cancellationToken"/> was cancelled.</exception>
    public static async Task<T> GetOrSetFastSerAsync<[FastSerRootParameter] T>(
        this IDistributedCache cache, string key, Func<CancellationToken, ValueTask<T>> create, DistributedCacheEntryOptions? entryOptions = null,
        FastSerCacheOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        ArgumentNullException.ThrowIfNull(key);
        ArgumentNullException.ThrowIfNull(create);
        FastSerCacheResult<T> found;
        try
        {
            found = await cache.GetFastSerAsync<T>(key, options, cancellationToken).ConfigureAwait(false);
        }
        catch (Exception exception) when (IsOfCache(exception, cancellationToken))
        {
            CacheLog.Away(options?.Logger, "read", typeof(T), exception);
            return await create(cancellationToken).ConfigureAwait(false);
        }

        return found.IsFound ? found.Value! : await CreateAsync(cache, key, create, entryOptions, options, cancellationToken).ConfigureAwait(false);
    }

    private static async Task<T> CreateAsync<T>(
        IDistributedCache cache, string key, Func<CancellationToken, ValueTask<T>> create, DistributedCacheEntryOptions? entryOptions,
        FastSerCacheOptions? options, CancellationToken cancellationToken)
    {
        var value = await create(cancellationToken).ConfigureAwait(false);
        try
        {
            await cache.SetFastSerAsync(key, value, entryOptions, options, cancellationToken).ConfigureAwait(false);
        }
        catch (Exception exception) when (IsOfCache(exception, cancellationToken))
        {
            CacheLog.Away(options?.Logger, "write", typeof(T), exception);
        }

        return value;
    }

    /// <summary>Returns whether the cache failed, not the serializer or a cancelled call. Caches have types of exceptions of their own.</summary>
    private static bool IsOfCache(Exception exception, CancellationToken cancellationToken) =>
        exception is not FastSerException && !cancellationToken.IsCancellationRequested;

    private static async Task<FastSerCacheResult<T>> GetArrayAsync<T>(
        IDistributedCache cache, string key, FastSerCacheOptions options, CancellationToken cancellationToken)
    {
        var bytes = await cache.GetAsync(key, cancellationToken).ConfigureAwait(false);
        return bytes is null ? default : Read<T>(new ReadOnlySequence<byte>(bytes), options);
    }

    /// <summary>The pipe is used for its pooled segments: nobody waits for it.</summary>
    private static async Task<FastSerCacheResult<T>> GetBufferedAsync<T>(
        IBufferDistributedCache cache, string key, FastSerCacheOptions options, CancellationToken cancellationToken)
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        try
        {
            var isFound = await cache.TryGetAsync(key, pipe.Writer, cancellationToken).ConfigureAwait(false);
            await pipe.Writer.CompleteAsync().ConfigureAwait(false);
            if (!isFound)
            {
                return default;
            }

            var content = await pipe.Reader.ReadAsync(cancellationToken).ConfigureAwait(false);
            return Read<T>(content.Buffer, options);
        }
        finally
        {
            await pipe.Writer.CompleteAsync().ConfigureAwait(false);
            await pipe.Reader.CompleteAsync().ConfigureAwait(false);
        }
    }

    private static FastSerCacheResult<T> Read<T>(in ReadOnlySequence<byte> bytes, FastSerCacheOptions options)
    {
        try
        {
            var value = FastSerializer.Deserialize<T>(bytes, options.Serializer);
            FastSerMetrics.CountRead(typeof(T), bytes.Length);
            return new FastSerCacheResult<T>(true, value);
        }
        catch (FastSerException error) when (error.IsDataError && !options.ThrowIfUnreadable)
        {
            CacheLog.Unreadable(options.Logger, typeof(T), error);
            return default;
        }
    }
}
