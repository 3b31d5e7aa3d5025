namespace FastSer.Generator.Tests.Declarations;

/// <summary>The form of the declaration of a member of the corpus.</summary>
internal enum MemberForm
{
    AutoProperty,
    InitProperty,
    GetOnly,
    PrivateSetter,
    PrivateInit,
    PrivateGetter,
    RequiredProperty,
    Field,
    ReadOnlyField,
    RequiredField,

    /// <summary>A property over a field in source.</summary>
    Wrapper,

    /// <summary>A property over a field in source that bears an attribute.</summary>
    MarkedWrapper,
    Computed,
    WriteOnly,
    ByReference,
    Explicit,
    Indexer,
    Static,
    Constant,
    Event,
    Delegate,
    FilledList,

    /// <summary>A property whose setter copies into its own list.</summary>
    CopyingList,

    /// <summary>A field for which another generator makes a property.</summary>
    Observable,

    /// <summary>A property that is in the code of another generator alone.</summary>
    Foreign,

    /// <summary>A positional parameter of a record, or a captured one of a class.</summary>
    Parameter,
}
