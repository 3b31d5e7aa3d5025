using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Cursors;
using FastSer.Windows;

namespace FastSer;

// Tolerant objects of unbounded members: the length before them is known when they end. Until then their bytes stay in
// the writer's hands, so that it can still be put there.
public ref partial struct FastWriter
{
    /// <summary>Begins a Tolerant object: reserves a byte for its length. Returns its start for <see cref="EndObject"/>.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public long BeginObject()
    {
        var block = Reserve(1);
        var start = Written;
        if (_openObjects++ == 0)
        {
            _openStart = start;
        }

        Commit(block.Advance(1));
        return start;
    }

    /// <summary>Writes the rest of a mask whose first byte <see cref="FastSerUnknown.MaskByteBehind"/> has returned.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteUnknownMask(FastSerUnknown unknown)
    {
        if (!unknown.IsEmpty)
        {
            WriteBytes(unknown.Mask[1..]);
        }
    }

    /// <summary>Writes the members that an object of a newer version had.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteUnknownMembers(FastSerUnknown unknown)
    {
        if (!unknown.IsEmpty)
        {
            WriteBytes(unknown.Members);
        }
    }

    /// <summary>Ends a Tolerant object: puts its length before it.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void EndObject(long start)
    {
        // The header is the length of the rest plus 1, which is the distance from the header itself. So the object's place in
        // the window, where it is not negative, and the header add up to the cursor: the bytes between are in the window. A
        // sink that only counts may have skipped some, and then changes others of its own scratch memory, which nobody reads.
        var header = Written - start;
        var offset = start - _flushed;
        if (header > LengthCode.MaxShort || offset < 0)
        {
            EndLongObject(start, header);
        }
        else
        {
            Unaligned.At(ref _start, (nint)offset) = (byte)header;
        }

        if (--_openObjects == 0 && _sink == SinkKind.Held)
        {
            HandOver();
        }
    }

    [MethodImpl(Jit.NoInline)]
    private void EndLongObject(long start, long header)
    {
        const int Shift = LengthCode.MaxSize - 1;
        if (header > uint.MaxValue)
        {
            Throw.ValueTooLarge();
        }

        if (header <= LengthCode.MaxShort)
        {
            return;
        }

        _ = Reserve(Shift);
        if (start < _flushed)
        {
            // The window with the first bytes was discarded: only the size is computed.
            _flushed += Shift;
            return;
        }

        ref var origin = ref Unaligned.At(ref _start, (nint)(start - _flushed));
        var rest = MemoryMarshal.CreateSpan(ref Unaligned.At(ref origin, 1), (int)header - 1);
        rest.CopyTo(MemoryMarshal.CreateSpan(ref Unaligned.At(ref origin, LengthCode.MaxSize), rest.Length));
        LengthCode.Put(ref origin, (uint)header);
        _cursor = ref Unaligned.At(ref _cursor, Shift);
    }

    /// <summary>
    /// Makes room without letting go of an open object's bytes: they move to scratch memory, or stay in it while it grows.
    /// </summary>
    /// <returns>False where the sink keeps everything anyway, or wants nothing but the size.</returns>
    private bool TryHold(int size)
    {
        switch (_sink)
        {
            case SinkKind.Held:
                GrowScratch(size);
                return true;
            case SinkKind.Output:
                HoldFromOutput(size);
                return true;
            case SinkKind.Span:
                HoldFromSpan(size);
                return true;
            case SinkKind.Staged when !_overflowed:
                HoldStaged(size);
                return true;
            default:
                return false;
        }
    }

    private void HoldFromOutput(int size)
    {
        var scratch = CopyOpenBytes(size, out var held);
        FlushOutput();
        _sink = SinkKind.Held;
        UseScratch(scratch);
        _cursor = ref Unaligned.At(ref _start, held);
    }

    private void HoldFromSpan(int size)
    {
        var scratch = CopyOpenBytes(size, out var held);
        var used = (int)Unaligned.Distance(ref _start, ref _cursor);
        _flushed = used;
        _destination = _destination[used..];
        _sink = SinkKind.Staged;
        UseScratch(scratch);
        _cursor = ref Unaligned.At(ref _start, held);
    }

    private void HoldStaged(int size)
    {
        var open = TakeOpenBytes();
        FlushStaged();
        if (_overflowed)
        {
            // From now on only the size is computed.
            _flushed += open.Length;
            UseScratchOf(size);
            return;
        }

        open.CopyTo(MemoryMarshal.CreateSpan(ref _start, open.Length));
        _cursor = ref Unaligned.At(ref _start, open.Length);
        if (Unaligned.Distance(ref _cursor, ref _limit) < size)
        {
            GrowScratch(size);
        }
    }

    /// <summary>Moves the cursor back to the outermost open object, and returns what is written of it.</summary>
    private ReadOnlySpan<byte> TakeOpenBytes()
    {
        ref var open = ref Unaligned.At(ref _start, (nint)(_openStart - _flushed));
        var size = (int)Unaligned.Distance(ref open, ref _cursor);
        _cursor = ref open;
        return MemoryMarshal.CreateReadOnlySpan(ref open, size);
    }

    /// <summary>Copies what is written of the outermost open object before its window is given away.</summary>
    private byte[] CopyOpenBytes(int size, out int held)
    {
        var open = TakeOpenBytes();
        held = open.Length;
        if (size > Array.MaxLength - held)
        {
            Throw.ValueTooLarge();
        }

        var scratch = ScratchBuffer.Take();
        if (scratch.Length < held + size)
        {
            scratch = GC.AllocateUninitializedArray<byte>(held + size);
        }

        open.CopyTo(scratch);
        return scratch;
    }

    /// <summary>The outermost object is complete: its bytes go to the buffer writer, part by part.</summary>
    [MethodImpl(Jit.NoInline)]
    private void HandOver()
    {
        var held = MemoryMarshal.CreateReadOnlySpan(ref _start, (int)Unaligned.Distance(ref _start, ref _cursor));
        var scratch = _scratch!;
        _scratch = null;
        _isInOutput = true;
        for (var left = held; !left.IsEmpty;)
        {
            var part = left[..Math.Min(left.Length, MaxChunk)];
            var span = _output!.GetSpan(part.Length);
            if (span.Length < part.Length)
            {
                Throw.ShortBufferWriter();
            }

            part.CopyTo(span);
            _output.Advance(part.Length);
            left = left[part.Length..];
        }

        _isInOutput = false;
        _flushed += held.Length;
        _sink = SinkKind.Output;
        _start = ref Unsafe.NullRef<byte>();
        _cursor = ref _start;
        _limit = ref _start;
        ScratchBuffer.Return(scratch);
    }
}
