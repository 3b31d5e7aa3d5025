using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public sealed partial class FastSerStreamReader
{
    /// <summary>Tells whether another item follows, without blocking.</summary>
    /// <param name="cancellationToken">Ends the wait; nothing is lost.</param>
    /// <returns>False at the end of the stream.</returns>
    /// <exception cref="InvalidOperationException">A call is under way.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public ValueTask<bool> HasNextAsync(CancellationToken cancellationToken = default) =>
        _input.HasBytes ? new ValueTask<bool>(true) : _input.HasMoreAsync(cancellationToken);

    /// <summary>Reads an item without blocking.</summary>
    /// <typeparam name="T">The type of the item, the same that it was written as.</typeparam>
    /// <param name="cancellationToken">Ends the wait; nothing is lost, and the item can be read later.</param>
    /// <returns>The item; null where null was written. The task is completed already if the item is in the buffer.</returns>
    /// <remarks>Allocates what the item consists of, and tasks where it has to wait. Its bytes are copied through the buffer.</remarks>
    /// <exception cref="FastSerException">
    /// The bytes are not those of an item; the stream ends, before the item or within it (<see cref="FastSerErrorCode.Truncated"/>);
    /// the item is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>.
    /// </exception>
    /// <exception cref="InvalidOperationException">A call is under way.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    [MethodImpl(Jit.Inline)]
    public ValueTask<T> ReadAsync<T>(CancellationToken cancellationToken = default) => ReadItemAsync<T>(cancellationToken);

    /// <summary>Reads all items to the end of the stream, each when it is asked for, without blocking.</summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    /// <param name="cancellationToken">Ends the reading between two items, or the wait for one.</param>
    /// <returns>The items.</returns>
    [MethodImpl(Jit.Inline)]
    public IAsyncEnumerable<T> ReadAllAsync<T>(CancellationToken cancellationToken = default) =>
        ReadEachAsync<T>(cancellationToken);

    /// <summary>As <see cref="Dispose"/>, without blocking.</summary>
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
        var formatter = Cache<T>.Instance;
        return formatter.Missing(_input) == 0
            ? new ValueTask<T>(formatter.ReadItem(_input))
            : WaitForItemAsync(formatter, cancellationToken);
    }

    private async ValueTask<T> WaitForItemAsync<T>(FastSerFormatter<T> formatter, CancellationToken cancellationToken)
    {
        var (isRead, item) = await formatter.TryReadItemAsync(_input, cancellationToken).ConfigureAwait(false);
        if (!isRead)
        {
            ThrowEnd();
        }

        return item;
    }

    private async IAsyncEnumerable<T> ReadEachAsync<T>([EnumeratorCancellation] CancellationToken cancellationToken)
    {
        var formatter = Cache<T>.Instance;
        while (true)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var (isRead, item) = await formatter.TryReadItemAsync(_input, cancellationToken).ConfigureAwait(false);
            if (!isRead)
            {
                yield break;
            }

            yield return item;
        }
    }
}
