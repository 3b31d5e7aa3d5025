using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public sealed partial class FastSerStreamReader
{
    /// <summary>Checks whether another item follows, without blocking.</summary>
    /// <param name="cancellationToken">Cancels the wait. Nothing is lost.</param>
    /// <returns>False at the end of the stream.</returns>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public ValueTask<bool> HasNextAsync(CancellationToken cancellationToken = default) =>
        _input.HasBytes ? new ValueTask<bool>(true) : _input.HasMoreAsync(cancellationToken);

    /// <summary>Reads an item without blocking.</summary>
    /// <typeparam name="T">The type of the item. It must be the type that was used to write it.</typeparam>
    /// <param name="cancellationToken">Cancels the wait. Nothing is lost; you can read the item later.</param>
    /// <returns>
    /// The item; null if null was written. The task is already completed if the item is in the buffer.
    /// </returns>
    /// <remarks>
    /// Allocates the objects of the item, and tasks if it has to wait. The bytes are copied through the buffer.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The data is corrupt; or the stream ends before the item or within it (<see cref="FastSerErrorCode.Truncated"/>);
    /// or the item is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>.
    /// </exception>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    [MethodImpl(Jit.Inline)]
    public ValueTask<T> ReadAsync<T>(CancellationToken cancellationToken = default) => ReadItemAsync<T>(cancellationToken);

    /// <summary>
    /// Reads all items up to the end of the stream without blocking. Each item is read when you request it.
    /// </summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    /// <param name="cancellationToken">Cancels reading between two items, or the wait for one.</param>
    /// <returns>The items.</returns>
    [MethodImpl(Jit.Inline)]
    public IAsyncEnumerable<T> ReadAllAsync<T>(CancellationToken cancellationToken = default) =>
        ReadEachAsync<T>(cancellationToken);

    /// <summary>Does the same as <see cref="Dispose"/>, without blocking.</summary>
    /// <returns>A task.</returns>
    public ValueTask DisposeAsync()
    {
        if (_options.LeaveOpen)
        {
            Dispose();
            return default;
        }

        return _input.TryClose(out _) ? _stream.DisposeAsync() : default;
    }

    private ValueTask<T> ReadItemAsync<T>(CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var serializer = SerializerCache<T>.Instance.For(_options.Serializer);
        return serializer.Missing(_input) == 0
            ? new ValueTask<T>(serializer.ReadItem(_input))
            : WaitForItemAsync(serializer, cancellationToken);
    }

    private async ValueTask<T> WaitForItemAsync<T>(TypeSerializer<T> serializer, CancellationToken cancellationToken)
    {
        var (isRead, item) = await serializer.TryReadItemAsync(_input, cancellationToken).ConfigureAwait(false);
        if (!isRead)
        {
            ThrowEnd();
        }

        return item;
    }

    private async IAsyncEnumerable<T> ReadEachAsync<T>([EnumeratorCancellation] CancellationToken cancellationToken)
    {
        var serializer = SerializerCache<T>.Instance.For(_options.Serializer);
        while (true)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var (isRead, item) = await serializer.TryReadItemAsync(_input, cancellationToken).ConfigureAwait(false);
            if (!isRead)
            {
                yield break;
            }

            yield return item;
        }
    }
}
