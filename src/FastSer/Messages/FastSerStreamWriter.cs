using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Messages;

namespace FastSer;

/// <summary>
/// Writes items one after another to a stream or pipe, so that <see cref="FastSerStreamReader"/> can read them one by
/// one. The items may be of different types; the reader must know their order. See docs/streams.md, and docs/wire-format.md,
/// appendix A.
/// </summary>
/// <remarks>
/// The writer collects items in a buffer. It sends them when the buffer is full, on <see cref="Flush"/> and on
/// disposal. An instance is not thread-safe: make one call at a time. If an item cannot be written, no part of it is
/// sent, and you can write the next item. If the stream fails, you can write nothing more.
/// </remarks>
public sealed partial class FastSerStreamWriter : IDisposable, IAsyncDisposable
{
    private readonly FrameOutput _output;
    private readonly Stream _stream;
    private readonly FastSerStreamOptions _options;
    private readonly bool _hasChecksums;

    /// <summary>Starts a sequence.</summary>
    /// <param name="stream">
    /// The stream to write to, from its current position on. It is disposed with the writer.
    /// </param>
    /// <param name="options">The options; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    public FastSerStreamWriter(Stream stream, FastSerStreamOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        _stream = stream;
        _options = options ?? FastSerStreamOptions.Default;
        _hasChecksums = FastSerializerOptions.HasChecksum(_options.Serializer);
        _output = new FrameOutput(stream, _options);
    }

#if NET9_0_OR_GREATER
    /// <summary>Starts a sequence in a pipe.</summary>
    /// <param name="output">The pipe to write to. It is completed when the writer is disposed.</param>
    /// <param name="options">The options; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <remarks>Only the asynchronous methods wait for the reader of the pipe without blocking.</remarks>
    public FastSerStreamWriter(System.IO.Pipelines.PipeWriter output, FastSerStreamOptions? options = null)
        : this(AsStream(output), options)
    {
    }
#endif

    /// <summary>Gets the size in bytes of the items that were written so far, including buffered ones.</summary>
    public long BytesWritten => _output.BytesWritten;

    /// <summary>Writes an item. Blocks if the buffer has to be sent and the stream blocks.</summary>
    /// <typeparam name="T">The type of the item. The reader must use the same type.</typeparam>
    /// <param name="item">The item; may be null, which takes one byte.</param>
    /// <remarks>
    /// Allocates nothing except a longer buffer, if the item needs one. The item is copied to the stream through the
    /// buffer, which holds the whole item. Arrays and lists of scalars of 16 KiB or more that do not fit the buffer are
    /// passed directly to the stream; the item is then visited twice, because its size is needed first.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The item cannot be written, or is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>.
    /// </exception>
    /// <exception cref="InvalidOperationException">
    /// The stream failed earlier, or another call is in progress.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    [MethodImpl(Jit.Inline)]
    public void Write<T>(T item) => Put(item, mayBlock: true);

    /// <summary>Writes items. Blocks if the stream blocks.</summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    /// <param name="items">The items.</param>
    /// <exception cref="FastSerException">An item cannot be written. The items before it are written.</exception>
    [MethodImpl(Jit.Inline)]
    public void WriteAll<T>(IEnumerable<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        foreach (var item in items)
        {
            Write(item);
        }
    }

    /// <summary>Sends the buffered items and flushes the stream. Blocks if the stream blocks.</summary>
    /// <exception cref="InvalidOperationException">
    /// The stream failed earlier, or another call is in progress.
    /// </exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public void Flush()
    {
        _output.Send();
        _stream.Flush();
    }

    /// <summary>
    /// Sends the buffered items (unless the stream failed earlier), releases the buffer and disposes the stream.
    /// </summary>
    public void Dispose()
    {
        try
        {
            if (_output.IsOpen)
            {
                Flush();
            }
        }
        finally
        {
            if (_output.TryClose() && !_options.LeaveOpen)
            {
                _stream.Dispose();
            }
        }
    }

#if NET9_0_OR_GREATER
    private static Stream AsStream(System.IO.Pipelines.PipeWriter output)
    {
        ArgumentNullException.ThrowIfNull(output);
        return output.AsStream();
    }
#endif

    [MethodImpl(Jit.Inline)]
    private void Put<T>(T item, bool mayBlock)
    {
        var serializer = SerializerCache<T>.Instance;
        if (_hasChecksums)
        {
            serializer.WithPrefix(_options.Serializer!).WriteItem(_output, item, _options.Serializer, mayBlock);
        }
        else if (serializer.IsPlain)
        {
            serializer.Put(new WriteBlock(ref _output.Take(serializer.PlainSize, mayBlock), serializer.PlainSize), item);
        }
        else if (!TryWriteShort(serializer, item))
        {
            serializer.WriteItem(_output, item, _options.Serializer, mayBlock);
        }
    }

    /// <summary>
    /// Writes an item that is put in place, with a header of one byte, if it is of such a type and there is room.
    /// </summary>
    [MethodImpl(Jit.Inline)]
    private bool TryWriteShort<T>(TypeSerializer<T> serializer, T item)
    {
        if (!serializer.CanPut)
        {
            return false;
        }

        var start = _output.BeginShort(out var limit, out var position);
        var end = serializer.TryPut(start, limit, item);
        if (end.IsNone)
        {
            return false;
        }

        _output.EndShort(start, end, position, hasHeader: item is not null && !serializer.IsBare);
        return true;
    }
}
