namespace FastSer.Generator.Symbols.Forms;

/// <summary>The form in which a type is stored. The first that fits decides: <see cref="TypeForms"/> asks in this order.</summary>
internal enum TypeForm
{
    /// <summary>A type parameter: its argument decides at run time.</summary>
    Parameter,

    /// <summary>An array.</summary>
    Array,

    /// <summary>By a formatter that the type names.</summary>
    Formatter,

    /// <summary>As another type, which the assembly names.</summary>
    Surrogate,

    /// <summary>By its public members, as the assembly says.</summary>
    External,

    /// <summary>As one of the types that the assembly names for it.</summary>
    SharedSet,

    /// <summary>The members of a Tolerant object that only newer versions know.</summary>
    UnknownMembers,

    /// <summary>By a method of the runtime.</summary>
    Scalar,

    /// <summary>By its number.</summary>
    Enum,

    /// <summary>A nullable value, a tuple, the wrapper of the Compact format.</summary>
    Composite,

    /// <summary>By its elements.</summary>
    Collection,

    /// <summary>A struct without an attribute: by its fields.</summary>
    Fields,

    /// <summary>By the code that is generated into it.</summary>
    Annotated,

    /// <summary>Not at all.</summary>
    None,
}
