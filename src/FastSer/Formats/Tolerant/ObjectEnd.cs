using System.Runtime.CompilerServices;

namespace FastSer;

/// <summary>Where a Tolerant object ends in the input, as the length before it says: no further than the input.</summary>
public readonly ref struct ObjectEnd
{
    private readonly ref byte _end;

    [MethodImpl(Jit.Inline)]
    internal ObjectEnd(ref byte end) => _end = ref end;

    internal ref byte Origin
    {
        [MethodImpl(Jit.Inline)]
        get => ref _end;
    }

    /// <summary>Gets whether there is no object: null was written.</summary>
    public bool IsNone
    {
        [MethodImpl(Jit.Inline)]
        get => Unsafe.IsNullRef(ref _end);
    }

    /// <summary>Tells whether the object has bytes left behind the start of a block.</summary>
    /// <param name="block">A block of the object.</param>
    /// <param name="size">The number of bytes.</param>
    /// <returns>Whether they are there.</returns>
    [MethodImpl(Jit.Inline)]
    public bool Fits(ReadBlock block, int size) => Unaligned.Distance(ref block.Origin, ref _end) >= size;
}
