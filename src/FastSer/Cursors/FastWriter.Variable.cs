using System.Collections;
using System.ComponentModel;
using System.Net;
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
        var block = Reserve(GetMaxByteCount(value));
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

    /// <summary>Writes a URI as the string from which it was created.</summary>
    /// <param name="value">The URI or null.</param>
    public void WriteUri(Uri? value)
    {
        if (value is not null && !UriCode.IsRestorable(value))
        {
            Throw.Unrestorable("a Uri whose path, query or fragment is not canonical (UriCreationOptions)");
        }

        WriteString(value?.OriginalString);
    }

    /// <summary>Writes the text of a string builder as a string.</summary>
    /// <param name="value">The string builder or null.</param>
    public void WriteStringBuilder(StringBuilder? value)
    {
        if (value is null)
        {
            WriteString(null);
            return;
        }

        // Two passes over the chunks, instead of a string of them all.
        var length = value.Length;
        if ((uint)length > StringCode.MaxLength)
        {
            Throw.ValueTooLarge();
        }

        var isWide = false;
        foreach (var chunk in value.GetChunks())
        {
            isWide |= chunk.Span.ContainsAnyExceptInRange('\0', '\u00FF');
        }

        var shift = isWide ? 1 : 0;
        WriteLength(((uint)length << 1) | (uint)shift);
        var block = Reserve((nint)length << shift);
        ref var payload = ref block.Origin;
        var left = length;
        foreach (var chunk in value.GetChunks())
        {
            left -= chunk.Length;
            if (left < 0 || !StringCode.TryPutChunk(ref block.Origin, chunk.Span, isWide))
            {
                Throw.CollectionChanged();
            }

            block = block.Advance(chunk.Length << shift);
        }

        CheckCount(0, left);
        if (isWide && !StringCode.IsWideNeeded(ref payload, (uint)length))
        {
            Throw.CollectionChanged();
        }

        Commit(block);
    }

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

    /// <summary>Writes an address: L of the byte count + 1, then its bytes.</summary>
    /// <param name="value">The address or null.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteIPAddress(IPAddress? value)
    {
        if (value is null)
        {
            WriteNull();
            return;
        }

        Span<byte> bytes = stackalloc byte[IPAddressCode.MaxSize];
        var size = IPAddressCode.Put(bytes, value);
        WriteCount(size);
        WriteScalars<byte>(bytes[..size]);
    }

    /// <summary>Writes an address, then its port: 2 bytes.</summary>
    /// <param name="value">The end point or null.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteIPEndPoint(IPEndPoint? value)
    {
        WriteIPAddress(value?.Address);
        if (value is not null)
        {
            WriteUInt16((ushort)value.Port);
        }
    }

    /// <summary>Writes the base address of a network, then the length of its prefix: 1 byte.</summary>
    /// <param name="value">The network.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteIPNetwork(IPNetwork value)
    {
        WriteIPAddress(value.BaseAddress);
        WriteByte((byte)value.PrefixLength);
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

        var bitCount = value.Length;
        if (bitCount > BitArrayCode.MaxBits)
        {
            Throw.ValueTooLarge();
        }

        WriteCount(bitCount);
        for (var i = 0; i < BitArrayCode.ByteCount(bitCount); i++)
        {
            WriteByte(BitArrayCode.ByteAt(value, i));
        }
    }
}
