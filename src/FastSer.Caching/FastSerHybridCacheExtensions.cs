using System.Runtime.ExceptionServices;
using Microsoft.Extensions.Caching.Hybrid;

namespace FastSer.Caching;

/// <summary>Reads and creates values of HybridCache.</summary>
public static class FastSerHybridCacheExtensions
{
    /// <summary>
    /// Reads a value, or creates and writes one, as HybridCache does. An entry that cannot be read, because usually another version of the program wrote
    /// it, is removed and created again; HybridCache's own method would throw until the entry expires.
    /// </summary>
    /// <typeparam name="T">The declared type of the value. <c>AddFastSerHybridCacheSerializers</c> must have registered FastSer.</typeparam>
    /// <param name="cache">The cache.</param>
    /// <param name="key">The key.</param>
    /// <param name="create">Creates the value.</param>
    /// <param name="entryOptions">When the entry expires, and which caches are used; null for the rule of the cache.</param>
    /// <param name="tags">The tags of the entry.</param>
    /// <param name="options">The logger, and whether an unreadable entry throws; null for <see cref="FastSerCacheOptions.Default"/>. The values have the
    /// options that were registered.</param>
    /// <param name="cancellationToken">Cancels the calls of the cache and of <paramref name="create"/>.</param>
    /// <returns>The value. If an unreadable entry cannot be removed, or is there again at once, the value is new and not in the cache.</returns>
    /// <exception cref="FastSerException">
    /// The value cannot be written; or the entry cannot be read and <see cref="FastSerCacheOptions.ThrowIfUnreadable"/> is set.
    /// </exception>
    public static async ValueTask<T> GetOrCreateFastSerAsync<[FastSerRootParameter] T>(
        this HybridCache cache, string key, Func<CancellationToken, ValueTask<T>> create, HybridCacheEntryOptions? entryOptions = null,
        IEnumerable<string>? tags = null, FastSerCacheOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        ArgumentNullException.ThrowIfNull(key);
        ArgumentNullException.ThrowIfNull(create);
        options ??= FastSerCacheOptions.Default;
        try
        {
            var (isFound, value) = await TryGetAsync(cache, key, create, entryOptions, tags, options, cancellationToken).ConfigureAwait(false);
            if (isFound)
            {
                return value!;
            }

            if (await TryRemoveAsync(cache, key, typeof(T), options, cancellationToken).ConfigureAwait(false))
            {
                (isFound, value) = await TryGetAsync(cache, key, create, entryOptions, tags, options, cancellationToken).ConfigureAwait(false);
            }

            return isFound ? value! : await create(cancellationToken).ConfigureAwait(false);
        }
        catch (CreationException exception)
        {
            ExceptionDispatchInfo.Throw(exception.InnerException!);
            throw;
        }
    }

    /// <summary>Reads or creates the value. It is not found if there is an entry that cannot be read.</summary>
    private static async ValueTask<FastSerCacheResult<T>> TryGetAsync<T>(
        HybridCache cache, string key, Func<CancellationToken, ValueTask<T>> create, HybridCacheEntryOptions? entryOptions,
        IEnumerable<string>? tags, FastSerCacheOptions options, CancellationToken cancellationToken)
    {
        try
        {
            return new(true, await cache.GetOrCreateAsync(key, create, CreateAsync, entryOptions, tags, cancellationToken).ConfigureAwait(false));
        }
        catch (FastSerException error) when (error.IsDataError && !options.ThrowIfUnreadable)
        {
            CacheLog.Unreadable(options.Logger, typeof(T), error);
            return default;
        }
    }

    /// <summary>Distinguishes data that the user's code cannot read from an entry that cannot be read.</summary>
    private static async ValueTask<T> CreateAsync<T>(Func<CancellationToken, ValueTask<T>> create, CancellationToken cancellationToken)
    {
        try
        {
            return await create(cancellationToken).ConfigureAwait(false);
        }
        catch (FastSerException error)
        {
            throw new CreationException(error);
        }
    }

    private static async ValueTask<bool> TryRemoveAsync(
        HybridCache cache, string key, Type type, FastSerCacheOptions options, CancellationToken cancellationToken)
    {
        try
        {
            await cache.RemoveAsync(key, cancellationToken).ConfigureAwait(false);
            return true;
        }
        catch (Exception exception) when (!cancellationToken.IsCancellationRequested)
        {
            CacheLog.Away(options.Logger, "remove", type, exception);
            return false;
        }
    }

    /// <summary>An exception of the user's code. All callers that wait for one call of it get the same exception.</summary>
    private sealed class CreationException(Exception inner) : Exception(inner.Message, inner);
}
