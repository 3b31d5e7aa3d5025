using FastSer.CompilerServices;

namespace FastSer.Json;

/// <summary>The JSON of a value that is entered.</summary>
internal enum JsonForm
{
    /// <summary>The JSON of its only part.</summary>
    Transparent,

    /// <summary>An object with a property for each member.</summary>
    Object,

    /// <summary>The members of the object around it.</summary>
    InnerObject,

    /// <summary>The object of a union's case, with the value as a property.</summary>
    Case,

    /// <summary>An array.</summary>
    Array,

    /// <summary>An object with a property for each entry.</summary>
    Map,

    /// <summary>An array with an object for each entry.</summary>
    Entries,

    /// <summary>The elements of a multi-dimensional array.</summary>
    Grid,

    /// <summary>Nothing: the value is not shown.</summary>
    Hidden,
}

/// <summary>A value that is entered.</summary>
/// <param name="Form">Its JSON.</param>
/// <param name="Shape">Its shape.</param>
/// <param name="EndsEntry">Whether the object of a map's entry ends with it.</param>
internal readonly record struct JsonFrame(JsonForm Form, WireShape Shape, bool EndsEntry)
{
    /// <summary>Gets the offset of the mask of a Tolerant object, and its size; 0 for other values.</summary>
    public (int Start, int Size) Mask { get; init; }
}
