using System.Runtime.CompilerServices;

namespace FastSer.Http;

/// <summary>Message sequences as bodies.</summary>
public static class FastSerSequence
{
    /// <summary>Writes values as they become available, and sends the buffered values whenever the next value is not available yet.</summary>
    /// <typeparam name="T">The declared type of the values.</typeparam>
    /// <param name="stream">The stream. It stays open.</param>
    /// <param name="items">The values.</param>
    /// <param name="options">The options; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for a value or for the stream.</param>
    /// <returns>A task that completes when all values are sent.</returns>
    /// <exception cref="FastSerException">A value cannot be written. The values before it were sent or are lost.</exception>
    public static async Task WriteAsync<[FastSerRootParameter] T>(
        Stream stream, IAsyncEnumerable<T> items, FastSerStreamOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(items);
        using var stop = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
        var writer = new FastSerStreamWriter(stream, LeaveOpen(options));
        await using (writer.ConfigureAwait(false))
        {
            var count = 0L;
            var enumerator = items.GetAsyncEnumerator(stop.Token);
            await using (enumerator.ConfigureAwait(false))
            {
                while (await MoveNextAsync(enumerator, writer, stop).ConfigureAwait(false))
                {
                    await writer.WriteAsync(enumerator.Current, cancellationToken).ConfigureAwait(false);
                    count++;
                }
            }

            await writer.FlushAsync(cancellationToken).ConfigureAwait(false);
            FastSerMetrics.CountWritten(typeof(T), writer.BytesWritten, count);
        }
    }

    /// <summary>Reads values as they arrive.</summary>
    /// <typeparam name="T">The declared type of the values.</typeparam>
    /// <param name="stream">The stream. It stays open.</param>
    /// <param name="options">The options; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for the stream.</param>
    /// <returns>The values.</returns>
    /// <exception cref="FastSerException">The data is corrupt, or the stream ends within a value.</exception>
    public static async IAsyncEnumerable<T> ReadAsync<[FastSerRootParameter] T>(
        Stream stream, FastSerStreamOptions? options = null, [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        var reader = new FastSerStreamReader(stream, LeaveOpen(options));
        await using (reader.ConfigureAwait(false))
        {
            var count = 0L;
            try
            {
                await foreach (var item in reader.ReadAllAsync<T>(cancellationToken).ConfigureAwait(false))
                {
                    count++;
                    yield return item;
                }
            }
            finally
            {
                FastSerMetrics.CountRead(typeof(T), reader.BytesRead, count);
            }
        }
    }

    /// <summary>Goes to the next value; sends the buffered bytes if it has to be waited for.</summary>
    private static async ValueTask<bool> MoveNextAsync<T>(
        IAsyncEnumerator<T> enumerator, FastSerStreamWriter writer, CancellationTokenSource stop)
    {
        var next = enumerator.MoveNextAsync();
        if (next.IsCompleted)
        {
            return await next.ConfigureAwait(false);
        }

        var pending = next.AsTask();
        try
        {
            await writer.FlushAsync(stop.Token).ConfigureAwait(false);
        }
        catch
        {
            // An enumerator must not be disposed while it is asked for a value.
            await stop.CancelAsync().ConfigureAwait(false);
            await ((Task)pending).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
            throw;
        }

        return await pending.ConfigureAwait(false);
    }

    private static FastSerStreamOptions LeaveOpen(FastSerStreamOptions? options) => new()
    {
        Serializer = options?.Serializer,
        MaxItemSize = (options ?? FastSerStreamOptions.Default).MaxItemSize,
        BufferSize = (options ?? FastSerStreamOptions.Default).BufferSize,
        Progress = options?.Progress,
        LeaveOpen = true,
    };
}
