using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

// Items of types that are known only at run time.
public sealed partial class FastSerStreamReader
{
    /// <summary>
    /// Reads an item of a type that is known only at run time. Blocks, if the stream blocks, until all of it has arrived.
    /// </summary>
    /// <param name="type">The type of the item. It must be the type that was used to write it.</param>
    /// <returns>The item; null if null was written.</returns>
    /// <remarks>The values and the errors are those of <see cref="Read{T}"/> with this type. Value types are boxed.</remarks>
    /// <exception cref="FastSerException">As for <see cref="Read{T}"/>; or no serializer of the type is known.</exception>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public object? Read(Type type)
    {
        if (!TryRead(type, out var item))
        {
            ThrowEnd();
        }

        return item;
    }

    /// <summary>
    /// Reads an item of a type that is known only at run time, if one follows. Blocks, if the stream blocks, until all of it
    /// or the end has arrived.
    /// </summary>
    /// <param name="type">The type of the item. It must be the type that was used to write it.</param>
    /// <param name="item">The item; null if null was written, and at the end of the stream.</param>
    /// <returns>False at the end of the stream.</returns>
    /// <remarks>The values and the errors are those of <see cref="TryRead{T}"/> with this type. Value types are boxed.</remarks>
    /// <exception cref="FastSerException">
    /// As for <see cref="TryRead{T}"/>; or no serializer of the type is known.
    /// </exception>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public bool TryRead(Type type, out object? item) => TypeSerializers.Of(type).TryReadItemObject(_input, out item);

    /// <summary>
    /// Reads all items up to the end of the stream, all of a type that is known only at run time. Each item is read when you
    /// request it. Blocks if the stream blocks.
    /// </summary>
    /// <param name="type">The type of the items.</param>
    /// <returns>The items.</returns>
    public IEnumerable<object?> ReadAll(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return ReadEach(type);
    }

    /// <summary>Reads an item of a type that is known only at run time, without blocking.</summary>
    /// <param name="type">The type of the item. It must be the type that was used to write it.</param>
    /// <param name="cancellationToken">Cancels the wait. Nothing is lost; you can read the item later.</param>
    /// <returns>
    /// The item; null if null was written. The task is already completed if the item is in the buffer.
    /// </returns>
    /// <remarks>
    /// The values and the errors are those of <see cref="ReadAsync{T}"/> with this type. Value types are boxed.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// As for <see cref="ReadAsync{T}"/>; or no serializer of the type is known.
    /// </exception>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public ValueTask<object?> ReadAsync(Type type, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        return ReadItemAsync(TypeSerializers.Of(type), cancellationToken);
    }

    /// <summary>
    /// Reads all items up to the end of the stream, all of a type that is known only at run time, without blocking. Each item
    /// is read when you request it.
    /// </summary>
    /// <param name="type">The type of the items.</param>
    /// <param name="cancellationToken">Cancels reading between two items, or the wait for one.</param>
    /// <returns>The items.</returns>
    public IAsyncEnumerable<object?> ReadAllAsync(Type type, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(type);
        return ReadEachAsync(type, cancellationToken);
    }

    private IEnumerable<object?> ReadEach(Type type)
    {
        while (TryRead(type, out var item))
        {
            yield return item;
        }
    }

    private async ValueTask<object?> ReadItemAsync(TypeSerializer serializer, CancellationToken cancellationToken)
    {
        var (isRead, item) = await serializer.TryReadItemObjectAsync(_input, cancellationToken).ConfigureAwait(false);
        if (!isRead)
        {
            ThrowEnd();
        }

        return item;
    }

    private async IAsyncEnumerable<object?> ReadEachAsync(
        Type type, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        while (true)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var (isRead, item) = await TypeSerializers.Of(type).TryReadItemObjectAsync(_input, cancellationToken).ConfigureAwait(false);
            if (!isRead)
            {
                yield break;
            }

            yield return item;
        }
    }
}
