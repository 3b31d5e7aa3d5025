using FastSer.CompilerServices;

namespace FastSer;

// Reads the bytes of items without creating their objects.
public sealed partial class FastSerStreamReader
{
    /// <summary>
    /// Takes the bytes of an item, if one follows, without reading them: for a view of it, or to pass them on. Blocks, if the stream blocks, until
    /// all of it or the end has arrived.
    /// </summary>
    /// <typeparam name="T">The type of the item. It must be the type that was used to write it.</typeparam>
    /// <param name="bytes">
    /// The encoding of the item, as <see cref="FastSerializer.Serialize{T}(T, FastSerializerOptions?)"/> writes it. It is memory of the reader, which
    /// has other bytes after the next call: copy what you keep. Empty at the end of the stream.
    /// </param>
    /// <returns>False at the end of the stream.</returns>
    /// <remarks>
    /// Nothing is allocated once the buffer has its size. Only the frame is checked, and the checksum with
    /// <see cref="FastSerializerOptions.Checksum"/>; the bytes are then those behind it.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The frame of the item is corrupt; or the stream ends within it (<see cref="FastSerErrorCode.Truncated"/>);
    /// or the item is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>.
    /// </exception>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public bool TryReadBytes<T>(out ReadOnlyMemory<byte> bytes)
    {
        bytes = SerializerCache<T>.Instance.For(_options.Serializer).ReadItemBytes(_input);
        return !bytes.IsEmpty;
    }

    /// <summary>Takes the bytes of an item without reading them and without blocking.</summary>
    /// <typeparam name="T">The type of the item. It must be the type that was used to write it.</typeparam>
    /// <param name="cancellationToken">Cancels the wait. Nothing is lost; you can read the item later.</param>
    /// <returns>The bytes, as those of <see cref="TryReadBytes{T}"/>; empty at the end of the stream.</returns>
    /// <exception cref="FastSerException">As for <see cref="TryReadBytes{T}"/>.</exception>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public ValueTask<ReadOnlyMemory<byte>> ReadBytesAsync<T>(CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        return SerializerCache<T>.Instance.For(_options.Serializer).ReadItemBytesAsync(_input, cancellationToken);
    }
}
