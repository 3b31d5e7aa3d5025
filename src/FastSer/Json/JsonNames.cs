using FastSer.CompilerServices;
using FastSer.Explaining;

namespace FastSer.Json;

/// <summary>The property names of JSON: docs/json.md, objects.</summary>
internal static class JsonNames
{
    /// <summary>The name or the tag of a union's case.</summary>
    public const string Case = "$type";

    /// <summary>The value of a case that has no members of its own.</summary>
    public const string Value = "$value";

    /// <summary>The number of an object that keeps its identity.</summary>
    public const string Id = "$id";

    /// <summary>The number of an object that was written before.</summary>
    public const string Reference = "$ref";

    /// <summary>The lengths of a multi-dimensional array.</summary>
    public const string Lengths = "$lengths";

    /// <summary>The elements of a multi-dimensional array in row order.</summary>
    public const string Items = "$items";

    /// <summary>The bytes of a value that JSON has no form for, in Base64.</summary>
    public const string Bytes = "$bytes";

    /// <summary>The bytes of a case that the program does not know, in Base64; the members of an object that it does not know.</summary>
    public const string Unknown = "$unknown";

    /// <summary>The number of keys that the writer of unknown members knew.</summary>
    public const string KeyCount = "keyCount";

    /// <summary>The keys of the unknown members.</summary>
    public const string Keys = "keys";

    /// <summary>A value that is not shown.</summary>
    public const string Hidden = "$hidden";

    /// <summary>Returns whether the keys of a map are property names; otherwise each entry is an object.</summary>
    public static bool AreKeys(WireShape key) => LeafValue.TypeOf(key) is not null && JsonScalars.ComponentsOf(key).Count == 0;
}
