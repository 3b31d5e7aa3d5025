namespace FastSer.Fuzz;

/// <summary>Names that generated code or the runtime uses itself, keywords, and others that are rare.</summary>
internal static class Names
{
    public static IReadOnlyList<string> Members { get; } =
    [
        "reader", "writer", "value", "item", "items", "count", "result", "block", "formatter", "options", "data", "i", "index",
        "length", "other", "state", "start", "end", "mask", "key", "element", "obj", "instance", "bytes", "span", "_", "__", "a",
        "@class", "@event", "@int", "@null", "@this", "@base", "@default", "@new", "@record", "@field", "@var", "@global", "@await",
        "@async", "@where", "@partial", "@file", "@scoped", "@ref", "@in", "@out", "@is", "@typeof", "@params", "@object", "@string",
        "ünïcode", "Ω", "名前", "System", "FastSer", "Int32", "String", "Object", "Nullable", "Unsafe", "FastWriter", "FastReader",
        "WriteBlock", "ReadBlock", "Write", "Read", "Skip", "Put", "Get", "Create", "GetSize", "IsValid", "Serialize", "Deserialize",
        "Value", "HasValue", "Length", "Count", "Key", "T", "TSelf", "Type", "Kind", "Shape", "Members", "Populate", "set", "get",
        "init", "add", "remove", "when", "yield", "nameof", "from", "select", "record1", "m_value", "_value", "s_value", "arg", "x", "y",
        "Item1", "Rest", "Default", "Empty", "Base", "Dispose", "Add", "Clear", "Invoke", "op_Implicit", "get_Other", "@checked", "IsNull", "ToObject",
    ];

    /// <summary>They hide what every object has.</summary>
    public static IReadOnlyList<string> OfObject { get; } =
        ["GetType", "Equals", "GetHashCode", "ToString", "MemberwiseClone", "ReferenceEquals"];

    public static IReadOnlyList<string> Types { get; } =
    [
        "List", "String", "Guid", "Int32", "Object", "Span", "ReadOnlySpan", "Dictionary", "FastWriter", "FastReader", "FastSerializer",
        "WriteBlock", "ReadBlock", "Unsafe", "Type", "Exception", "Array", "Nullable", "Attribute", "WireShape", "WireFormat", "Enum",
        "DateTime", "Decimal", "Boolean", "Byte", "MemoryMarshal", "Interlocked", "Program", "Ünï", "@class", "@namespace", "_", "Value",
        "Formatter", "Resolver", "Cache", "BitConverter", "RuntimeHelpers", "FormatterOf", "Index", "Range", "ValueTuple", "Enumerable",
    ];

    public static IReadOnlyList<string> Namespaces { get; } =
        ["", "N", "A.B", "A.System", "FastSer.Odd", "System.Odd", "N.FastSer", "Ω.名前", "Prelude.Inner", "@class.@new", "Global"];
}
