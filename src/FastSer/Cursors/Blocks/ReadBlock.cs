using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

/// <summary>
/// Bytes of the input that <see cref="FastReader.Take"/> has checked, read at constant offsets. It consists of one reference: it is as
/// fast as raw references (docs/performance.md, E18), but callers need no unsafe code.
/// </summary>
/// <remarks>Offsets are not checked: the generator's sums are. Builds with <c>FastSerChecked</c> assert every one.</remarks>
public readonly ref partial struct ReadBlock
{
    private readonly ref byte _origin;

#if FASTSER_CHECKED
    private readonly int _length;
#endif

    [MethodImpl(Jit.Inline)]
    internal ReadBlock(ref byte origin, int length)
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

    /// <summary>Reads a struct of fixed size.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes of a member do not encode a value of its type.</exception>
    [MethodImpl(Jit.Inline)]
    public T ReadValue<T>(int offset)
        where T : struct, IFastSerializableValue<T>
    {
        _ = At(offset, T.Size);
        StackCheck.BeforeAny<T>();
        return T.Get(Advance(offset));
    }

    /// <summary>Tells whether a struct of fixed size has only members whose bytes are values.</summary>
    /// <typeparam name="T">The struct.</typeparam>
    /// <param name="offset">The offset in the block.</param>
    /// <returns>Whether <see cref="ReadValue{T}"/> would accept the bytes.</returns>
    [MethodImpl(Jit.Inline)]
    public bool IsValidValue<T>(int offset)
        where T : struct, IFastSerializableValue<T>
    {
        _ = At(offset, T.Size);
        return T.IsValid(Advance(offset));
    }

    /// <summary>Moves forward.</summary>
    /// <param name="bytes">The number of bytes to move by.</param>
    /// <returns>The block without its first <paramref name="bytes"/> bytes.</returns>
    [MethodImpl(Jit.Inline)]
    public ReadBlock Advance(int bytes)
    {
#if FASTSER_CHECKED
        return new ReadBlock(ref At(bytes, 0), _length - bytes);
#else
        return new ReadBlock(ref Unaligned.At(ref _origin, bytes), 0);
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
