namespace FastSer.ReferenceCodec;

/// <summary>Annotated types (sections 7, 9, 15, 17 and 18).</summary>
internal sealed partial class Decoder
{
    private const uint MaxTagHeader = int.MaxValue;

    private readonly List<ObjectValue> _known = [];
    private readonly HashSet<ObjectValue> _built = new(ReferenceEqualityComparer.Instance);

    private Value ReadObject(ObjectSchema schema)
    {
        if (schema.Format == ObjectFormat.Tolerant)
        {
            return ReadTolerant(schema);
        }

        if (schema.KeepsIdentity)
        {
            return ReadKept(schema);
        }

        if (ControlBits.Has(schema))
        {
            return ReadControlled(schema);
        }

        if (schema.IsAppendable)
        {
            return schema.IsClass && _input.Peek() == 0 ? ReadNullCount() : ReadPresent(schema, new ObjectValue(schema));
        }

        return schema.IsClass && !_input.Presence() ? NullValue.Instance : ReadPresent(schema, new ObjectValue(schema));
    }

    private ObjectValue ReadPresent(ObjectSchema schema, ObjectValue value)
    {
        var count = schema.IsAppendable ? ReadMemberCount(schema) : schema.Members.Count;
        Enter(schema, () =>
        {
            if (schema.IsAppendable)
            {
                ReadFirstMembers(schema, value, count);
            }
            else
            {
                ReadMembers(schema, value);
            }
        });
        return Built(schema, value);
    }

    /// <summary>Section 15.</summary>
    private Value ReadUnion(UnionSchema union)
    {
        var header = _input.Length();
        if (header == 0)
        {
            return NullValue.Instance;
        }

        if (union.Cases.FirstOrDefault(item => item.Tag == header - 1) is not { } named)
        {
            return header > MaxTagHeader ? throw _input.Reject(ErrorCode.InvalidLength)
                : union.KeepsUnknown ? new CaseValue((int)header - 1, new UnknownCase(ObjectBytes()))
                : union.IsTolerant ? StepOverObject()
                : throw _input.Reject(ErrorCode.UnknownUnionTag);
        }

        if (named.Schema is UnionSchema enclosed && union.IsTolerant)
        {
            return ReadEnclosed(named, () => ReadUnion(enclosed));
        }

        if (named.Schema is UnionSchema inner)
        {
            // A tag that is not known inside a Tolerant union makes the whole value null; a null there is refused.
            return ReadUnion(inner) switch
            {
                CaseValue tagged => new CaseValue(named.Tag, tagged),
                var none when none == NullValue.OfUnknownTag => none,
                _ => throw _input.Reject(ErrorCode.InvalidValue),
            };
        }

        var schema = (ObjectSchema)named.Schema;
        var value = Encoder.IsWhole(schema) ? ReadObject(schema) : ReadPresent(schema, new ObjectValue(schema));
        return value is not NullValue ? new CaseValue(named.Tag, value)
            : schema.Format == ObjectFormat.Tolerant ? throw _input.Reject(ErrorCode.InvalidPresence)
            : throw _input.Reject(ErrorCode.InvalidValue);
    }

    /// <summary>A union in a Tolerant union, or the content of a Tolerant C# union: L of the length + 1, then the value, which is not null.</summary>
    private Value ReadEnclosed(Case named, Func<Value> read)
    {
        var header = _input.Length();
        if (header == 0)
        {
            throw _input.Reject(ErrorCode.InvalidPresence);
        }

        _input.Need(header - 1);
        var end = _input.Position + (int)(header - 1);
        var value = read();
        if (value == NullValue.Instance)
        {
            throw _input.Reject(ErrorCode.InvalidValue);
        }

        Validate(_input.Position == end, ErrorCode.InvalidMembers);
        return value == NullValue.OfUnknownTag ? value : new CaseValue(named.Tag, value);
    }

    private NullValue StepOverObject()
    {
        ObjectBytes();
        return NullValue.OfUnknownTag;
    }

    private byte[] ObjectBytes()
    {
        var header = _input.Length();
        return header == 0 ? throw _input.Reject(ErrorCode.InvalidPresence) : _input.Bytes(header - 1);
    }

    /// <summary>Section 17.</summary>
    private Value ReadKept(ObjectSchema schema)
    {
        switch (_input.Byte())
        {
            case 0:
                return NullValue.Instance;
            case 1:
                var value = new ObjectValue(schema);
                _known.Add(value);
                if (schema.IsBuiltFirst)
                {
                    _built.Add(value);
                }

                ReadPresent(schema, value);
                _built.Add(value);
                return value;
            case 2:
                var known = _known.ElementAtOrDefault(checked((int)Math.Min(_input.Length(), int.MaxValue)));
                return known?.Schema == schema && _built.Contains(known) ? known : throw _input.Reject(ErrorCode.InvalidReference);
            default:
                throw _input.Reject(ErrorCode.InvalidPresence);
        }
    }

    /// <summary>The fixed block, which must be there as a whole, then the other members.</summary>
    private void ReadMembers(ObjectSchema schema, ObjectValue value)
    {
        var compact = schema.Format == ObjectFormat.Compact;
        bool IsFixed(int i) => Sizes.IsFixedMember(schema, schema.Members[i].Schema);
        var all = Enumerable.Range(0, schema.Members.Count).ToArray();
        var (outer, _) = (_container, _container = schema.Assembly);
        _input.Need(all.Where(IsFixed).Sum(i => Sizes.Fixed(schema.Members[i].Schema)));
        foreach (var i in all.Where(IsFixed).Concat(all.Where(i => !IsFixed(i))))
        {
            value.Members[i] = ReadMember(schema, schema.Members[i], schema.Members[i].Schema, compact);
        }

        _container = outer;
    }

    private Value ReadMember(ObjectSchema owner, Member member, Schema schema, bool compact, bool isWhole = true)
    {
        var isBuilt = isWhole && owner is { IsBuiltFirst: true, KeepsIdentity: false } && owner.Format != ObjectFormat.Tolerant;

        // An object that is built already has the collection that is filled, or has none. One that keeps its identity is filled at its end.
        if (isBuilt && member.IsAlwaysNull && _input.Peek() != 0)
        {
            throw _input.Reject(ErrorCode.UserCode);
        }

        _maxLength = member.MaxLength;
        var value = Read(schema, compact);
        // A set bit of a Tolerant object says that there is a value: null there is wrong in any case.
        var isMarked = owner.Format == ObjectFormat.Tolerant && member.IsNullable;
        Validate(!member.RefusesNull || value is not NullValue, isMarked ? ErrorCode.InvalidPresence : ErrorCode.UnexpectedNull);
        Validate(!isBuilt || !member.IsNeverNull || value is not NullValue, ErrorCode.InvalidValue);
        return value;
    }

    private void Enter(ObjectSchema schema, Action read)
    {
        var isRecursive = Recursion.Of(schema);
        if (isRecursive && ++_depth > MaxDepth)
        {
            throw _input.Reject(ErrorCode.DepthExceeded);
        }

        read();
        _depth -= isRecursive ? 1 : 0;
    }

    /// <summary>A null that a member refuses.</summary>
    private static bool IsWrong(Value value) => value is NullValue && value != NullValue.OfDeclaredDefault;

    private ObjectValue Built(ObjectSchema schema, ObjectValue value)
    {
        for (var i = 0; i < schema.Members.Count; i++)
        {
            Validate(!schema.Members[i].RefusesNull || !IsWrong(value.Members[i]), ErrorCode.UnexpectedNull);
            Validate(!schema.Members[i].IsAlwaysNull || value.Members[i] is NullValue, ErrorCode.UserCode);
            Validate(!schema.Members[i].IsNeverNull || value.Members[i] is not NullValue, ErrorCode.InvalidValue);
        }

        return schema.Accepts?.Invoke(value) == false ? throw _input.Reject(ErrorCode.UserCode) : value;
    }
}
