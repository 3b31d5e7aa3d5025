using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Cursors;
using FastSer.Windows;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes elements without a count.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteScalars<T>(scoped ReadOnlySpan<T> items)
        where T : unmanaged =>
        WriteMemory(
            ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)),
            ByteSize.Of<T>(items.Length));

    /// <summary>Writes an array of scalars: L of the count + 1, then the elements as memory.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteScalarArray<T>(T[]? items)
        where T : unmanaged
    {
        if (items is null)
        {
            WriteNull();
            return;
        }

        WriteScalarItems<T>(items);
    }

    /// <summary>Writes a list of scalars: L of the count + 1, then the elements as memory.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteScalarList<T>(List<T>? items)
        where T : unmanaged
    {
        if (items is null)
        {
            WriteNull();
            return;
        }

        WriteScalarItems<T>(CollectionsMarshal.AsSpan(items));
    }

    [MethodImpl(Jit.Inline)]
    private void WriteScalarItems<T>(ReadOnlySpan<T> items)
        where T : unmanaged
    {
        var size = ByteSize.Of<T>(items.Length);
        ref var source = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        if (Unaligned.Distance(ref _cursor, ref _limit) < size + LengthCode.SizeOf((uint)items.Length + 1))
        {
            WriteCount(items.Length);
            WriteMemoryInParts(ref source, size);
            return;
        }

        ref var end = ref LengthCode.Put(ref _cursor, (uint)items.Length + 1);
        Unaligned.Copy(ref end, ref source, size);
        _cursor = ref Unaligned.At(ref end, size);
    }

    [MethodImpl(Jit.Inline)]
    private void WriteMemory(scoped ref byte source, nint size)
    {
        if (Unaligned.Distance(ref _cursor, ref _limit) < size)
        {
            WriteMemoryInParts(ref source, size);
            return;
        }

        Unaligned.Copy(ref _cursor, ref source, size);
        _cursor = ref Unaligned.At(ref _cursor, size);
    }

    /// <summary>Fills window after window, so that no sink has to offer a large array in one piece.</summary>
    [MethodImpl(Jit.NoInline)]
    private void WriteMemoryInParts(scoped ref byte source, nint size)
    {
        if (_sink == SinkKind.Counting)
        {
            _flushed += size;
            return;
        }

        if (_sink == SinkKind.Stream)
        {
            OpenStream();
        }

        if (size >= IDirectOutput.SmallestPiece && _openObjects == 0
            && _output is IDirectOutput direct && TryWriteDirect(direct, ref source, size))
        {
            return;
        }

        nint done = 0;
        while (true)
        {
            var part = nint.Min(Unaligned.Distance(ref _cursor, ref _limit), size - done);
            if (part > 0)
            {
                Unaligned.Copy(ref _cursor, ref Unaligned.At(ref source, done), part);
                _cursor = ref Unaligned.At(ref _cursor, part);
                done += part;
            }

            if (done == size)
            {
                return;
            }

            Refill(RefillSize(size - done, 1));
        }
    }

    /// <summary>The growing buffer takes all that is left in one step; every other sink at most a chunk at a time.</summary>
    private readonly nint RefillSize(nint left, int elementSize) =>
        _sink == SinkKind.Scratch ? left : nint.Min(left, Math.Max(MaxChunk, elementSize));
}
