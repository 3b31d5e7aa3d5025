using System.Collections;
using System.ComponentModel;
using System.Net;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads a version.</summary>
    /// <returns>The version or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a version.</exception>
    public Version? ReadVersion()
    {
        if (!ReadPresence())
        {
            return null;
        }

        var block = Take(VersionCode.Size);
        if (InputChecks.Enabled && !VersionCode.IsValid(ref block.Origin))
        {
            Throw.InvalidValue();
        }

        return VersionCode.Get(ref block.Origin);
    }

    /// <summary>Reads an integer of any size.</summary>
    /// <returns>The integer.</returns>
    /// <exception cref="FastSerException">The bytes are not the shortest form of an integer.</exception>
    public BigInteger ReadBigInteger()
    {
        ref var start = ref _cursor;
        var bytes = TakeBytes(ReadLength());
        if (InputChecks.Enabled && !BigIntegerCode.IsShortest(bytes))
        {
            _cursor = ref start;
            Throw.InvalidLength();
        }

        return BigIntegerCode.Get(bytes);
    }

    /// <summary>Reads bits.</summary>
    /// <returns>The bits or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode a bit array.</exception>
    public BitArray? ReadBitArray()
    {
        ref var start = ref _cursor;
        var header = ReadLength();
        if (header == 0)
        {
            return null;
        }

        var bitCount = header - 1;
        if (bitCount > BitArrayCode.MaxBits)
        {
            _cursor = ref start;
            Throw.InvalidLength();
        }

        return BitArrayCode.FromBytes(TakeBytes((uint)BitArrayCode.ByteCount((int)bitCount)), (int)bitCount);
    }

    /// <summary>Reads an address.</summary>
    /// <returns>The address or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode an address.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public IPAddress? ReadIPAddress()
    {
        ref var start = ref _cursor;
        var header = ReadLength();
        if (header == 0)
        {
            return null;
        }

        if (!IPAddressCode.IsSize(header - 1))
        {
            _cursor = ref start;
            Throw.InvalidLength();
        }

        var bytes = TakeBytes(header - 1);
        if (!IPAddressCode.IsValid(bytes))
        {
            Throw.InvalidValue();
        }

        return IPAddressCode.Get(bytes);
    }

    /// <summary>Reads an address with its port.</summary>
    /// <returns>The end point or null.</returns>
    /// <exception cref="FastSerException">The bytes do not encode an end point.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public IPEndPoint? ReadIPEndPoint() => ReadIPAddress() is { } address ? new IPEndPoint(address, ReadUInt16()) : null;

    /// <summary>Reads a network of addresses.</summary>
    /// <returns>The network.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a network.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public IPNetwork ReadIPNetwork()
    {
        ref var start = ref _cursor;
        return ReadIPAddress() is { } address && ReadByte() is var prefixLength && IPNetworkCode.IsValid(address, prefixLength)
            ? new IPNetwork(address, prefixLength)
            : Refuse<IPNetwork>(ref start);
    }

    private uint ReadLength()
    {
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        var length = PeekLength(out var size);
        _cursor = ref Unaligned.At(ref _cursor, size);
        return length;
    }

    private ReadOnlySpan<byte> TakeBytes(uint size)
    {
        if (InputChecks.Enabled && size > Unaligned.Distance(ref _cursor, ref _limit))
        {
            Fetch(size);
        }

        // Input and window are spans, so that what is there has a length that is an int.
        var bytes = MemoryMarshal.CreateReadOnlySpan(ref _cursor, (int)size);
        _cursor = ref Unaligned.At(ref _cursor, (nint)size);
        return bytes;
    }
}
