namespace FastSer.ReferenceCodec;

/// <summary>Annotated types (sections 7, 9, 15, 17 and 18).</summary>
internal sealed partial class Encoder
{
    private void WriteObject(ObjectSchema schema, Value value)
    {
        if (value is not ObjectValue present)
        {
            _output.Control(0);
        }
        else if (schema.Format == ObjectFormat.Tolerant)
        {
            WriteTolerant(schema, present);
        }
        else if (schema.KeepsIdentity)
        {
            WriteKept(schema, present);
        }
        else if (ControlBits.Has(schema))
        {
            WriteControlled(schema, present);
        }
        else
        {
            if (schema is { IsClass: true, IsAppendable: false })
            {
                _output.Control(1);
            }

            WriteMembers(schema, present);
        }
    }

    private void WriteUnion(UnionSchema union, Value value)
    {
        if (value is not CaseValue tagged)
        {
            _output.Length(0);
            return;
        }

        if (union.IsTolerant && versions?.Next(8) == 0)
        {
            WriteUnknownCase(union.Cases);
            return;
        }

        _output.Length((ulong)tagged.Tag + 1);
        if (tagged.Value is UnknownCase unknown)
        {
            var kept = new Output();
            kept.Bytes(unknown.Bytes);
            _output.Nested(kept);
            return;
        }

        switch (union.Cases.Single(item => item.Tag == tagged.Tag).Schema)
        {
            case UnionSchema inner when union.IsTolerant:
                WriteEnclosed(() => WriteUnion(inner, tagged.Value));
                break;
            case UnionSchema inner:
                WriteUnion(inner, tagged.Value);
                break;
            case ObjectSchema schema when IsWhole(schema):
                WriteObject(schema, tagged.Value);
                break;
            case ObjectSchema schema:
                WriteMembers(schema, (ObjectValue)tagged.Value);
                break;
        }
    }

    private void WriteEnclosed(Action write)
    {
        var outer = _output;
        _output = new Output();
        write();
        outer.Nested(_output);
        _output = outer;
    }

    /// <summary>Returns whether a length stands between a tag and its value, because the value does not begin with one.</summary>
    public static bool IsEnclosed(ChoiceSchema choice, Case named) =>
        choice.IsTolerant && named.Schema is not ObjectSchema { Format: ObjectFormat.Tolerant };

    /// <summary>Returns whether the whole encoding stands behind a tag, and not the members alone.</summary>
    public static bool IsWhole(ObjectSchema schema) =>
        !schema.IsClass || schema.KeepsIdentity || schema.IsAppendable || schema.Format == ObjectFormat.Tolerant || ControlBits.Has(schema);

    private void WriteKept(ObjectSchema schema, ObjectValue value)
    {
        if (_known.TryGetValue(value, out var number))
        {
            _output.Control(2);
            _output.Length(number);
            return;
        }

        _known.Add(value, (uint)_known.Count);
        _output.Control(1);
        WriteMembers(schema, value);
    }

    /// <summary>The members of fixed size, then the others.</summary>
    private void WriteMembers(ObjectSchema schema, ObjectValue value)
    {
        if (schema.IsAppendable)
        {
            WriteFirstMembers(schema, value);
            return;
        }

        var compact = schema.Format == ObjectFormat.Compact;
        bool IsFixed(int i) => Sizes.IsFixedMember(schema, schema.Members[i].Schema);
        var all = Enumerable.Range(0, schema.Members.Count).ToArray();
        foreach (var i in all.Where(IsFixed).Concat(all.Where(i => !IsFixed(i))))
        {
            Write(schema.Members[i].Schema, value.Members[i], compact);
        }
    }

    /// <summary>Section 21: the number of members + 1, then these in member order. An older version knows fewer.</summary>
    private void WriteFirstMembers(ObjectSchema schema, ObjectValue value)
    {
        var count = versions?.Next(3) == 0 ? versions.Next(schema.Members.Count + 1) : schema.Members.Count;
        _output.Control((byte)(count + 1));
        for (var i = 0; i < count; i++)
        {
            Write(schema.Members[i].Schema, value.Members[i], schema.Format == ObjectFormat.Compact);
        }
    }

    /// <summary>A value of a type that only later versions of the union name.</summary>
    private void WriteUnknownCase(IReadOnlyList<Case> cases)
    {
        _output.Length((ulong)cases.Max(static item => item.Tag) + 1 + (ulong)versions!.Next(1, 300));
        var inner = new Output();
        inner.Bytes(Some());
        _output.Nested(inner);
    }

    private byte[] Some()
    {
        var bytes = new byte[versions!.Next(1, 5)];
        versions.NextBytes(bytes);
        return bytes;
    }

    /// <summary>Which members are there. Other versions know fewer keys or more, and may have retired any.</summary>
    private bool[] MaskOf(ObjectSchema schema, ObjectValue value)
    {
        bool IsThere(int key) =>
            !schema.Members[key].IsRetired && !(schema.Members[key].IsNullable && value.Members[key] is NullValue);
        var known = Enumerable.Range(0, schema.Members.Count).Select(IsThere).ToArray();
        return versions?.Next(4) switch
        {
            null or 0 => [.. known, .. value.Unknown?.Bits ?? []],
            1 => known[..versions.Next(known.Length + 1)],
            2 => [.. known, .. Enumerable.Range(0, versions.Next(1, 20)).Select(_ => versions.Next(2) == 0)],
            _ => [.. known.Select(bit => bit && versions.Next(3) > 0)],
        };
    }

    /// <summary>Section 18: L of the length + 1, the mask, the members whose bits are set.</summary>
    private void WriteTolerant(ObjectSchema schema, ObjectValue value)
    {
        bool[] bits = [.. MaskOf(schema, value), true];
        var outer = _output;
        _output = new Output();
        var groups = bits.Chunk(7).ToArray();
        for (var i = 0; i < groups.Length; i++)
        {
            var group = groups[i].Select(static (bit, position) => bit ? 1 << position : 0).Sum();
            _output.Control((byte)(i < groups.Length - 1 ? group | 0x80 : group));
        }

        var isKept = value.Unknown is { } kept && bits.Skip(schema.Members.Count).SkipLast(1).SequenceEqual(kept.Bits);
        for (var i = 0; i < bits.Length - 1; i++)
        {
            if (isKept && i >= schema.Members.Count)
            {
                break;
            }

            if (bits[i] && i >= schema.Members.Count)
            {
                _output.Bytes(Some());
            }
            else if (bits[i])
            {
                var member = schema.Members[i].Schema;
                Write(member is NullableSchema nullable ? nullable.Item : member, value.Members[i], compact: false);
            }
        }

        _output.Bytes(isKept ? value.Unknown!.Bytes : []);
        outer.Nested(_output);
        _output = outer;
    }
}
