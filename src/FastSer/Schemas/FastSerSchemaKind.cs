namespace FastSer;

/// <summary>The kinds of a <see cref="FastSerSchemaValue"/>, by their encoding.</summary>
public enum FastSerSchemaKind
{
    /// <summary>A scalar: <see cref="FastSerSchemaValue.Scalar"/> names it.</summary>
    Scalar,

    /// <summary>An enum: a scalar, with the names of <see cref="FastSerSchemaValue.Reference"/>.</summary>
    Enum,

    /// <summary>A string, or a value that is encoded as one.</summary>
    String,

    /// <summary>A Uri: encoded as a string.</summary>
    Uri,

    /// <summary>A Version.</summary>
    Version,

    /// <summary>A BigInteger.</summary>
    BigInteger,

    /// <summary>A BitArray.</summary>
    BitArray,

    /// <summary>An IPAddress.</summary>
    IPAddress,

    /// <summary>An IPEndPoint.</summary>
    IPEndPoint,

    /// <summary>A count and elements: an array, a list, a set. It has one part, the element.</summary>
    Sequence,

    /// <summary>A count and entries. It has two parts, <c>Key</c> and <c>Value</c>.</summary>
    Map,

    /// <summary>A multi-dimensional array. It has one part, the element.</summary>
    MultiDimArray,

    /// <summary>Parts in their order: a tuple, a pair, or a built-in type that consists of others.</summary>
    Tuple,

    /// <summary>An object: <see cref="FastSerSchemaValue.Reference"/> names its type.</summary>
    Object,

    /// <summary>A union that <see cref="FastSerSchemaValue.Reference"/> names, or a declared set of types with its own cases.</summary>
    Union,

    /// <summary>A <see cref="System.Type"/>: each case is a tag that stands for the type itself.</summary>
    TypeName,

    /// <summary>A value that a formatter of the application encodes: <see cref="FastSerSchemaValue.Formatter"/> names it.</summary>
    Opaque,
}
