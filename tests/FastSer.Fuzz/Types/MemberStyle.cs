namespace FastSer.Fuzz;

/// <summary>The form of the declaration of a member.</summary>
internal enum MemberStyle
{
    Property,
    Field,
    Init,
    Required,
    RequiredField,
    PrivateSetter,
    IncludedField,
    IncludedProperty,

    /// <summary>The parameter of a constructor of the source or of a positional record.</summary>
    Parameter,

    /// <summary>A readonly field that a constructor takes.</summary>
    ReadOnlyField,

    /// <summary>A collection without a setter.</summary>
    Filled,

    /// <summary>A public member that is left out.</summary>
    Ignored,

    /// <summary>A private field that is no member.</summary>
    Private,
}
