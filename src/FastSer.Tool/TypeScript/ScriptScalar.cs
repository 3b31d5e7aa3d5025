namespace FastSer.Tool.TypeScript;

/// <summary>A scalar in JavaScript.</summary>
/// <param name="Size">The bytes of a value.</param>
/// <param name="Read">The expression that reads it at the place <c>@</c>.</param>
/// <param name="Write">The method of the writer, with further arguments.</param>
/// <param name="Type">The type in TypeScript.</param>
/// <param name="Array">The typed array of such values, or null.</param>
internal sealed record ScriptScalar(int Size, string Read, string Write, string Type, string? Array = null)
{
    private static readonly Dictionary<string, ScriptScalar> s_all = new(StringComparer.Ordinal)
    {
        ["Boolean"] = new(1, "r.boolAt(@)", "bool", "boolean"),
        ["Byte"] = new(1, "r.bytes[@]", "uint8", "number", "Uint8Array"),
        ["SByte"] = new(1, "r.view.getInt8(@)", "int8", "number", "Int8Array"),
        ["Int16"] = new(2, "r.view.getInt16(@, true)", "int16", "number", "Int16Array"),
        ["UInt16"] = new(2, "r.view.getUint16(@, true)", "uint16", "number", "Uint16Array"),
        ["Char"] = new(2, "r.charAt(@)", "char", "string"),
        ["Half"] = new(2, "r.halfAt(@)", "half", "number"),
        ["Int32"] = new(4, "r.view.getInt32(@, true)", "int32", "number", "Int32Array"),
        ["UInt32"] = new(4, "r.view.getUint32(@, true)", "uint32", "number", "Uint32Array"),
        ["Single"] = new(4, "r.view.getFloat32(@, true)", "float32", "number", "Float32Array"),
        ["Int64"] = new(8, "r.view.getBigInt64(@, true)", "int64", "bigint", "BigInt64Array"),
        ["UInt64"] = new(8, "r.view.getBigUint64(@, true)", "uint64", "bigint", "BigUint64Array"),
        ["Double"] = new(8, "r.view.getFloat64(@, true)", "float64", "number", "Float64Array"),
        ["IntPtr"] = new(8, "r.view.getBigInt64(@, true)", "int64", "bigint", "BigInt64Array"),
        ["UIntPtr"] = new(8, "r.view.getBigUint64(@, true)", "uint64", "bigint", "BigUint64Array"),
        ["Int128"] = new(16, "r.int128At(@)", "int128", "bigint"),
        ["UInt128"] = new(16, "r.uint128At(@)", "uint128", "bigint"),
        ["Decimal"] = new(16, "r.decimalAt(@)", "decimal", "fastser.Decimal"),
        ["Rune"] = new(4, "r.runeAt(@)", "rune", "string"),
        ["Guid"] = new(16, "r.guidAt(@)", "guid", "fastser.Guid"),
        ["DateTime"] = new(8, "r.dateTimeAt(@)", "dateTime", "fastser.DateTime"),
        ["DateTimeOffset"] = new(10, "r.dateTimeOffsetAt(@)", "dateTimeOffset", "fastser.DateTimeOffset"),
        ["DateOnly"] = new(4, "r.dateOnlyAt(@)", "dateOnly", "fastser.DateOnly"),
        ["TimeOnly"] = new(8, "r.timeOnlyAt(@)", "timeOnly", "fastser.TimeOnly"),
        ["TimeSpan"] = new(8, "r.timeSpanAt(@)", "timeSpan", "fastser.TimeSpan"),
        ["Index"] = new(4, "r.view.getInt32(@, true)", "int32", "number"),
        ["Range"] = Several("int32", 4, 2),
        ["Complex"] = Several("float64", 8, 2),
        ["Vector2"] = Several("float32", 4, 2),
        ["Vector3"] = Several("float32", 4, 3),
        ["Vector4"] = Several("float32", 4, 4),
        ["Quaternion"] = Several("float32", 4, 4),
        ["Plane"] = Several("float32", 4, 4),
        ["Matrix4x4"] = Several("float32", 4, 16),
        ["Matrix3x2"] = Several("float32", 4, 6),
        ["Point"] = Several("int32", 4, 2),
        ["Size"] = Several("int32", 4, 2),
        ["Rectangle"] = Several("int32", 4, 4),
        ["PointF"] = Several("float32", 4, 2),
        ["SizeF"] = Several("float32", 4, 2),
        ["RectangleF"] = Several("float32", 4, 4),
    };

    /// <summary>Gets whether equal values are equal for <c>===</c>, so that they can be keys of a Map.</summary>
    public bool IsPrimitive => Type is "boolean" or "number" or "string" or "bigint";

    /// <summary>Gets whether equal values have equal <c>key</c>s.</summary>
    public bool HasKey => Type.StartsWith("fastser.", StringComparison.Ordinal);

    public static ScriptScalar Of(string name) =>
        s_all.TryGetValue(name, out var scalar) ? scalar : throw new ToolException($"The schema has a scalar '{name}' that this program does not know.");

    private static ScriptScalar Several(string part, int size, int count) =>
        new(size * count, $"r.{part}sAt(@, {count})", $"{part}s:{count}", "number[]");
}
