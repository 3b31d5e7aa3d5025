namespace FastSer.Messages;

// The bytes of items as memory. It is the reader's own and never goes to a pool: who keeps it for too long sees bytes of later items.
internal sealed partial class FrameInput
{
    /// <summary>The memory of an item that was taken.</summary>
    public ReadOnlyMemory<byte> MemoryOf(ReadOnlySpan<byte> item) =>
        TryFind(_buffer, item, out var memory) || TryFind(_spare.Take(item.Length), item, out memory) ? memory : item.ToArray();

    /// <summary>The memory of a null that was taken, of which only the header was there.</summary>
    /// <param name="end">Where the header ends.</param>
    /// <param name="encoding">The bytes that stand there from now on.</param>
    public ReadOnlyMemory<byte> Replace(int end, ReadOnlySpan<byte> encoding)
    {
        var memory = end >= encoding.Length ? _buffer.AsMemory(end - encoding.Length, encoding.Length) : new byte[encoding.Length];
        encoding.CopyTo(memory.Span);
        return memory;
    }

    private static bool TryFind(byte[] array, ReadOnlySpan<byte> item, out ReadOnlyMemory<byte> memory)
    {
        var isFound = array.AsSpan().Overlaps(item, out var offset);
        memory = isFound ? array.AsMemory(offset, item.Length) : default;
        return isFound;
    }
}
