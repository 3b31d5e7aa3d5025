using System.Runtime.CompilerServices;

namespace FastSer;

public sealed partial class FastSerStreamWriter
{
    /// <summary>Writes an item without blocking.</summary>
    /// <typeparam name="T">The type of the item. The reader must use the same type.</typeparam>
    /// <param name="item">
    /// The item; may be null, which takes one byte. It is read before this method returns, and not afterwards.
    /// </param>
    /// <param name="cancellationToken">
    /// Checked before the item is written. Later it cancels the wait for the stream; you can then write nothing more.
    /// </param>
    /// <returns>A task. It is already completed unless the buffer has to be sent.</returns>
    /// <remarks>
    /// Allocates only the task, if it has to wait. The whole item is copied to the buffer, regardless of its size.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The item cannot be written, or is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>.
    /// </exception>
    /// <exception cref="InvalidOperationException">
    /// The stream failed earlier, or another call is in progress.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    [MethodImpl(Jit.Inline)]
    public ValueTask WriteAsync<T>(T item, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        Put(item, mayBlock: false);
        return _output.IsFull ? _output.SendAsync(cancellationToken) : default;
    }

    /// <summary>Writes items as they become available, and flushes at the end, without blocking.</summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    /// <param name="items">The items.</param>
    /// <param name="cancellationToken">Cancels writing between two items, or the wait for the stream.</param>
    /// <returns>A task.</returns>
    /// <exception cref="FastSerException">An item cannot be written. The items before it are written.</exception>
    [MethodImpl(Jit.Inline)]
    public ValueTask WriteAllAsync<T>(IAsyncEnumerable<T> items, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(items);
        return WriteEachAsync(items, cancellationToken);
    }

    /// <summary>Sends the buffered items and flushes the stream, without blocking.</summary>
    /// <param name="cancellationToken">Cancels the wait for the stream; you can then write nothing more.</param>
    /// <returns>A task.</returns>
    /// <exception cref="InvalidOperationException">
    /// The stream failed earlier, or another call is in progress.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public async ValueTask FlushAsync(CancellationToken cancellationToken = default)
    {
        await _output.SendAsync(cancellationToken).ConfigureAwait(false);
        await _stream.FlushAsync(cancellationToken).ConfigureAwait(false);
    }

    /// <summary>
    /// Sends the buffered items (unless the stream failed earlier), releases the buffer and disposes the stream.
    /// </summary>
    /// <returns>A task.</returns>
    public async ValueTask DisposeAsync()
    {
        try
        {
            if (_output.IsOpen)
            {
                await FlushAsync().ConfigureAwait(false);
            }
        }
        finally
        {
            if (_output.TryClose() && !_options.LeaveOpen)
            {
                await _stream.DisposeAsync().ConfigureAwait(false);
            }
        }
    }

    private async ValueTask WriteEachAsync<T>(IAsyncEnumerable<T> items, CancellationToken cancellationToken)
    {
        await foreach (var item in items.WithCancellation(cancellationToken).ConfigureAwait(false))
        {
            await WriteAsync(item, cancellationToken).ConfigureAwait(false);
        }

        await FlushAsync(cancellationToken).ConfigureAwait(false);
    }
}
