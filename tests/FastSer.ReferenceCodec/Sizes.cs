namespace FastSer.ReferenceCodec;

/// <summary>Which sizes are known without the value (sections 6, 8 and 20).</summary>
internal static class Sizes
{
    /// <summary>Returns whether all values take the same bytes, for a container in an assembly.</summary>
    public static bool IsFixed(Schema schema, bool compact, string? container) => schema switch
    {
        ScalarSchema scalar => !compact || !(scalar.Kind.IsInteger || scalar.Kind == ScalarKind.Decimal),
        TupleSchema { IsClass: false, Items.Count: > 0 } tuple => tuple.Items.All(item => IsFixed(item, compact, container)),
        ObjectSchema { IsClass: false, IsGeneric: false, IsExternal: false, IsAppendable: false, Format: not ObjectFormat.Tolerant } value =>
            IsOwn(value, container) && value.Members.All(m => IsFixedMember(value, m.Schema)),
        _ => false,
    };

    /// <summary>Returns whether a member stands in the fixed block: not if it has control bits.</summary>
    public static bool IsFixedMember(ObjectSchema owner, Schema member) =>
        IsFixed(member, owner.Format == ObjectFormat.Compact, owner.Assembly)
        && !(ControlBits.Has(owner) && ControlBits.Of(member) > 0);

    /// <summary>Returns whether a struct is of the assembly of its container (section 9.1); a root has no container.</summary>
    private static bool IsOwn(ObjectSchema value, string? container) => container is null || value.Assembly == container;

    /// <summary>The size of what is fixed.</summary>
    public static int Fixed(Schema schema) => schema switch
    {
        ScalarSchema scalar => scalar.Kind.Size,
        TupleSchema tuple => tuple.Items.Sum(Fixed),
        ObjectSchema value => value.Members.Sum(static m => Fixed(m.Schema)),
        _ => throw new ArgumentException("Not of fixed size.", nameof(schema)),
    };

    /// <summary>The least size of an element.</summary>
    public static int Least(Schema schema, bool compact, string? container)
    {
        if (IsFixed(schema, compact, container))
        {
            return Fixed(schema);
        }

        switch (schema)
        {
            case ScalarSchema scalar:
                return scalar.Kind == ScalarKind.Decimal ? 2 : 1;
            case TupleSchema { IsClass: false } tuple:
                return tuple.Items.Sum(item => Least(item, compact, container));
            case ObjectSchema { IsClass: false, IsGeneric: false, IsExternal: false, IsAppendable: false, Format: not ObjectFormat.Tolerant } value
                when IsOwn(value, container):
                return LeastOfStruct(value);
            default:
                return 1;
        }
    }

    private static int LeastOfStruct(ObjectSchema value)
    {
        var compact = value.Format == ObjectFormat.Compact;
        var uncontrolled = value.Members.Where(m => !compact || ControlBits.Of(m.Schema) == 0);
        return (compact ? ControlBits.BytesOf(value) : 0) + uncontrolled.Sum(m => Least(m.Schema, compact, value.Assembly));
    }

    /// <summary>Returns whether a value can hold a collection whose elements are of variable size.</summary>
    public static bool HoldsVariable(Schema schema, bool compact, string? container) =>
        HoldsVariable(schema, compact, container, isInObject: false, []);

    private static bool HoldsVariable(
        Schema schema, bool compact, string? container, bool isInObject, HashSet<(Schema, bool)> seen)
    {
        if (!seen.Add((schema, compact)))
        {
            return false;
        }

        bool Inner(Schema inner) => HoldsVariable(inner, compact, container, isInObject, seen);
        return schema switch
        {
            CollectionSchema collection =>
                !IsFixed(collection.Item, compact && !collection.HasFastItems, container) || Inner(collection.Item),
            GridSchema grid => !IsFixed(grid.Item, compact, container) || Inner(grid.Item),
            NullableSchema nullable => Inner(nullable.Item),
            // Code of generic types cannot know what its type parameter holds, nor is a declared set looked into.
            ParameterSchema parameter => !isInObject || Inner(parameter.Item),
            ChoiceSchema { Format: { } format } union => union.Cases.Any(
                item => HoldsVariable(item.Schema, format == ObjectFormat.Compact, container, isInObject, seen)),
            ChoiceSchema => true,
            CompactSchema wrapper => HoldsVariable(wrapper.Item, true, container, isInObject, seen),
            TupleSchema tuple => tuple.Items.Any(Inner),
            UnionSchema union => union.Cases.Any(item => Inner(item.Schema)),
            ObjectSchema value => value.Members.Any(
                m => HoldsVariable(m.Schema, value.Format == ObjectFormat.Compact, value.Assembly, isInObject: true, seen)),
            _ => false,
        };
    }
}
