namespace FastSer.ReferenceTests;

/// <summary>Values that are nested as deep as one likes, in every type that can contain itself.</summary>
internal static class Chains
{
    /// <summary>Objects of a recursive type of the schema inside each other, or null if there is no such type.</summary>
    /// <param name="root">The schema, in which the recursive type is searched.</param>
    /// <param name="depth">How many objects.</param>
    public static Value? Of(Schema root, int depth)
    {
        var type = TypesOf(root).FirstOrDefault(static t => Nest(t, t) is not null);
        if (type is null)
        {
            return null;
        }

        Value value = Least(type, mayBeNull: false);
        for (var level = 1; level < depth; level++)
        {
            value = Nest(type, type, value)!;
        }

        return root == type ? value : Reach(root, type, value, []);
    }

    /// <summary>The object types that the first member, element or case leads to.</summary>
    private static IEnumerable<ObjectSchema> TypesOf(Schema root) => root switch
    {
        ObjectSchema type => [type],
        UnionSchema union => union.Cases.Select(static item => item.Schema).OfType<ObjectSchema>(),
        CollectionSchema { Item: ObjectSchema type } => [type],
        _ => [],
    };

    private static ObjectValue? Nest(ObjectSchema type, ObjectSchema target, Value? inner = null) =>
        Member(type, target, inner ?? Least(target, mayBeNull: false), [type]);

    private static ObjectValue? Member(ObjectSchema type, ObjectSchema target, Value inner, HashSet<Schema> seen)
    {
        for (var i = 0; i < type.Members.Count; i++)
        {
            var isUsable = !type.Members[i].IsRetired && !type.Members[i].IsAlwaysNull;
            if (isUsable && Reach(type.Members[i].Schema, target, inner, seen) is { } found)
            {
                var value = LeastObject(type);
                value.Members[i] = found;
                return value;
            }
        }

        return null;
    }

    private static Value? Reach(Schema schema, ObjectSchema target, Value inner, HashSet<Schema> seen)
    {
        if (schema == target)
        {
            return inner;
        }

        if (schema is not (ParameterSchema or ExtensionSchema or NullableSchema or TupleSchema) && !seen.Add(schema))
        {
            return null;
        }

        return schema switch
        {
            NullableSchema nullable => Reach(nullable.Item, target, inner, seen),
            ParameterSchema parameter => Reach(parameter.Item, target, inner, seen),
            ExtensionSchema extension => Reach(extension.Item, target, inner, seen),
            CompactSchema wrapper => Reach(wrapper.Item, target, inner, seen),
            CollectionSchema collection =>
                Reach(collection.Item, target, inner, seen) is { } item ? new ListValue([item]) : null,
            TupleSchema tuple => ReachItem(tuple, target, inner, seen),
            UnionSchema union => ReachCase(union.Cases, target, inner, seen),
            ChoiceSchema choice => ReachCase(choice.Cases, target, inner, seen),
            ObjectSchema type => Member(type, target, inner, seen),
            _ => null,
        };
    }

    private static ListValue? ReachItem(TupleSchema tuple, ObjectSchema target, Value inner, HashSet<Schema> seen)
    {
        for (var i = 0; i < tuple.Items.Count; i++)
        {
            if (Reach(tuple.Items[i], target, inner, seen) is { } found)
            {
                return new ListValue([.. tuple.Items.Select((item, k) => k == i ? found : Least(item, mayBeNull: k > 0))]);
            }
        }

        return null;
    }

    private static CaseValue? ReachCase(IReadOnlyList<Case> cases, ObjectSchema target, Value inner, HashSet<Schema> seen)
    {
        foreach (var item in cases)
        {
            if (Reach(item.Schema, target, inner, seen) is { } found)
            {
                return new CaseValue(item.Tag, found);
            }
        }

        return null;
    }

    private static ObjectValue LeastObject(ObjectSchema type)
    {
        var value = new ObjectValue(type);
        for (var i = 0; i < type.Members.Count; i++)
        {
            var member = type.Members[i];
            value.Members[i] = member.IsRetired ? NullValue.Instance : Least(member.Schema, !member.IsNeverNull);
        }

        return value;
    }

    /// <summary>Null where it can stand, else zero or nothing.</summary>
    private static Value Least(Schema schema, bool mayBeNull) => schema switch
    {
        ScalarSchema scalar => new ScalarValue([.. scalar.Kind.Sizes.Select(static _ => UInt128.Zero)]),
        BigIntegerSchema => new BigIntegerValue(0),
        AddressSchema when !mayBeNull => new AddressValue(new byte[4], 0),
        ParameterSchema parameter => Least(parameter.Item, mayBeNull),
        ExtensionSchema { Samples: [var sample, ..] } => sample,
        ExtensionSchema extension => Least(extension.Item, mayBeNull: false),
        CompactSchema wrapper => Least(wrapper.Item, mayBeNull),
        TupleSchema { IsClass: false } tuple =>
            new ListValue([.. tuple.Items.Select(static item => Least(item, mayBeNull: true))]),
        CollectionSchema collection when collection.NullForm != NullForm.Null || !mayBeNull => new ListValue([]),
        ObjectSchema type when !type.IsClass || !mayBeNull => LeastObject(type),
        TextSchema when !mayBeNull => new TextValue(""),
        _ => NullValue.Instance,
    };
}
