namespace FastSer.ReferenceCodec;

/// <summary>The control bits of the Compact format (section 20.1).</summary>
internal static class ControlBits
{
    private const int Group = 64;

    /// <summary>Gets the number of control bits that a member takes.</summary>
    public static int Of(Schema schema) => schema switch
    {
        ScalarSchema scalar => scalar.Kind.ControlBits,
        NullableSchema => 1,
        _ => 0,
    };

    /// <summary>Returns whether an object of the Compact format has control bits.</summary>
    public static bool Has(ObjectSchema schema) =>
        schema is { Format: ObjectFormat.Compact, IsOwnCase: false, KeepsIdentity: false, IsAppendable: false };

    /// <summary>Where the bits of each member begin: -1 for none. No member's bits cross a border.</summary>
    public static int[] PositionsOf(ObjectSchema schema, out int total)
    {
        var positions = new int[schema.Members.Count];
        total = schema.IsClass ? 1 : 0;
        for (var i = 0; i < positions.Length; i++)
        {
            var count = Of(schema.Members[i].Schema);
            if ((total % Group) + count > Group)
            {
                total += Group - (total % Group);
            }

            positions[i] = count == 0 ? -1 : total;
            total += count;
        }

        return positions;
    }

    public static int BytesOf(ObjectSchema schema)
    {
        PositionsOf(schema, out var total);
        return (total + 7) / 8;
    }

    /// <summary>The integer that a signed or unsigned one becomes (section 20).</summary>
    public static ulong ZigZag(ScalarKind kind, UInt128 bits)
    {
        if (!kind.IsSigned)
        {
            return (ulong)bits;
        }

        var shift = 64 - (8 * kind.Size);
        var value = (long)((ulong)bits << shift) >> shift;
        return (ulong)((value << 1) ^ (value >> 63));
    }

    /// <summary>The reverse.</summary>
    public static UInt128 UnZigZag(ScalarKind kind, ulong value)
    {
        if (!kind.IsSigned)
        {
            return value;
        }

        var bits = (value >> 1) ^ (ulong)-(long)(value & 1);
        return kind.Size == 8 ? bits : bits & ((1UL << (8 * kind.Size)) - 1);
    }

    /// <summary>The fewest bytes of an integer; 0 takes none.</summary>
    public static int BytesOf(ulong value)
    {
        var count = 0;
        while (count < 8 && value >> (8 * count) != 0)
        {
            count++;
        }

        return count;
    }

    /// <summary>The fewest of 0, 1, 2 and 4 bytes.</summary>
    public static int FewBytesOf(ulong value) => BytesOf(value) is var count && count == 3 ? 4 : count;
}
