using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

/// <summary>
/// Reserved bytes of a <see cref="FastWriter"/>, written at constant offsets. It consists of one reference: it is as fast as raw
/// references (docs/performance.md, E18), but callers need no unsafe code.
/// </summary>
/// <remarks>Offsets are not checked: the generator's sums are. Builds with <c>FastSerChecked</c> assert every one.</remarks>
public readonly ref partial struct WriteBlock
{
    private readonly ref byte _origin;

#if FASTSER_CHECKED
    private readonly int _length;
#endif

    [MethodImpl(Jit.Inline)]
    internal WriteBlock(ref byte origin, int length)
    {
        _origin = ref origin;
#if FASTSER_CHECKED
        _length = length;
#else
        _ = length;
#endif
    }

    internal ref byte Origin
    {
        [MethodImpl(Jit.Inline)]
        get => ref _origin;
    }

    /// <summary>Gets whether the block is empty, because the value does not fit.</summary>
    public bool IsNone
    {
        [MethodImpl(Jit.Inline)]
        get => Unsafe.IsNullRef(ref _origin);
    }

    /// <summary>Writes the byte 1 at offset 0: a value follows.</summary>
    [MethodImpl(Jit.Inline)]
    public void WritePresent() => At(0, 1) = 1;

    /// <summary>Writes the byte 0 at offset 0: no value follows.</summary>
    [MethodImpl(Jit.Inline)]
    public void WriteAbsent() => At(0, 1) = 0;

    /// <summary>Writes a struct of fixed size.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteValue<T>(int offset, in T value)
        where T : struct, IFastSerializableValue<T>
    {
        _ = At(offset, T.Size);
        StackCheck.BeforeAny<T>();
        T.Put(Advance(offset), in value);
    }

    /// <summary>Writes a string for which <see cref="FastWriter.GetMaxByteCount"/> bytes are reserved.</summary>
    /// <param name="offset">The offset in the block.</param>
    /// <param name="value">The string or null.</param>
    /// <returns>The block behind the string.</returns>
    [MethodImpl(Jit.Inline)]
    public WriteBlock WriteString(int offset, string? value)
    {
#if FASTSER_CHECKED
        ref var end = ref StringCode.Put(ref At(offset, (int)FastWriter.GetMaxByteCount(value)), value);
        return new WriteBlock(ref end, _length - (int)Unaligned.Distance(ref _origin, ref end));
#else
        return new WriteBlock(ref StringCode.Put(ref Unaligned.At(ref _origin, offset), value), 0);
#endif
    }

    /// <summary>Moves forward.</summary>
    /// <param name="bytes">The number of bytes to move by.</param>
    /// <returns>The block without its first <paramref name="bytes"/> bytes.</returns>
    [MethodImpl(Jit.Inline)]
    public WriteBlock Advance(int bytes)
    {
#if FASTSER_CHECKED
        return new WriteBlock(ref At(bytes, 0), _length - bytes);
#else
        return new WriteBlock(ref Unaligned.At(ref _origin, bytes), 0);
#endif
    }

    [MethodImpl(Jit.Inline)]
    private ref byte At(int offset, int size)
    {
#if FASTSER_CHECKED
        if (offset < 0 || size < 0 || (long)offset + size > _length)
        {
            Throw.OutsideBlock(offset, size, _length);
        }
#else
        _ = size;
#endif
        return ref Unaligned.At(ref _origin, offset);
    }
}
