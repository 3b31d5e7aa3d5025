using System.Buffers.Binary;

namespace FastSer.TestKit;

/// <summary>The bytes of a <see cref="ReferenceEncoder"/>.</summary>
internal sealed class ReferenceOutput
{
    private readonly List<byte> _bytes = [];
    private readonly List<int> _structure = [];

    /// <summary>Gets or sets the types that the member being written names.</summary>
    public FastSerUnionAttribute[]? Set { get; set; }

    /// <summary>Gets the objects that keep their identity, with their numbers.</summary>
    public Dictionary<object, uint> Known { get; } = new(ReferenceEqualityComparer.Instance);

    public IReadOnlyList<int> Structure => _structure;

    public byte[] ToArray() => [.. _bytes];

    public void Byte(byte value) => _bytes.Add(value);

    public void Bytes(ReadOnlySpan<byte> value) => _bytes.AddRange(value);

    /// <summary>Little endian, <paramref name="size"/> bytes of two's complement.</summary>
    public void Integer(Int128 value, int size)
    {
        Span<byte> all = stackalloc byte[16];
        BinaryPrimitives.WriteInt128LittleEndian(all, value);
        Bytes(all[..size]);
    }

    /// <summary>L of the length of another output + 1, then that output.</summary>
    public void Nested(ReferenceOutput inner)
    {
        Length((uint)inner._bytes.Count + 1);
        _structure.AddRange(inner._structure.Select(position => position + _bytes.Count));
        _bytes.AddRange(inner._bytes);
    }

    public void Presence(bool isPresent)
    {
        _structure.Add(_bytes.Count);
        Byte(isPresent ? (byte)1 : (byte)0);
    }

    /// <summary>A byte that says how to read others.</summary>
    public void Control(byte value)
    {
        _structure.Add(_bytes.Count);
        Byte(value);
    }

    /// <summary>L: one byte up to 254, else 255 and four bytes.</summary>
    public void Length(uint value)
    {
        _structure.Add(_bytes.Count);
        if (value < 255)
        {
            Byte((byte)value);
            return;
        }

        Byte(255);
        Integer(value, 4);
    }

    /// <summary>L of twice the length plus 1 when wide; 0 is "", 1 is null.</summary>
    public void Text(string? value)
    {
        if (value is null)
        {
            Length(1);
            return;
        }

        var isWide = value.Any(static c => c > 0xFF);
        Length(((uint)value.Length << 1) | (isWide ? 1u : 0u));
        foreach (var c in value)
        {
            Integer(c, isWide ? 2 : 1);
        }
    }
}
