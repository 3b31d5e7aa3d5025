namespace FastSer.Generator.Model;

/// <summary>How a type is written.</summary>
internal enum WireKind
{
    /// <summary>A built-in value of fixed size, written by a method named after <see cref="TypeRef.Suffix"/>.</summary>
    Scalar,

    /// <summary>A built-in value of variable size: string, Version, Uri, BigInteger, BitArray, StringBuilder.</summary>
    VariableScalar,

    /// <summary>An enum: its underlying scalar.</summary>
    Enum,

    /// <summary><c>Nullable&lt;T&gt;</c>: presence byte and value.</summary>
    Nullable,

    /// <summary>A one-dimensional array.</summary>
    Array,

    /// <summary><c>List&lt;T&gt;</c>.</summary>
    List,

    /// <summary><c>HashSet&lt;T&gt;</c>.</summary>
    HashSet,

    /// <summary><c>Dictionary&lt;TKey, TValue&gt;</c>.</summary>
    Dictionary,

    /// <summary>Any other collection of elements (<see cref="TypeRef.Collection"/>).</summary>
    Sequence,

    /// <summary>Any other collection of keys with values (<see cref="TypeRef.Collection"/>).</summary>
    Map,

    /// <summary>
    /// A type that is written and read as another one: on the wire it is that type (<see cref="CollectionModel.ReadVia"/>),
    /// in its bytes, its shape and its schema.
    /// </summary>
    Converted,

    /// <summary>An array of 2 to 4 dimensions.</summary>
    Grid,

    /// <summary>A ValueTuple or KeyValuePair: its items in order.</summary>
    ValueTuple,

    /// <summary>A System.Tuple: presence byte and its items in order.</summary>
    Tuple,

    /// <summary>An annotated class.</summary>
    Object,

    /// <summary>An annotated struct of fixed size from this assembly.</summary>
    Value,

    /// <summary>Any other annotated struct.</summary>
    Struct,

    /// <summary>An object, interface or base class that holds one of a declared set of types: a tag, then the value.</summary>
    Choice,

    /// <summary>A type that a formatter of the user's writes and reads.</summary>
    Custom,

    /// <summary>A type for which an annotated type stands.</summary>
    Surrogate,

    /// <summary>A type parameter: found at run time.</summary>
    Any,

    /// <summary><c>Compact&lt;T&gt;</c>: its value in the Compact format.</summary>
    Compact,
}
