using System.Runtime.CompilerServices;

namespace FastSer;

/// <summary>
/// The end of the free space of a <see cref="FastWriter"/>. A loop over elements keeps it and the block in registers, whereas
/// <see cref="FastWriter.Reserve"/> would load and store the writer's cursor for each element (docs/performance.md, E11).
/// </summary>
public readonly ref struct WriteLimit
{
    private readonly ref byte _end;

    [MethodImpl(Jit.Inline)]
    internal WriteLimit(ref byte end) => _end = ref end;

    /// <summary>Tells whether bytes are left behind the start of a block.</summary>
    /// <param name="block">A block of the writer whose limit this is.</param>
    /// <param name="size">The number of bytes.</param>
    /// <returns>Whether they may be written.</returns>
    [MethodImpl(Jit.Inline)]
    public bool Fits(WriteBlock block, nint size) => Unaligned.Distance(ref block.Origin, ref _end) >= size;

    /// <summary>Writes the byte 0, if there is room for it: a null reference.</summary>
    /// <param name="block">A block of the writer whose limit this is.</param>
    /// <returns>The block behind the byte, or none.</returns>
    [MethodImpl(Jit.Inline)]
    public WriteBlock TryPutNull(WriteBlock block)
    {
        if (!Fits(block, 1))
        {
            return default;
        }

        block.WriteAbsent();
        return block.Advance(1);
    }
}
