using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer.IntegrationTests.Schemas;

/// <summary>
/// Steps over a value by docs/schema.md and docs/wire-format.md alone, as a reader in another language would.
/// </summary>
internal ref struct SchemaWalk(FastSerSchema schema, ReadOnlySpan<byte> data)
{
    private readonly ReadOnlySpan<byte> _data = data;

    public int Position { get; private set; }

    /// <summary>Determines whether the walk can step over all values of a schema.</summary>
    public static bool CanWalk(FastSerSchema schema) => !schema.Roots.Concat(schema.Types.SelectMany(static type =>
            type.Members.Select(static member => member.Value).Concat(type.Cases.Select(static item => item.Value!))))
        .SelectMany(SchemaTests.All).Any(static value => value.Kind == FastSerSchemaKind.Opaque);

    public void Value(FastSerSchemaValue value, bool isPresent = false)
    {
        if (value.HasPresence && !isPresent && Byte() == 0)
        {
            return;
        }

        switch (value.Kind)
        {
            case var _ when value.IsCompact:
                // Encodings of single values are not part of the schema.
                Position = ViewSkip.Of(CompactShape(value)).EndOf(ref MemoryMarshal.GetReference(_data), Position, _data.Length, "");
                break;
            case FastSerSchemaKind.Scalar or FastSerSchemaKind.Enum:
                Position += WireScalarFacts.SizeOf(Enum.Parse<WireScalar>(value.Scalar!));
                break;
            case FastSerSchemaKind.String or FastSerSchemaKind.Uri:
                var header = Length();
                Position += header == 1 ? 0 : (int)(header >> 1) << (int)(header & 1);
                break;
            case FastSerSchemaKind.Sequence or FastSerSchemaKind.Map:
                Items(value, Length() - 1);
                break;
            case FastSerSchemaKind.MultiDimArray:
                Grid(value);
                break;
            case FastSerSchemaKind.Tuple:
                Items(value, 1);
                break;
            case FastSerSchemaKind.Object:
                Object(schema.Find(value.Reference!)!);
                break;
            case FastSerSchemaKind.Union or FastSerSchemaKind.TypeName:
                Union(value.Reference is { } name ? schema.Find(name)!.Cases : value.Cases);
                break;
            default:
                BuiltIn(value.Kind);
                break;
        }
    }

    private void Items(FastSerSchemaValue value, long count)
    {
        for (var i = 0L; i < count; i++)
        {
            foreach (var part in value.Parts)
            {
                Value(part.Value);
            }
        }
    }

    private void Grid(FastSerSchemaValue value)
    {
        var count = Length() - 1;
        for (var i = 1; i < value.Rank && count >= 0; i++)
        {
            count *= Length();
        }

        Items(value, count);
    }

    private void Object(FastSerSchemaType type)
    {
        switch (type.Head)
        {
            case FastSerSchemaHead.LengthAndMask:
                Tolerant(type);
                return;
            case FastSerSchemaHead.ControlBytes:
                Compact(type);
                return;
            case FastSerSchemaHead.Presence when Byte() == 0:
                return;
            case FastSerSchemaHead.Identity or FastSerSchemaHead.IdentityAndMemberCount:
                var identity = Byte();
                if (identity != 1)
                {
                    _ = identity == 2 ? Length() : 0;
                    return;
                }

                break;
        }

        var isCounted = type.Head is FastSerSchemaHead.MemberCount or FastSerSchemaHead.IdentityAndMemberCount;
        Members(type, isCounted ? Length() - 1 : type.Members.Count);
    }

    private void Members(FastSerSchemaType type, long count)
    {
        for (var i = 0; i < count; i++)
        {
            Value(type.Members[i].Value);
        }
    }

    private void Tolerant(FastSerSchemaType type)
    {
        var size = Length() - 1;
        if (size < 0)
        {
            return;
        }

        var end = Position + size;
        var mask = new List<bool>();
        byte bits;
        do
        {
            bits = Byte();
            mask.AddRange(Enumerable.Range(0, 7).Select(bit => (bits & (1 << bit)) != 0));
        }
        while (bits >= 128);

        var known = mask.LastIndexOf(true);
        Assert.True(known >= 0);
        for (var key = 0; key < Math.Min(known, type.Members.Count); key++)
        {
            if (mask[key])
            {
                Assert.False(type.Members[key].IsReserved);
                Value(type.Members[key].Value);
            }
        }

        if (known <= type.Members.Count)
        {
            Assert.Equal(end, Position);
        }

        // Members of a later version.
        Position = (int)end;
    }

    private void Compact(FastSerSchemaType type)
    {
        var start = Position;
        if (type.IsValueType == false && (_data[start] & 1) == 0)
        {
            Position++;
            return;
        }

        Position += type.ControlBytes;
        foreach (var member in type.Members)
        {
            if (member.ControlBit is not { } bit)
            {
                Value(member.Value);
            }
            else if (member.Value.HasPresence)
            {
                if (Bits(start, bit, 1) != 0)
                {
                    Value(member.Value, isPresent: true);
                }
            }
            else
            {
                Position += member.Value.Scalar switch
                {
                    "Boolean" => 0,
                    "Int16" or "UInt16" or "Char" or "Int32" or "UInt32" => SizeOfCode(Bits(start, bit, 2)),
                    "Decimal" => SizeOfCode(Bits(start, bit, 2)) + SizeOfCode(Bits(start, bit + 2, 2)) + SizeOfCode(Bits(start, bit + 4, 2)) + 1,
                    _ => Bits(start, bit, 4),
                };
            }
        }
    }

    private readonly int Bits(int start, int bit, int count)
    {
        var bits = 0;
        for (var i = 0; i < count; i++)
        {
            bits |= ((_data[start + ((bit + i) / 8)] >> ((bit + i) % 8)) & 1) << i;
        }

        return bits;
    }

    private static int SizeOfCode(int code) => code == 3 ? 4 : code;

    private static WireShape CompactShape(FastSerSchemaValue value)
    {
        var kind = Enum.Parse<WireScalar>(value.Scalar ?? (value.Parts.Count > 0 ? value.Parts[0].Value.Scalar : null) ?? nameof(WireScalar.Byte));
        var scalar = kind == WireScalar.Boolean ? WireShape.Scalar(kind) : WireShape.CompactScalar(kind);
        return value.Kind switch
        {
            FastSerSchemaKind.String => WireShape.CompactString,
            FastSerSchemaKind.Sequence => WireShape.CompactSequence(scalar),
            FastSerSchemaKind.MultiDimArray => WireShape.CompactMultiDimArray(value.Rank, scalar),
            _ => scalar,
        };
    }

    private void Union(IReadOnlyList<FastSerSchemaCase> cases)
    {
        var tag = Length() - 1;
        if (tag < 0)
        {
            return;
        }

        var item = cases.Single(item => item.Tag == tag);
        switch (item.Layout)
        {
            case FastSerSchemaCaseLayout.Members:
                var type = schema.Find(item.Value!.Reference!)!;
                Members(type, type.Members.Count);
                break;
            case FastSerSchemaCaseLayout.Enclosed:
                var end = Length() - 1;
                end += Position;
                Value(item.Value!);
                Assert.Equal(end, Position);
                break;
            case FastSerSchemaCaseLayout.Value or FastSerSchemaCaseLayout.Sized:
                Value(item.Value!);
                break;
        }
    }

    private void BuiltIn(FastSerSchemaKind kind)
    {
        var reader = new FastReader(_data[Position..], FastSerializerOptions.Default);
        _ = kind switch
        {
            FastSerSchemaKind.Version => reader.ReadVersion(),
            FastSerSchemaKind.BigInteger => reader.ReadBigInteger(),
            FastSerSchemaKind.BitArray => reader.ReadBitArray(),
            FastSerSchemaKind.IPAddress => reader.ReadIPAddress(),
            FastSerSchemaKind.IPEndPoint => (object?)reader.ReadIPEndPoint(),
            _ => throw new NotSupportedException(kind.ToString()),
        };
        Position += (int)reader.OffsetIn(_data[Position..]);
    }

    private byte Byte() => _data[Position++];

    private long Length()
    {
        if (Byte() is var first and < byte.MaxValue)
        {
            return first;
        }

        Position += sizeof(uint);
        return BitConverter.ToUInt32(_data[(Position - sizeof(uint))..]);
    }
}
