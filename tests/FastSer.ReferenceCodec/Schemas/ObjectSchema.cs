namespace FastSer.ReferenceCodec;

/// <summary>An annotated class or struct (sections 7, 9, 17, 18 and 20.2).</summary>
public sealed class ObjectSchema(string name, bool isClass) : Schema
{
    public string Name { get; } = name;

    public bool IsClass { get; } = isClass;

    public ObjectFormat Format { get; init; }

    /// <summary>Gets whether it, or a type round it, is generic: never of fixed size (section 8).</summary>
    public bool IsGeneric { get; init; }

    /// <summary>Gets the assembly: structs are of fixed size only in their own one (section 9.1).</summary>
    public string Assembly { get; init; } = "";

    /// <summary>Gets whether it is a type of another assembly without an attribute: never of fixed size (section 14).</summary>
    public bool IsExternal { get; init; }

    /// <summary>Gets whether objects keep their identity (section 17).</summary>
    public bool KeepsIdentity { get; init; }

    /// <summary>Gets whether members may be appended: their number is in the data (section 21).</summary>
    public bool IsAppendable { get; init; }

    /// <summary>Gets whether an object is built when it begins, and not when it ends.</summary>
    public bool IsBuiltFirst { get; init; }

    /// <summary>Gets whether the class is a union and one of its own types.</summary>
    public bool IsOwnCase { get; init; }

    /// <summary>Gets whether two objects of the same members are equal as keys; otherwise each equals itself alone.</summary>
    public bool IsEqualByContent { get; init; }

    /// <summary>Gets whether objects keep the members that only later versions know (section 18).</summary>
    public bool KeepsUnknown { get; init; }

    /// <summary>Gets what the type's own code refuses.</summary>
    public Func<ObjectValue, bool>? Accepts { get; init; }

    /// <summary>Gets or sets the members in member order, in a Tolerant type in the order of their keys.</summary>
    public IReadOnlyList<Member> Members { get; set; } = [];

    public override string ToString() => Name;
}
