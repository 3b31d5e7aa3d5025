using System.Collections;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes a string or null.</summary>
    /// <param name="value">The string or null.</param>
    [MethodImpl(Jit.Inline)]
    public void WriteString(string? value)
    {
        var block = Reserve(Bound(value));
        Commit(block.WriteString(0, value));
    }

    /// <summary>Writes a version: a presence byte and four Int32, -1 for a part that is absent.</summary>
    /// <param name="value">The version or null.</param>
    public void WriteVersion(Version? value)
    {
        if (value is null)
        {
            WriteNull();
            return;
        }

        var block = Reserve(17);
        block.WritePresent();
        block.WriteInt32(1, value.Major);
        block.WriteInt32(5, value.Minor);
        block.WriteInt32(9, value.Build);
        block.WriteInt32(13, value.Revision);
        Commit(block.Advance(17));
    }

    /// <summary>Writes a URI as the string it was made from.</summary>
    /// <param name="value">The URI or null.</param>
    public void WriteUri(Uri? value) => WriteString(value?.OriginalString);

    /// <summary>Writes the text of a string builder as a string.</summary>
    /// <param name="value">The string builder or null.</param>
    public void WriteStringBuilder(StringBuilder? value) => WriteString(value?.ToString());

    /// <summary>Writes an integer of any size: L of the byte count, then the fewest bytes of two's complement.</summary>
    /// <param name="value">The integer.</param>
    public void WriteBigInteger(BigInteger value)
    {
        var count = value.GetByteCount();
        WriteLength((uint)count);
        var block = Reserve(count);
        value.TryWriteBytes(System.Runtime.InteropServices.MemoryMarshal.CreateSpan(ref block.Origin, count), out _);
        Commit(block.Advance(count));
    }

    /// <summary>Writes bits: L of the bit count + 1, then eight bits a byte, the lowest first.</summary>
    /// <param name="value">The bits or null.</param>
    public void WriteBitArray(BitArray? value)
    {
        if (value is null)
        {
            WriteNull();
            return;
        }

        if (value.Length > BitArrayCode.MaxBits)
        {
            Throw.ValueTooLarge();
        }

        var bytes = BitArrayCode.ToBytes(value, out var bitCount);
        WriteCount(bitCount);
        WriteMemory(ref System.Runtime.InteropServices.MemoryMarshal.GetArrayDataReference(bytes), bytes.Length);
    }
}
