using System.Buffers;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Cursors;
using FastSer.Options;
using FastSer.Windows;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>A buffer writer is asked for at most this much at a time when an array is copied through it.</summary>
    private const int MaxChunk = 64 * 1024;

    /// <summary>So small a window for counting that arrays do not fit it: then they are counted and not copied.</summary>
    private const int CountingWindow = 4096;

    /// <summary>Gets the number of bytes written so far.</summary>
    internal readonly long Written => _flushed + Unaligned.Distance(ref _start, ref _cursor);

    // Writers start as default and are then given a sink: a constructor would clear all fields a second time.

    /// <summary>Starts in scratch memory, for one exact array at the end or for nothing but the size.</summary>
    [MethodImpl(Jit.Inline)]
    internal void StartScratch(SinkKind sink, FastSerializerOptions? options)
    {
        Debug.Assert(sink is SinkKind.Scratch or SinkKind.Counting or SinkKind.Stream, "The other sinks start otherwise.");
        _sink = sink;
        _options = options;
        _checkedDepth = DepthLimit.CheckedDepth(FastSerializerOptions.DepthOf(options));
        UseScratch(ScratchBuffer.Take());
        if (sink == SinkKind.Counting)
        {
            _limit = ref Unaligned.At(ref _start, CountingWindow);
        }
    }

    /// <summary>Starts in scratch memory, which most values fit: then no output stands between the writer and the stream (E34).</summary>
    [MethodImpl(Jit.Inline)]
    internal void StartStream(Stream stream, FastSerializerOptions? options)
    {
        StartScratch(SinkKind.Stream, options);
        _root = stream;
    }

    internal void StartOutput(IBufferWriter<byte> output, FastSerializerOptions? options)
    {
        _sink = SinkKind.Output;
        _output = output;
        _options = options;
        _checkedDepth = DepthLimit.CheckedDepth(FastSerializerOptions.DepthOf(options));
    }

    internal void StartSpan(Span<byte> destination, FastSerializerOptions? options)
    {
        _sink = SinkKind.Span;
        _destination = destination;
        _options = options;
        _checkedDepth = DepthLimit.CheckedDepth(FastSerializerOptions.DepthOf(options));
        _start = ref MemoryMarshal.GetReference(destination);
        _cursor = ref _start;
        _limit = ref Unaligned.At(ref _start, destination.Length);
    }

    /// <summary>Copies everything to an array of exactly that size. The writer must not be used any more.</summary>
    [MethodImpl(Jit.Inline)]
    internal byte[] ToArrayAndRelease()
    {
        if (_sink != SinkKind.Scratch)
        {
            return GatherPieces();
        }

        var size = Unaligned.Distance(ref _start, ref _cursor);
        var result = ExactArray.Create<byte>((int)size);
        Unaligned.Copy(ref MemoryMarshal.GetArrayDataReference(result), ref _start, size);
        ScratchBuffer.Return(_scratch!);
        ReleaseReferences();
        return result;
    }

    /// <summary>
    /// Gives the scratch buffer back after an exception, and throws a wrapper round an exception of user code. Returns
    /// where the exception is to be thrown on as it is.
    /// </summary>
    internal void Abandon(Exception exception)
    {
        Release();
        switch (exception)
        {
            case FastSerException { IsComplete: false } own:
                own.Complete(ErrorLocation.Unknown, FastSerMetrics.Write);
                return;
            case OutOfMemoryException:
            case not null when _isInOutput:
                // When memory runs out wrapping needs more; what the caller's buffer writer throws is the caller's.
                return;
            default:
                var wrapper = new FastSerException(FastSerErrorCode.UserCode, inner: exception);
                wrapper.Complete(ErrorLocation.Unknown, FastSerMetrics.Write);
                throw wrapper;
        }
    }

    /// <summary>Hands over what is still in the window; false if the caller's span was too short.</summary>
    internal bool Finish()
    {
        switch (_sink)
        {
            case SinkKind.Output:
                FlushOutput();
                break;
            case SinkKind.Staged:
                FlushStaged();
                break;
        }

        ReleaseReferences();
        return !_overflowed;
    }

    /// <summary>Writes the remaining bytes to the stream. The writer must not be used any more.</summary>
    internal void FinishStream(Stream stream)
    {
        if (_sink == SinkKind.Stream)
        {
            _isInOutput = true;
            stream.Write(_scratch!, 0, (int)Unaligned.Distance(ref _start, ref _cursor));
            _isInOutput = false;
            Release();
            return;
        }

        Finish();
        ReturnStream();
    }

    /// <summary>Returns the memory that <see cref="OpenStream"/> rented, if any.</summary>
    internal void ReturnStream()
    {
        if (_output is StreamOutput output)
        {
            _output = null;
            output.Return();
        }
    }

    /// <summary>The value is longer than the window, or has a large part to give away: an output goes on with the same window.</summary>
    private void OpenStream()
    {
        _output = StreamOutput.Take((Stream)_root!, _scratch!);
        _root = null;
        _scratch = null;
        _sink = SinkKind.Output;
    }

    /// <summary>The result has outgrown the largest scratch buffer that is kept: it goes on in pooled pieces, which no growth copies (E10b).</summary>
    private void OpenPieces()
    {
        _output = PooledBuffer.TakeBehind(_scratch!);
        _scratch = null;
        _sink = SinkKind.Output;
    }

    [MethodImpl(Jit.NoInline)]
    private byte[] GatherPieces()
    {
        FlushOutput();
        var result = ((PooledBuffer)_output!).ToArray();
        ReleasePieces();
        ReleaseReferences();
        return result;
    }

    /// <summary>Returns the memory that <see cref="OpenPieces"/> rented, if any.</summary>
    internal void ReleasePieces()
    {
        if (_output is PooledBuffer pieces)
        {
            _output = null;
            pieces.Release(pieces.Version);
        }
    }

    /// <summary>Gives the scratch buffer back to the thread. The writer must not be used any more.</summary>
    internal void Release()
    {
        ReleaseReferences();
        if (_scratch is { } scratch)
        {
            _scratch = null;
            ScratchBuffer.Return(scratch);
        }
    }

    /// <summary>The only code path that enlarges a writer's space.</summary>
    [MethodImpl(Jit.NoInline)]
    private void Refill(nint size)
    {
        if (size > Array.MaxLength)
        {
            Throw.ValueTooLarge();
        }

        if (_sink == SinkKind.Stream)
        {
            OpenStream();
        }
        else if (_sink == SinkKind.Scratch && Unaligned.Distance(ref _start, ref _cursor) + size > ScratchBuffer.MaxKeptSize)
        {
            OpenPieces();
        }

        if (_openObjects != 0 && TryHold((int)size))
        {
            return;
        }

        switch (_sink)
        {
            case SinkKind.Scratch:
                GrowScratch((int)size);
                break;
            case SinkKind.Output:
                NextOutputSpan((int)size);
                break;
            case SinkKind.Span:
                StageBehind((int)size);
                break;
            case SinkKind.Staged:
                FlushStaged();
                UseScratchOf((int)size);
                break;
            default:
                _flushed += Unaligned.Distance(ref _start, ref _cursor);
                UseScratchOf((int)size);
                _limit = ref Unaligned.At(ref _start, Math.Max((int)size, CountingWindow));
                break;
        }
    }

    private void UseScratch(byte[] scratch)
    {
        _scratch = scratch;
        _start = ref MemoryMarshal.GetArrayDataReference(scratch);
        _cursor = ref _start;
        _limit = ref Unaligned.At(ref _start, scratch.Length);
    }

    private void UseScratchOf(int size) => UseScratch(
        _scratch!.Length >= size ? _scratch : GC.AllocateUninitializedArray<byte>(size));

    private void GrowScratch(int size)
    {
        var used = (int)Unaligned.Distance(ref _start, ref _cursor);
        if (size > Array.MaxLength - used)
        {
            Throw.ValueTooLarge();
        }

        // A buffer that could be kept grows to one that can be kept, so that calls on a thread do not allocate it again and again.
        var old = _scratch!;
        var needed = used + size;
        var doubled = (int)Math.Min(2L * old.Length, needed <= ScratchBuffer.MaxKeptSize ? ScratchBuffer.MaxKeptSize : Array.MaxLength);
        UseScratch(GC.AllocateUninitializedArray<byte>(Math.Max(doubled, needed)));
        Unaligned.Copy(ref _start, ref MemoryMarshal.GetArrayDataReference(old), used);
        _cursor = ref Unaligned.At(ref _start, used);

        // The next call starts with what this one has outgrown, even if the larger buffer is too large to keep.
        ScratchBuffer.Return(old);
    }

    private void NextOutputSpan(int size)
    {
        FlushOutput();
        _isInOutput = true;
        var span = _output!.GetSpan(size);
        if (span.Length < size)
        {
            Throw.ShortBufferWriter();
        }

        _isInOutput = false;
        _start = ref MemoryMarshal.GetReference(span);
        _cursor = ref _start;
        _limit = ref Unaligned.At(ref _start, span.Length);
    }

    private void FlushOutput()
    {
        var used = (int)Unaligned.Distance(ref _start, ref _cursor);
        _flushed += used;
        _start = ref _cursor;
        if (used != 0)
        {
            _isInOutput = true;
            _output!.Advance(used);
            _isInOutput = false;
        }
    }

    /// <summary>Gives the output memory instead of bytes in its buffer; the window is closed then.</summary>
    private bool TryWriteDirect(IDirectOutput direct, ref byte source, nint size)
    {
        if (size > int.MaxValue)
        {
            return false;
        }

        FlushOutput();
        _start = ref Unsafe.NullRef<byte>();
        _cursor = ref _start;
        _limit = ref _start;
        _isInOutput = true;
        var isTaken = direct.TryWriteDirect(MemoryMarshal.CreateReadOnlySpan(ref source, (int)size), _root);
        _isInOutput = false;
        _flushed += isTaken ? size : 0;
        return isTaken;
    }

    /// <summary>
    /// The bound of what comes next does not fit the caller's span, but its true size may: go on in scratch memory.
    /// </summary>
    private void StageBehind(int size)
    {
        var used = (int)Unaligned.Distance(ref _start, ref _cursor);
        _flushed = used;
        _destination = _destination[used..];
        _sink = SinkKind.Staged;
        _scratch = ScratchBuffer.Take();
        UseScratchOf(size);
    }

    private void FlushStaged()
    {
        var used = (int)Unaligned.Distance(ref _start, ref _cursor);
        _cursor = ref _start;
        _flushed += used;
        if (used > _destination.Length)
        {
            // Too long: the rest is written to scratch memory and discarded, until the value ends.
            _destination = default;
            _overflowed = true;
            return;
        }

        MemoryMarshal.CreateReadOnlySpan(ref _start, used).CopyTo(_destination);
        _destination = _destination[used..];
    }
}
