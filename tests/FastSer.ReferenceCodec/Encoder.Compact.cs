namespace FastSer.ReferenceCodec;

/// <summary>The Compact format (section 20).</summary>
internal sealed partial class Encoder
{
    private const int GroupsOfBlock = 64;
    private const int BytesOfGroup = 16;

    /// <summary>Section 20.2.</summary>
    private void WriteControlled(ObjectSchema schema, ObjectValue value)
    {
        var positions = ControlBits.PositionsOf(schema, out var total);
        var bits = new bool[total];
        if (schema.IsClass)
        {
            bits[0] = true;
        }

        var numbers = new Output();
        for (var i = 0; i < positions.Length; i++)
        {
            if (positions[i] >= 0)
            {
                SetControl(bits, positions[i], numbers, schema.Members[i].Schema, value.Members[i]);
            }
        }

        foreach (var eight in bits.Chunk(8))
        {
            _output.Control((byte)eight.Select(static (bit, i) => bit ? 1 << i : 0).Sum());
        }

        _output.Bytes(numbers.ToArray());
        WriteUncontrolled(schema, value);
    }

    /// <summary>The members of fixed size, then the others.</summary>
    private void WriteUncontrolled(ObjectSchema schema, ObjectValue value)
    {
        bool IsFixed(int i) => Sizes.IsFixedMember(schema, schema.Members[i].Schema);
        bool IsVariable(int i) => ControlBits.Of(schema.Members[i].Schema) == 0 && !IsFixed(i);
        var all = Enumerable.Range(0, schema.Members.Count).ToArray();
        foreach (var i in all.Where(IsFixed))
        {
            Write(schema.Members[i].Schema, value.Members[i], compact: true);
        }

        foreach (var i in all)
        {
            if (schema.Members[i].Schema is NullableSchema nullable)
            {
                if (value.Members[i] is not NullValue)
                {
                    Write(nullable.Item, value.Members[i], compact: true);
                }
            }
            else if (IsVariable(i))
            {
                Write(schema.Members[i].Schema, value.Members[i], compact: true);
            }
        }
    }

    private static void SetControl(bool[] bits, int position, Output numbers, Schema schema, Value value)
    {
        switch (schema)
        {
            case NullableSchema:
                bits[position] = value is not NullValue;
                break;
            case ScalarSchema { Kind.ControlBits: 1 }:
                bits[position] = ((ScalarValue)value).Parts[0] == 1;
                break;
            case ScalarSchema { Kind.ControlBits: 6 }:
                SetDecimal(bits, position, numbers, (ScalarValue)value);
                break;
            case ScalarSchema scalar:
                SetInteger(bits, position, numbers, scalar.Kind, (ScalarValue)value);
                break;
        }
    }

    private static void SetInteger(bool[] bits, int position, Output numbers, ScalarKind kind, ScalarValue value)
    {
        var number = ControlBits.ZigZag(kind, value.Parts[0]);
        if (kind.ControlBits == 4)
        {
            SetBits(bits, position, 4, ControlBits.BytesOf(number));
            numbers.Number(number, ControlBits.BytesOf(number));
        }
        else
        {
            SetWord(bits, position, numbers, number);
        }
    }

    /// <summary>Two bits that say 0, 1, 2 or 4 bytes.</summary>
    private static void SetWord(bool[] bits, int position, Output numbers, ulong word)
    {
        var count = ControlBits.FewBytesOf(word);
        SetBits(bits, position, 2, count == 4 ? 3 : count);
        numbers.Number(word, count);
    }

    /// <summary>The low, middle and high word, then the scale and the sign.</summary>
    private static void SetDecimal(bool[] bits, int position, Output numbers, ScalarValue value)
    {
        var (flags, high, low) = ((uint)value.Parts[0], (uint)value.Parts[1], (ulong)value.Parts[2]);
        SetWord(bits, position, numbers, (uint)low);
        SetWord(bits, position + 2, numbers, low >> 32);
        SetWord(bits, position + 4, numbers, high);
        numbers.Byte((byte)(((flags >> 16) & 0x7F) | ((flags >> 31) << 7)));
    }

    private static void SetBits(bool[] bits, int position, int count, int value)
    {
        for (var i = 0; i < count; i++)
        {
            bits[position + i] = ((value >> i) & 1) != 0;
        }
    }

    /// <summary>As many zero bits below the lowest set one as bytes follow the first (section 20.3).</summary>
    private void WriteLoneInteger(ulong value)
    {
        for (var count = 1; count <= 8; count++)
        {
            if (value < (UInt128)1 << (7 * count))
            {
                _output.Control((byte)((value << count) | (1UL << (count - 1))));
                _output.Number(value >> (8 - count), count - 1);
                return;
            }
        }

        _output.Control(0);
        _output.Number(value, 8);
    }

    private void WriteLoneDecimal(ScalarValue value)
    {
        var bits = new bool[6];
        var numbers = new Output();
        SetDecimal(bits, 0, numbers, value);
        _output.Control((byte)bits.Select(static (bit, i) => bit ? 1 << i : 0).Sum());
        _output.Bytes(numbers.ToArray());
    }

    /// <summary>Sections 20.4 and 20.5.</summary>
    private void WriteSequence(Schema item, IReadOnlyList<Value> items)
    {
        if (item is ScalarSchema { Kind.ControlBits: 1 })
        {
            _output.Bits(items.Select(static i => ((ScalarValue)i).Parts[0] == 1));
        }
        else if (item is ScalarSchema { Kind: { IsInteger: true, IsNative: false } } scalar)
        {
            var ofGroup = BytesOfGroup / scalar.Kind.Size;
            foreach (var block in items.Chunk(GroupsOfBlock * ofGroup))
            {
                WriteBlock(scalar.Kind, block, ofGroup);
            }
        }
        else
        {
            WriteItems(item, items, compact: true);
        }
    }

    /// <summary>A control byte for each group, then the elements, at least a byte each.</summary>
    private void WriteBlock(ScalarKind kind, Value[] block, int ofGroup)
    {
        var numbers = new Output();
        foreach (var group in block.Chunk(ofGroup))
        {
            var control = 0;
            for (var i = 0; i < group.Length; i++)
            {
                var number = ControlBits.ZigZag(kind, ((ScalarValue)group[i]).Parts[0]);
                var count = Math.Max(1, ControlBits.BytesOf(number));
                control |= (count - 1) << (i * 8 / ofGroup);
                numbers.Number(number, count);
            }

            _output.Control((byte)control);
        }

        _output.Bytes(numbers.ToArray());
    }
}
