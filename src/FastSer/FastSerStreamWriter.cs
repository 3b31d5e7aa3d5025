using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.IO;

namespace FastSer;

/// <summary>
/// Writes items one after another to a stream or pipe, so that <see cref="FastSerStreamReader"/> can read them one by one. The
/// items may be of different types; the reader has to know their order. See docs/streams.md, and docs/format.md, appendix A.
/// </summary>
/// <remarks>
/// Items collect in a buffer and go out when it is full, on <see cref="Flush"/> and on disposal. One call at a time:
/// an instance is not for several threads at once. When an item cannot be written nothing of it is, and the next one can
/// be; when the stream fails, nothing more can be written.
/// </remarks>
public sealed partial class FastSerStreamWriter : IDisposable, IAsyncDisposable
{
    private readonly FrameOutput _output;
    private readonly Stream _stream;
    private readonly FastSerStreamOptions _options;

    /// <summary>Starts a sequence.</summary>
    /// <param name="stream">Where the items go. It is used only from its position on, and disposed with the writer.</param>
    /// <param name="options">How; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    public FastSerStreamWriter(Stream stream, FastSerStreamOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        _stream = stream;
        _options = options ?? FastSerStreamOptions.Default;
        _output = new FrameOutput(stream, _options);
    }

#if NET9_0_OR_GREATER
    /// <summary>Starts a sequence in a pipe.</summary>
    /// <param name="output">Where the items go. It is completed when the writer is disposed.</param>
    /// <param name="options">How; null for <see cref="FastSerStreamOptions.Default"/>.</param>
    /// <remarks>Only the asynchronous methods wait for the reader of the pipe without blocking.</remarks>
    public FastSerStreamWriter(System.IO.Pipelines.PipeWriter output, FastSerStreamOptions? options = null)
        : this(AsStream(output), options)
    {
    }
#endif

    /// <summary>Gets how many bytes the items written so far take, buffered ones included.</summary>
    public long BytesWritten => _output.BytesWritten;

    /// <summary>Writes an item. Blocks as the stream does, where the buffer has to be sent.</summary>
    /// <typeparam name="T">The type of the item, the same that it will be read as.</typeparam>
    /// <param name="item">The item; may be null, which takes one byte.</param>
    /// <remarks>
    /// Allocates nothing but a longer buffer, where the item needs one. The item is copied to the stream through the buffer, which holds all of it; arrays and lists of
    /// scalars of 16 KiB or more that do not fit the buffer are given to the stream as they are, and the item is then visited
    /// twice, to size it first.
    /// </remarks>
    /// <exception cref="FastSerException">The item cannot be written, or is larger than <see cref="FastSerStreamOptions.MaxItemSize"/>.</exception>
    /// <exception cref="InvalidOperationException">The stream failed before, or a call is under way.</exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    [MethodImpl(Jit.Inline)]
    public void Write<T>(T item)
    {
        var formatter = Cache<T>.Instance;
        if (FastSerializer.IsPlain(formatter))
        {
            formatter.Put(
                new WriteBlock(ref _output.Take(formatter.PlainSize, mayBlock: true), formatter.PlainSize), item);
            return;
        }

        if (!TryWriteShort(formatter, item))
        {
            formatter.WriteItem(_output, item, _options.Serializer, mayBlock: true);
        }
    }

    /// <summary>Writes items. Blocks as the stream does.</summary>
    /// <typeparam name="T">The type of the items.</typeparam>
    /// <param name="items">The items.</param>
    /// <exception cref="FastSerException">An item cannot be written; those before it are.</exception>
    [MethodImpl(Jit.Inline)]
    public void WriteAll<T>(IEnumerable<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        foreach (var item in items)
        {
            Write(item);
        }
    }

    /// <summary>Sends what is buffered, and flushes the stream. Blocks as the stream does.</summary>
    /// <exception cref="InvalidOperationException">The stream failed before, or a call is under way.</exception>
    /// <exception cref="ObjectDisposedException">The writer was disposed.</exception>
    public void Flush()
    {
        _output.Send();
        _stream.Flush();
    }

    /// <summary>Sends what is buffered, unless the stream failed before, lets go of the buffer and disposes the stream.</summary>
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

    /// <summary>Writes an item that is put in place, with a header of one byte, if it is of such a type and there is room.</summary>
    [MethodImpl(Jit.Inline)]
    private bool TryWriteShort<T>(FastSerFormatter<T> formatter, T item)
    {
        if (!formatter.CanPut)
        {
            return false;
        }

        var start = _output.BeginShort(out var limit, out var position);
        var end = formatter.TryPut(start, limit, item);
        if (end.IsNone)
        {
            return false;
        }

        _output.EndShort(start, end, position, hasHeader: item is not null && !formatter.IsBare);
        return true;
    }
}
