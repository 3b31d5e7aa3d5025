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
        var end = _input.Position + (int)(header - 1);
        var value = new ObjectValue(schema);
        var (outer, _) = (_container, _container = schema.Assembly);
        Enter(schema, () => ReadKeys(schema, value, end));
        _container = outer;
        return Built(schema, value);
    }

    /// <summary>Members are read wherever they end; then this must be where the length says.</summary>
    private void ReadKeys(ObjectSchema schema, ObjectValue value, int end)
    {
        var mask = ReadMask(end);
        Validate(!schema.Members.Where((member, key) => member.IsReserved && key < mask.Count && mask[key]).Any(), ErrorCode.InvalidMembers);
        for (var key = 0; key < schema.Members.Count; key++)
        {
            var member = schema.Members[key];
            if (key < mask.Count && mask[key])
            {
                value.Members[key] = ReadKeyed(schema, member);
            }
            else if (!member.IsRetired)
            {
                value.Members[key] = key < mask.Count && member.IsNullable ? NullValue.Instance : member.Default!();
                Validate(!member.RefusesNull || !IsWrong(value.Members[key]), ErrorCode.UnexpectedNull);
            }
        }

        // Keys of later versions: a byte at least for each bit that is set.
        var unknown = mask.Skip(schema.Members.Count).ToArray();
        var count = unknown.Count(static bit => bit);
        var left = end - _input.Position;
        Validate(count == 0 ? left == 0 : left >= count, ErrorCode.InvalidMembers);
        var bytes = _input.Bytes(left);
        value.Unknown = schema.KeepsUnknown && unknown.Length > 0 ? new UnknownMembers(unknown, bytes) : null;
    }

    /// <summary>The bits below the highest one that is set; the last byte is not 0.</summary>
    private List<bool> ReadMask(int end)
    {
        var bits = new List<bool>();
        byte last;
        do
        {
            if (_input.Position == end)
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
    private Value ReadKeyed(ObjectSchema owner, Member member)
    {
        var schema = member.Schema is NullableSchema nullable ? nullable.Item : member.Schema;
        if (member.IsRetired && schema is ObjectSchema { Format: ObjectFormat.Tolerant })
        {
            return StepOverObject();
        }

        var value = ReadMember(owner, member, schema, compact: false);
        return member.IsNullable && value == NullValue.Instance ? throw _input.Reject(ErrorCode.InvalidPresence) : value;
    }
}
