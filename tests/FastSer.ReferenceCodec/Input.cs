namespace FastSer.ReferenceCodec;

/// <summary>The bytes that a <see cref="Decoder"/> reads.</summary>
internal sealed class Input(byte[] bytes)
{
    public int Position { get; private set; }

    /// <summary>Gets or sets the bytes that later siblings need at the least (section 6, rule 2).</summary>
    public long Reserved { get; set; }

    public long Unread => bytes.Length - Position - Reserved;

    public RejectedException Reject(ErrorCode code) => new(code, Position);

    /// <summary>The bytes must be there, before their content is looked at.</summary>
    public void Need(long count)
    {
        if (count > Unread)
        {
            throw Reject(ErrorCode.Truncated);
        }
    }

    /// <summary>A count is accepted only if its elements can be there (section 6, rule 1).</summary>
    public void NeedElements(UInt128 size)
    {
        if (size > (UInt128)Math.Max(0, Unread))
        {
            throw Reject(ErrorCode.Truncated);
        }
    }

    /// <summary>The next byte, which stays unread.</summary>
    public byte Peek()
    {
        Need(1);
        return bytes[Position];
    }

    public byte Byte()
    {
        Need(1);
        return bytes[Position++];
    }

    public byte[] Bytes(long count)
    {
        Need(count);
        var taken = bytes[Position..(Position + (int)count)];
        Position += (int)count;
        return taken;
    }

    /// <summary>The last bytes that were taken.</summary>
    public byte[] Before(int count) => bytes[(Position - count)..Position];

    public UInt128 Number(int size)
    {
        UInt128 number = 0;
        foreach (var item in Enumerable.Reverse(Bytes(size)))
        {
            number = (number << 8) | item;
        }

        return number;
    }

    /// <summary>L (section 2).</summary>
    public uint Length()
    {
        var first = Byte();
        if (first < 255)
        {
            return first;
        }

        var length = (uint)Number(4);
        return length < 255 ? throw Reject(ErrorCode.InvalidLength) : length;
    }

    /// <summary>0 or 1.</summary>
    public bool Presence() => Byte() switch
    {
        0 => false,
        1 => true,
        _ => throw Reject(ErrorCode.InvalidPresence),
    };

    /// <summary>Eight bits a byte; bits past the end are 0.</summary>
    public bool[] Bits(int count)
    {
        var all = Bytes((count + 7L) / 8)
            .SelectMany(static item => Enumerable.Range(0, 8).Select(i => ((item >> i) & 1) != 0)).ToArray();
        return all.Skip(count).Any(static bit => bit) ? throw Reject(ErrorCode.InvalidValue) : all[..count];
    }
}
