namespace FastSer.ReferenceCodec;

/// <summary>The Compact format (section 20).</summary>
internal sealed partial class Decoder
{
    /// <summary>Section 20.2; null of a class is a byte 0.</summary>
    private Value ReadControlled(ObjectSchema schema)
    {
        var positions = ControlBits.PositionsOf(schema, out var total);
        if (schema.IsClass && _input.Peek() == 0)
        {
            _input.Byte();
            return NullValue.Instance;
        }

        var bytes = _input.Bytes((total + 7) / 8);
        Validate(!schema.IsClass || (bytes[0] & 1) != 0, ErrorCode.InvalidPresence);
        var bits = bytes.SelectMany(static item => Enumerable.Range(0, 8).Select(i => ((item >> i) & 1) != 0)).ToArray();
        CheckUnused(schema, positions, bits);
        var value = new ObjectValue(schema);
        Enter(schema, () =>
        {
            ReadControlledMembers(schema, positions, bits, value);
            ReadUncontrolled(schema, positions, bits, value);
        });
        return Built(schema, value);
    }

    /// <summary>Bits that stand for nothing are 0.</summary>
    private void CheckUnused(ObjectSchema schema, int[] positions, bool[] bits)
    {
        var used = new bool[bits.Length];
        if (schema.IsClass)
        {
            used[0] = true;
        }

        for (var i = 0; i < positions.Length; i++)
        {
            for (var bit = 0; bit < ControlBits.Of(schema.Members[i].Schema); bit++)
            {
                used[positions[i] + bit] = true;
            }
        }

        if (bits.Zip(used).Any(static pair => pair is { First: true, Second: false }))
        {
            throw _input.Reject(ErrorCode.InvalidPresence);
        }
    }

    private void ReadControlledMembers(ObjectSchema schema, int[] positions, bool[] bits, ObjectValue value)
    {
        for (var i = 0; i < positions.Length; i++)
        {
            value.Members[i] = schema.Members[i].Schema switch
            {
                ScalarSchema { Kind.ControlBits: 1 } => new ScalarValue(bits[positions[i]] ? 1u : 0u),
                ScalarSchema { Kind.ControlBits: 6 } => ReadDecimal(bits, positions[i]),
                ScalarSchema { Kind.IsInteger: true } scalar => ReadInteger(scalar.Kind, bits, positions[i]),
                _ => NullValue.Instance,
            };
        }
    }

    private void ReadUncontrolled(ObjectSchema schema, int[] positions, bool[] bits, ObjectValue value)
    {
        bool IsFixed(int i) => Sizes.IsFixedMember(schema, schema.Members[i].Schema);
        var all = Enumerable.Range(0, positions.Length)
            .Where(i => schema.Members[i].Schema is not ScalarSchema { Kind.ControlBits: > 0 }).ToArray();
        var (outer, _) = (_container, _container = schema.Assembly);
        _input.Need(all.Where(IsFixed).Sum(i => Sizes.Fixed(schema.Members[i].Schema)));
        foreach (var i in all.Where(IsFixed).Concat(all.Where(i => !IsFixed(i))))
        {
            if (schema.Members[i].Schema is not NullableSchema nullable)
            {
                value.Members[i] = ReadMember(schema, schema.Members[i], schema.Members[i].Schema, compact: true);
            }
            else if (bits[positions[i]])
            {
                value.Members[i] = ReadMember(schema, schema.Members[i], nullable.Item, compact: true);
            }
        }

        _container = outer;
    }

    private static int WordSize(bool[] bits, int position) => BitsAt(bits, position, 2) is var code && code == 3 ? 4 : code;

    private static int BitsAt(bool[] bits, int position, int count) =>
        Enumerable.Range(0, count).Sum(i => bits[position + i] ? 1 << i : 0);

    private ScalarValue ReadInteger(ScalarKind kind, bool[] bits, int position)
    {
        var size = kind.ControlBits == 2 ? WordSize(bits, position) : BitsAt(bits, position, 4);
        Validate(size <= sizeof(ulong), ErrorCode.InvalidLength);
        var number = (ulong)_input.Number(size);
        Validate(size <= kind.Size, ErrorCode.InvalidLength);
        var fewest = kind.ControlBits == 2 ? ControlBits.FewBytesOf(number) : ControlBits.BytesOf(number);
        Validate(size == fewest, ErrorCode.InvalidLength);
        return Accepted(kind, ControlBits.UnZigZag(kind, number));
    }

    private uint ReadWord(bool[] bits, int position)
    {
        var size = WordSize(bits, position);
        var word = (uint)_input.Number(size);
        Validate(size == ControlBits.FewBytesOf(word), ErrorCode.InvalidLength);
        return word;
    }

    private ScalarValue ReadDecimal(bool[] bits, int position)
    {
        var low = ReadWord(bits, position);
        var middle = ReadWord(bits, position + 2);
        var high = ReadWord(bits, position + 4);
        var last = _input.Byte();
        var flags = ((uint)(last & 0x7F) << 16) | ((uint)(last >> 7) << 31);
        var value = new ScalarValue(flags, high, ((ulong)middle << 32) | low);
        Validate(ScalarKind.Decimal.Accepts(value.Parts), ErrorCode.InvalidValue);
        return value;
    }

    private ScalarValue ReadLoneDecimal()
    {
        var control = _input.Byte();
        return control >> 6 != 0
            ? throw _input.Reject(ErrorCode.InvalidPresence)
            : ReadDecimal([.. Enumerable.Range(0, 6).Select(i => ((control >> i) & 1) != 0)], 0);
    }

    /// <summary>Section 20.3.</summary>
    private ScalarValue ReadLoneInteger(ScalarKind kind)
    {
        var first = _input.Byte();
        if (first == 0)
        {
            var large = (ulong)_input.Number(8);
            Validate(large >= 1UL << 56, ErrorCode.InvalidLength);
            return Narrow(kind, large);
        }

        var count = 1;
        while (((first >> (count - 1)) & 1) == 0)
        {
            count++;
        }

        var number = (first | (_input.Number(count - 1) << 8)) >> count;
        Validate(count == 1 || number >= (UInt128)1 << (7 * (count - 1)), ErrorCode.InvalidLength);
        return Narrow(kind, (ulong)number);
    }

    private ScalarValue Narrow(ScalarKind kind, ulong number)
    {
        Validate(number < (UInt128)1 << (8 * kind.Size), ErrorCode.InvalidValue);
        return Accepted(kind, ControlBits.UnZigZag(kind, number));
    }

    private ScalarValue Accepted(ScalarKind kind, UInt128 number)
    {
        var value = new ScalarValue(number);
        Validate(kind.Accepts(value.Parts), ErrorCode.InvalidValue);
        return value;
    }
}
