namespace FastSer.Fuzz;

/// <summary>The list of types that need no declaration: a new built-in type enters by one line.</summary>
internal static class Scalars
{
    public static TypeRef[] Values { get; } =
    [
        .. ((string[])
        [
            "bool", "byte", "sbyte", "short", "ushort", "char", "int", "uint", "long", "ulong", "int", "long", "nint", "nuint", "float",
            "double", "decimal", "global::System.Half", "global::System.Int128", "global::System.UInt128", "global::System.Text.Rune",
            "global::System.Guid", "global::System.DateTime", "global::System.DateTimeOffset", "global::System.DateOnly",
            "global::System.TimeOnly", "global::System.TimeSpan", "global::System.Numerics.BigInteger", "global::Prelude.Small",
            "global::Prelude.Signed", "global::Prelude.Plain", "global::Prelude.Huge", "global::Prelude.Deep",
        ]).Select(static t => new TypeRef(t) { IsValue = true, IsKey = true, IsOrdered = true }),
        .. ((string[])
        [
            "global::System.Numerics.Complex", "global::System.Numerics.Vector2", "global::System.Numerics.Vector3",
            "global::System.Numerics.Vector4", "global::System.Numerics.Quaternion", "global::System.Numerics.Plane",
            "global::System.Numerics.Matrix3x2", "global::System.Drawing.Point", "global::System.Drawing.PointF", "global::System.Drawing.Size",
            "global::System.Drawing.SizeF", "global::System.Drawing.Rectangle", "global::System.Drawing.RectangleF",
            "global::System.Numerics.Matrix4x4", "global::System.Index", "global::System.Range", "global::System.Drawing.Color",
            "global::System.Net.IPNetwork",
        ]).Select(static t => new TypeRef(t) { IsValue = true, IsKey = true }),
    ];

    public static TypeRef[] Classes { get; } =
    [
        new("string") { IsKey = true, IsOrdered = true, HasLength = true, HoldsStrings = true },
        new("string") { IsKey = true, IsOrdered = true, HasLength = true, HoldsStrings = true },
        new("global::System.Version") { IsKey = true, IsOrdered = true },
        new("global::System.Uri") { HasLength = true },
        new("global::System.Net.IPAddress") { IsKey = true },
        new("global::System.Net.IPEndPoint") { IsKey = true },
        new("global::System.Globalization.CultureInfo") { IsKey = true },
        new("global::System.TimeZoneInfo") { IsKey = true },
        new("global::System.Text.Encoding") { IsKey = true },
        new("global::System.Collections.Specialized.NameValueCollection"),
        new("global::System.Text.Json.JsonDocument"),
        new("global::System.Text.Json.Nodes.JsonNode"),
        new("global::System.Text.Json.Nodes.JsonObject"),
        new("global::System.Text.Json.Nodes.JsonArray"),
        new("global::System.Text.Json.Nodes.JsonValue"),
        new("global::System.Collections.BitArray") { HasLength = true },
        new("global::System.Text.StringBuilder") { HasLength = true },
    ];

    /// <summary>Structs that are neither keys nor of fixed size.</summary>
    public static TypeRef[] Others { get; } = [new("global::System.Text.Json.JsonElement") { IsValue = true }];

    /// <summary>C# unions.</summary>
    public static TypeRef[] Unions { get; } =
    [
        new("global::Prelude.Choice") { IsValue = true }, new("global::Prelude.TightChoice") { IsValue = true }, new("global::Prelude.Typed") { IsValue = true },
        new("global::Prelude.Lenient") { IsValue = true }, new("global::Prelude.Sealed"), new("global::Prelude.Made"),
    ];

    /// <summary>Scalars of known size, for explicit layouts.</summary>
    public static IReadOnlyList<(string Type, int Size)> Sized { get; } =
    [
        ("byte", 1), ("bool", 1), ("sbyte", 1), ("short", 2), ("char", 2), ("ushort", 2), ("int", 4), ("uint", 4), ("float", 4),
        ("long", 8), ("double", 8), ("ulong", 8), ("global::System.DateTime", 8), ("global::System.Guid", 16), ("decimal", 16),
        ("global::Prelude.Small", 1), ("global::System.DateOnly", 4), ("global::System.TimeSpan", 8),
    ];
}
