using System.Collections;
using FastSer.CompilerServices;

namespace FastSer;

// Items of types that are known only at run time.
public sealed partial class FastSerStreamWriter
{
    /// <summary>
    /// Writes an item of a type that is known only at run time. Blocks if the buffer has to be sent and the stream blocks.
    /// </summary>
    /// <param name="type">The declared type: it determines the encoding. The reader must use the same type.</param>
    /// <param name="item">An instance of the type; null only where the type allows it.</param>
    /// <remarks>The bytes and the errors are those of <see cref="Write{T}"/> with this type. Value types are boxed.</remarks>
    /// <exception cref="ArgumentException">The item is not an instance of the type. Nothing is written.</exception>
    /// <exception cref="FastSerException">
    /// The item cannot be written, is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>, or no serializer of the
    /// type is known.
    /// </exception>
    /// <exception cref="InvalidOperationException">
    /// The stream failed earlier, or another call is in progress.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public void Write(Type type, object? item) =>
        TypeSerializers.Of(type).WriteItemObject(_output, item, _options.Serializer, mayBlock: true);

    /// <summary>Writes an item of a type that is known only at run time, without blocking.</summary>
    /// <param name="type">The declared type: it determines the encoding. The reader must use the same type.</param>
    /// <param name="item">
    /// An instance of the type; null only where the type allows it. It is read before this method returns, and not afterwards.
    /// </param>
    /// <param name="cancellationToken">
    /// Checked before the item is written. Later it cancels the wait for the stream; you can then write nothing more.
    /// </param>
    /// <returns>A task. It is already completed unless the buffer has to be sent.</returns>
    /// <remarks>
    /// The bytes and the errors are those of <see cref="WriteAsync{T}"/> with this type. Value types are boxed.
    /// </remarks>
    /// <exception cref="ArgumentException">The item is not an instance of the type. Nothing is written.</exception>
    /// <exception cref="FastSerException">
    /// The item cannot be written, is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>, or no serializer of the
    /// type is known.
    /// </exception>
    /// <exception cref="InvalidOperationException">
    /// The stream failed earlier, or another call is in progress.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public ValueTask WriteAsync(Type type, object? item, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        TypeSerializers.Of(type).WriteItemObject(_output, item, _options.Serializer, mayBlock: false);
        return _output.IsFull ? _output.SendAsync(cancellationToken) : default;
    }

    /// <summary>Writes items of a type that is known only at run time. Blocks if the stream blocks.</summary>
    /// <param name="type">The declared type of each item.</param>
    /// <param name="items">The items.</param>
    /// <exception cref="ArgumentException">An item is not an instance of the type. The items before it are written.</exception>
    /// <exception cref="FastSerException">An item cannot be written. The items before it are written.</exception>
    public void WriteAll(Type type, IEnumerable items)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(items);
        foreach (var item in items)
        {
            Write(type, item);
        }
    }

    /// <summary>
    /// Writes items of a type that is known only at run time as they become available, and flushes at the end, without
    /// blocking.
    /// </summary>
    /// <param name="type">The declared type of each item.</param>
    /// <param name="items">The items.</param>
    /// <param name="cancellationToken">Cancels writing between two items, or the wait for the stream.</param>
    /// <returns>A task.</returns>
    /// <exception cref="ArgumentException">An item is not an instance of the type. The items before it are written.</exception>
    /// <exception cref="FastSerException">An item cannot be written. The items before it are written.</exception>
    public ValueTask WriteAllAsync(
        Type type, IAsyncEnumerable<object?> items, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(items);
        return WriteEachAsync(type, items, cancellationToken);
    }

    private async ValueTask WriteEachAsync(
        Type type, IAsyncEnumerable<object?> items, CancellationToken cancellationToken)
    {
        await foreach (var item in items.WithCancellation(cancellationToken).ConfigureAwait(false))
        {
            await WriteAsync(type, item, cancellationToken).ConfigureAwait(false);
        }

        await FlushAsync(cancellationToken).ConfigureAwait(false);
    }
}
