namespace FastSer.ReferenceCodec;

/// <summary>The bytes of an <see cref="Encoder"/>.</summary>
internal sealed class Output
{
    private readonly List<byte> _bytes = [];
    private readonly List<int> _structure = [];

    /// <summary>Gets where presence bytes, lengths, tags and control bits begin.</summary>
    public IReadOnlyList<int> Structure => _structure;

    public byte[] ToArray() => [.. _bytes];

    public void Byte(byte value) => _bytes.Add(value);

    public void Bytes(IEnumerable<byte> value) => _bytes.AddRange(value);

    /// <summary>A byte that says how to read others.</summary>
    public void Control(byte value)
    {
        _structure.Add(_bytes.Count);
        Byte(value);
    }

    /// <summary>Little endian.</summary>
    public void Number(UInt128 value, int size)
    {
        for (var i = 0; i < size; i++)
        {
            Byte((byte)(value >> (8 * i)));
        }
    }

    /// <summary>L (section 2).</summary>
    public void Length(ulong value)
    {
        if (value < 255)
        {
            Control((byte)value);
            return;
        }

        Control(255);
        Number(checked((uint)value), 4);
    }

    /// <summary>Eight bits a byte, the first one lowest.</summary>
    public void Bits(IEnumerable<bool> bits)
    {
        foreach (var eight in bits.Chunk(8))
        {
            Byte((byte)eight.Select(static (bit, i) => bit ? 1 << i : 0).Sum());
        }
    }

    /// <summary>L of the length of another output + 1, then that output.</summary>
    public void Nested(Output inner)
    {
        Length((ulong)inner._bytes.Count + 1);
        _structure.AddRange(inner._structure.Select(position => position + _bytes.Count));
        _bytes.AddRange(inner._bytes);
    }
}
