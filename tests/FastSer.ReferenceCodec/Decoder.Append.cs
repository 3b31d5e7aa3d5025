namespace FastSer.ReferenceCodec;

/// <summary>Types that members may be appended to (section 21).</summary>
internal sealed partial class Decoder
{
    private NullValue ReadNullCount()
    {
        _input.Byte();
        return NullValue.Instance;
    }

    private int ReadMemberCount(ObjectSchema schema)
    {
        var header = _input.Peek();
        Validate(header != 0, ErrorCode.InvalidPresence);
        Validate(header - 1 <= schema.Members.Count, ErrorCode.NewerVersion);
        return _input.Byte() - 1;
    }

    /// <summary>Reads the members that the writer knew; the others have their declared defaults.</summary>
    private void ReadFirstMembers(ObjectSchema schema, ObjectValue value, int count)
    {
        var (outer, _) = (_container, _container = schema.Assembly);
        for (var i = 0; i < schema.Members.Count; i++)
        {
            var member = schema.Members[i];
            value.Members[i] = i < count
                ? ReadMember(schema, member, member.Schema, schema.Format == ObjectFormat.Compact, isWhole: count == schema.Members.Count)
                : member.Default!();
        }

        _container = outer;
    }
}
