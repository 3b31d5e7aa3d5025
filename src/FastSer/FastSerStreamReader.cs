using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.IO;

namespace FastSer;

/// <summary>
/// Reads the items that a <see cref="FastSerStreamWriter"/> wrote, one by one, each as the type that it was written as. See
/// docs/streams.md, and docs/format.md, appendix A.
/// </summary>
/// <remarks>
/// Bytes are read ahead into a buffer, which grows with the bytes of a long item as they arrive and never to a
/// length that was only announced. One call at a time: an instance is not for several threads at once. Who breaks
/// that gets exceptions or wrong values, but no memory of others. An item whose bytes
/// are faulty is skipped, and the next one can be read; when the length of one is faulty nothing more can. An error's
/// offset counts from where the reader began, and lies in the encoding of the item with its presence byte put back.
/// </remarks>
public sealed partial class FastSerStreamReader : IDisposable, IAsyncDisposable
{
    private readonly FrameInput _input;
    private readonly Stream _stream;
    private readonly FastSerStreamOptions _options;

    /// <summary>Starts reading a sequence.</summary>
    /// <param name="stream">Where the items come from. Reads may be short. It is disposed with the reader.</param>
    /// <param name="options">How; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    public FastSerStreamReader(Stream stream, FastSerStreamOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        _stream = stream;
        _options = options ?? FastSerStreamOptions.Default;
        _input = new FrameInput(stream, _options);
    }

#if NET9_0_OR_GREATER
    /// <summary>Starts reading a sequence from a pipe.</summary>
    /// <param name="input">Where the items come from. It is completed when the reader is disposed.</param>
    /// <param name="options">How; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <remarks>Only the asynchronous methods wait for the writer of the pipe without blocking.</remarks>
    public FastSerStreamReader(System.IO.Pipelines.PipeReader input, FastSerStreamOptions? options = null)
        : this(AsStream(input), options)
    {
    }
#endif

    /// <summary>Gets how many bytes the items read so far took; not those that were only read ahead.</summary>
    public long BytesRead => _input.BytesRead;

    /// <summary>Tells whether another item follows. Blocks as the stream does until a byte or the end arrives.</summary>
    /// <returns>False at the end of the stream.</returns>
    /// <exception cref="InvalidOperationException">A call is under way.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    public bool HasNext() => _input.HasBytes || _input.HasMore();

    /// <summary>Reads an item. Blocks as the stream does until all of it has arrived.</summary>
    /// <typeparam name="T">The type of the item, the same that it was written as.</typeparam>
    /// <returns>The item; null where null was written.</returns>
    /// <remarks>
    /// Allocates what the item consists of. Its bytes are copied through the buffer; only of items above 16 KiB on a stream
    /// that can seek, large arrays and strings are read to their place directly.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The bytes are not those of an item; the stream ends, before the item or within it (<see cref="FastSerErrorCode.Truncated"/>);
    /// the item is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>.
    /// </exception>
    /// <exception cref="InvalidOperationException">A call is under way.</exception>
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

    /// <summary>Reads an item, if one follows. Blocks as the stream does until all of it or the end has arrived.</summary>
    /// <typeparam name="T">The type of the item, the same that it was written as.</typeparam>
    /// <param name="item">The item; null where null was written; the default of the type at the end of the stream.</param>
    /// <returns>False at the end of the stream.</returns>
    /// <remarks>Allocates and copies as <see cref="Read{T}"/> does.</remarks>
    /// <exception cref="FastSerException">As for <see cref="Read{T}"/>, but for an end before the item.</exception>
    /// <exception cref="InvalidOperationException">A call is under way.</exception>
    /// <exception cref="ObjectDisposedException">The reader was disposed.</exception>
    [MethodImpl(Jit.Inline)]
    public bool TryRead<T>(out T item)
    {
        var formatter = Cache<T>.Instance;
        if (FastSerializer.IsPlain(formatter)
            && _input.TryPeek(formatter.PlainSize, out var block, out var end)
            && formatter.IsValid(block))
        {
            item = formatter.Get(block);
            _input.Skip(end);
            return true;
        }

        if (formatter.IsBare)
        {
            if (formatter.TryReadBareItem(_input, out item))
            {
                return true;
            }
        }
        else if (!typeof(T).IsValueType && _input.Missing(0) == 0)
        {
            // A class: whether all of an item is there shows without asking for its size.
            item = formatter.ReadItem(_input);
            return true;
        }

        return formatter.TryReadItem(_input, out item);
    }

    /// <summary>Reads all items to the end of the stream, each when it is asked for. Blocks as the stream does.</summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    /// <returns>The items.</returns>
    [MethodImpl(Jit.Inline)]
    public IEnumerable<T> ReadAll<T>() => ReadEach<T>();

    /// <summary>
    /// Lets go of the buffer and disposes the stream. If it is left open and can seek, it is set to where the last item ended;
    /// else bytes that were read ahead are lost.
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
        while (Cache<T>.Instance.TryReadItem(_input, out var item))
        {
            yield return item;
        }
    }
}
