namespace FastSer.ReferenceCodec;

/// <summary>The Tolerant format (section 18).</summary>
internal sealed partial class Decoder
{
    private const byte Continues = 0x80;

    private Value ReadTolerant(ObjectSchema schema)
    {
        var header = _input.Length();
        if (header == 0)
        {
            return schema.IsClass ? NullValue.Instance : throw _input.Reject(ErrorCode.InvalidPresence);
        }

        _input.Need(header - 1);
        if (!_validates)
        {
            _input.Bytes(header - 1);
            return NullValue.Instance;
        }

        var value = new ObjectValue(schema);
        var (end, reserved, container) = (_input.End, _input.Reserved, _container);
        _input.End = _input.Position + (int)(header - 1);
        _input.Reserved = 0;
        _container = schema.Assembly;
        Enter(schema, () => ReadKeys(schema, value));
        (_input.End, _input.Reserved, _container) = (end, reserved, container);
        return Built(schema, value);
    }

    private void ReadKeys(ObjectSchema schema, ObjectValue value)
    {
        var mask = ReadMask();
        for (var key = 0; key < schema.Members.Count; key++)
        {
            var member = schema.Members[key];
            if (key < mask.Count && mask[key])
            {
                value.Members[key] = member.IsRetired ? StepOver(member.Schema) : ReadKeyed(member);
            }
            else if (!member.IsRetired && !(key < mask.Count && member.IsNullable))
            {
                value.Members[key] = member.Default!();
            }
        }

        // Keys of later versions: a byte at least for each bit that is set.
        var unknown = mask.Skip(schema.Members.Count).Count(static bit => bit);
        if (unknown == 0 ? _input.Unread > 0 : _input.Unread < unknown)
        {
            throw _input.Reject(ErrorCode.InvalidMembers);
        }

        _input.Bytes(_input.Unread);
    }

    /// <summary>The bits below the highest one that is set; the last byte is not 0.</summary>
    private List<bool> ReadMask()
    {
        var bits = new List<bool>();
        byte last;
        do
        {
            if (_input.Unread == 0)
            {
                throw _input.Reject(ErrorCode.InvalidMembers);
            }

            last = _input.Byte();
            bits.AddRange(Enumerable.Range(0, 7).Select(i => ((last >> i) & 1) != 0));
        }
        while ((last & Continues) != 0);

        if (last == 0)
        {
            throw _input.Reject(ErrorCode.InvalidMembers);
        }

        bits.RemoveRange(bits.LastIndexOf(true), bits.Count - bits.LastIndexOf(true));
        return bits;
    }

    /// <summary>Behind a set bit there is no null.</summary>
    private Value ReadKeyed(Member member)
    {
        var value = ReadMember(member, member.Schema is NullableSchema nullable ? nullable.Item : member.Schema, compact: false);
        return member.IsNullable && value is NullValue ? throw _input.Reject(ErrorCode.InvalidPresence) : value;
    }

    private NullValue StepOver(Schema schema)
    {
        var outer = _validates;
        _validates = false;
        Read(schema is NullableSchema nullable ? nullable.Item : schema, compact: false);
        _validates = outer;
        return NullValue.Instance;
    }
}
