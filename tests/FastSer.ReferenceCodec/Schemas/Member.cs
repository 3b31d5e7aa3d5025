namespace FastSer.ReferenceCodec;

/// <summary>A member of an object, in member order.</summary>
public sealed class Member(string name, Schema schema)
{
    public string Name { get; } = name;

    public Schema Schema { get; } = schema;

    /// <summary>Gets the key in a Tolerant type.</summary>
    public int Key { get; init; }

    /// <summary>Gets whether the key is retired: the member is stepped over.</summary>
    public bool IsRetired { get; init; }

    /// <summary>Gets whether no version of the type has a member of the key: a set bit is refused.</summary>
    public bool IsReserved { get; init; }

    /// <summary>Gets whether a clear bit means null.</summary>
    public bool IsNullable { get; init; }

    /// <summary>Gets whether the object brings a collection of its own, which null cannot replace (section 14).</summary>
    public bool IsNeverNull { get; init; }

    /// <summary>Gets whether the object has no collection that could be filled: null is its only value (section 14).</summary>
    public bool IsAlwaysNull { get; init; }

    /// <summary>Gets whether null is refused, although the encoding has one (section 11).</summary>
    public bool RefusesNull { get; init; }

    /// <summary>Gets the most elements or UTF-16 characters that the type allows (section 11).</summary>
    public uint MaxLength { get; init; } = uint.MaxValue;

    /// <summary>Gets what the member has where the writer did not know it.</summary>
    public Func<Value>? Default { get; init; }
}
