using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Messages;

namespace FastSer;

/// <summary>
/// Reads the items that a <see cref="FastSerStreamWriter"/> wrote, one by one. Read each item as the type that was used
/// to write it. See docs/streams.md, and docs/wire-format.md, appendix A.
/// </summary>
/// <remarks>
/// The reader reads ahead into a buffer. The buffer grows as the bytes of a long item arrive, not with the length in its frame. An
/// instance is not thread-safe: make one call at a time. Otherwise you get exceptions or wrong
/// values, but no access to memory of other code. A corrupt item is skipped, and you can read the next one. If the
/// length of an item is invalid, you can read nothing more. The offset of an error counts from the position where the
/// reader started, in the encoding of the item with its presence byte restored.
/// </remarks>
public sealed partial class FastSerStreamReader : IDisposable, IAsyncDisposable
{
    private readonly FrameInput _input;
    private readonly Stream _stream;
    private readonly FastSerStreamOptions _options;
    private readonly bool _hasChecksums;

    /// <summary>Starts reading a sequence.</summary>
    /// <param name="stream">
    /// The stream that contains the items. Its reads may be short. It is disposed with the reader.
    /// </param>
    /// <param name="options">The options; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    public FastSerStreamReader(Stream stream, FastSerStreamOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        _stream = stream;
        _options = options ?? FastSerStreamOptions.Default;
        _hasChecksums = FastSerializerOptions.HasChecksum(_options.Serializer);
        _input = new FrameInput(stream, _options);
    }

#if NET9_0_OR_GREATER
    /// <summary>Starts reading a sequence from a pipe.</summary>
    /// <param name="input">The pipe that contains the items. It is completed when the reader is disposed.</param>
    /// <param name="options">The options; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <remarks>Only the asynchronous methods wait for the writer of the pipe without blocking.</remarks>
    public FastSerStreamReader(System.IO.Pipelines.PipeReader input, FastSerStreamOptions? options = null)
        : this(AsStream(input), options)
    {
    }
#endif

    /// <summary>
    /// Gets the size in bytes of the items that were read so far, without bytes that were only read ahead.
    /// </summary>
    public long BytesRead => _input.BytesRead;

    /// <summary>
    /// Gets the size in bytes of the items up to the last one that was read without an error, counted from where the reader started. The
    /// items of a file whose end is torn end there: <see cref="FastSerStreamWriter.OpenAppend{T}(Stream, FastSerStreamOptions)"/> cuts
    /// the rest.
    /// </summary>
    /// <remarks>
    /// Bytes that were only read ahead do not count, and neither does an item of which only a part is there, or whose frame is invalid. Corrupt
    /// items that were skipped count as soon as an item behind them has been read; before that, <see cref="BytesRead"/> contains them
    /// and this property does not. In the stream the position is the one where the reader started, plus this number.
    /// </remarks>
    public long LastItemEnd => _input.LastItemEnd;

    /// <summary>
    /// Checks whether another item follows. Blocks, if the stream blocks, until a byte or the end arrives.
    /// </summary>
    /// <returns>False at the end of the stream.</returns>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public bool HasNext() => _input.HasBytes || _input.HasMore();

    /// <summary>Reads an item. Blocks, if the stream blocks, until all of it has arrived.</summary>
    /// <typeparam name="T">The type of the item. It must be the type that was used to write it.</typeparam>
    /// <returns>The item; null if null was written.</returns>
    /// <remarks>
    /// Allocates the objects of the item. The bytes are copied through the buffer. Exception: if the stream can seek
    /// and the item is larger than 16 KiB, large arrays and strings are read directly to their destination.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The data is corrupt; or the stream ends before the item or within it (<see cref="FastSerErrorCode.Truncated"/>);
    /// or the item is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>.
    /// </exception>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    [MethodImpl(Jit.Inline)]
    public T Read<T>()
    {
        if (!TryRead<T>(out var item))
        {
            ThrowEnd();
        }

        return item;
    }

    /// <summary>
    /// Reads an item, if one follows. Blocks, if the stream blocks, until all of it or the end has arrived.
    /// </summary>
    /// <typeparam name="T">The type of the item. It must be the type that was used to write it.</typeparam>
    /// <param name="item">The item; null if null was written; the default of the type at the end of the stream.</param>
    /// <returns>False at the end of the stream.</returns>
    /// <remarks>Allocates and copies as <see cref="Read{T}"/> does.</remarks>
    /// <exception cref="FastSerException">
    /// As for <see cref="Read{T}"/>, except if the stream ends before the item.
    /// </exception>
    /// <exception cref="InvalidOperationException">Another call is in progress.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    [MethodImpl(Jit.Inline)]
    public bool TryRead<T>(out T item)
    {
        var serializer = SerializerCache<T>.Instance;
        if (_hasChecksums)
        {
            return serializer.WithPrefix(_options.Serializer!).TryReadItem(_input, out item);
        }

        if (serializer.IsPlain
            && _input.TryPeek(serializer.PlainSize, out var block, out var end)
            && serializer.IsValid(block))
        {
            item = serializer.Get(block);
            _input.Skip(end);
            return true;
        }

        if (serializer.IsBare)
        {
            if (serializer.TryReadUnframedItem(_input, out item))
            {
                return true;
            }
        }
        else if (!typeof(T).IsValueType && _input.Missing(0) == 0)
        {
            // A class: whether all of an item is there shows without asking for its size.
            item = serializer.ReadItem(_input);
            return true;
        }

        return serializer.TryReadItem(_input, out item);
    }

    /// <summary>
    /// Reads all items up to the end of the stream. Each item is read when you request it. Blocks if the stream blocks.
    /// </summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    /// <returns>The items.</returns>
    [MethodImpl(Jit.Inline)]
    public IEnumerable<T> ReadAll<T>() => ReadEach<T>();

    /// <summary>
    /// Releases the buffer and disposes the stream. If the stream is left open and can seek, its position is set to the
    /// end of the last item. Otherwise bytes that were read ahead are lost.
    /// </summary>
    public void Dispose()
    {
        if (!_input.TryClose(out var unread))
        {
            return;
        }

        if (!_options.LeaveOpen)
        {
            _stream.Dispose();
        }
        else if (unread > 0 && _stream.CanSeek)
        {
            _stream.Position -= unread;
        }
    }

#if NET9_0_OR_GREATER
    private static Stream AsStream(System.IO.Pipelines.PipeReader input)
    {
        ArgumentNullException.ThrowIfNull(input);
        return input.AsStream();
    }
#endif

    private void ThrowEnd() => Throw.Complete(
        FastSerErrorCode.Truncated, BytesRead, "The stream has ended: there is no further item.");

    private IEnumerable<T> ReadEach<T>()
    {
        while (SerializerCache<T>.Instance.For(_options.Serializer).TryReadItem(_input, out var item))
        {
            yield return item;
        }
    }
}
