namespace FastSer.Fuzz;

/// <summary>A member of a type.</summary>
internal sealed class MemberModel(string name, TypeRef type, MemberStyle style)
{
    public string Name { get; } = name;

    public TypeRef Type { get; } = type;

    public MemberStyle Style { get; set; } = style;

    /// <summary>Attributes before it, apart from its key.</summary>
    public string Attributes { get; set; } = "";

    /// <summary>Its key, or -1 for the next one.</summary>
    public int Key { get; set; } = -1;

    /// <summary>Its key stands in the source, also where the other members have theirs from the schema lock.</summary>
    public bool HasWrittenKey { get; set; }

    /// <summary>Its type has no question mark, and its owner refuses null.</summary>
    public bool RefusesNull { get; set; }

    /// <summary>The most elements or characters; -1 for any number.</summary>
    public int MaxLength { get; set; } = -1;

    /// <summary>Its strings are looked up in a pool.</summary>
    public bool IsInterned { get; set; }

    /// <summary>The number of keys of a Tolerant type that are reserved before its own.</summary>
    public int ReservedBefore { get; set; }

    /// <summary>Its type as the source has it.</summary>
    public string TypeText => RefusesNull ? Type.Text : Type.Nullable;

    /// <summary>The initializer that a version of a Tolerant type declares for data that lacks the member.</summary>
    public string? Initializer { get; set; }

    /// <summary>The offset in an explicit layout.</summary>
    public int Offset { get; set; } = -1;

    public bool IsSaved => Style is not (MemberStyle.Ignored or MemberStyle.Private);

    public bool IsParameter => Style is MemberStyle.Parameter or MemberStyle.ReadOnlyField;

    public string ParameterName => Name[0] == '@' ? Name : char.IsUpper(Name[0]) ? "@" + char.ToLowerInvariant(Name[0]) + Name[1..] : Name;
}
