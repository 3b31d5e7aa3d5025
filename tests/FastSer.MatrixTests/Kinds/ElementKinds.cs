namespace FastSer.MatrixTests;

/// <summary>The list of elements. Their values are edges rather than many: what counts here is the combination.</summary>
internal static class ElementKinds
{
    public static IReadOnlyList<ElementKind> All { get; } = [.. Scalars(), .. BuiltIn(), .. Declared(), .. Composed()];

    private static IEnumerable<ElementKind> Scalars() =>
    [
        new("Boolean", "bool", "false", "true") { IsComparable = true, IsRepresentative = true },
        Comparable("Byte", "byte", "(byte)0", "(byte)255", "(byte)7") with { IsRepresentative = true },
        Comparable("SByte", "sbyte", "sbyte.MinValue", "sbyte.MaxValue", "(sbyte)0"),
        Comparable("Int16", "short", "short.MinValue", "(short)1", "short.MaxValue"),
        Comparable("UInt16", "ushort", "(ushort)0", "ushort.MaxValue", "(ushort)258"),
        Comparable("Char", "char", "'\\0'", "'\\uFFFF'", "'\\uD800'", "'a'"),
        Comparable("Half", "Half", "Half.NaN", "Half.NegativeZero", "Half.MaxValue", "Half.Epsilon"),
        Comparable("Int32", "int", "0", "-1", "int.MaxValue", "int.MinValue") with { IsRepresentative = true },
        Comparable("UInt32", "uint", "0u", "uint.MaxValue", "258u"),
        Comparable("Single", "float", "float.NaN", "-0f", "float.Epsilon", "float.NegativeInfinity"),
        Comparable("Int64", "long", "0L", "long.MinValue", "long.MaxValue"),
        Comparable("UInt64", "ulong", "0UL", "ulong.MaxValue", "1UL"),
        Comparable("Double", "double", "double.NaN", "-0.0", "double.Epsilon", "1.5"),
        Comparable("IntPtr", "nint", "(nint)0", "nint.MinValue", "nint.MaxValue"),
        Comparable("UIntPtr", "nuint", "(nuint)0", "nuint.MaxValue", "(nuint)5"),
        Comparable("Int128", "Int128", "Int128.Zero", "Int128.MinValue", "Int128.MaxValue"),
        Comparable("UInt128", "UInt128", "UInt128.Zero", "UInt128.MaxValue", "UInt128.One"),
        Comparable("Decimal", "decimal", "1.50m", "-0.0m", "decimal.MaxValue", "0.0000000000000000000000000001m") with
        {
            IsRepresentative = true,
        },
        Comparable("Rune", "Rune", "new Rune('a')", "new Rune(0x10FFFF)", "new Rune(0xE000)"),
        Comparable("Guid", "Guid", "Guid.Empty", "new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)", "Guid.AllBitsSet"),
        Comparable(
            "DateTime", "DateTime", "DateTime.MinValue", "DateTime.MaxValue", "new DateTime(5, DateTimeKind.Utc)",
            "new DateTime(6, DateTimeKind.Local)") with
        {
            IsRepresentative = true,
        },
        Comparable(
            "DateTimeOffset", "DateTimeOffset", "DateTimeOffset.MinValue", "DateTimeOffset.MaxValue",
            "new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(-840))"),
        Comparable("DateOnly", "DateOnly", "DateOnly.MinValue", "DateOnly.MaxValue", "new DateOnly(2024, 2, 29)"),
        Comparable("TimeOnly", "TimeOnly", "TimeOnly.MinValue", "TimeOnly.MaxValue", "new TimeOnly(1)"),
        Comparable("TimeSpan", "TimeSpan", "TimeSpan.Zero", "TimeSpan.MinValue", "TimeSpan.MaxValue"),
        new("Complex", "Complex", "Complex.Zero", "new Complex(double.NaN, -1)", "Complex.ImaginaryOne"),
        new("Vector2", "Vector2", "Vector2.Zero", "new Vector2(1, -0f)", "Vector2.UnitY"),
        new("Vector3", "Vector3", "Vector3.Zero", "new Vector3(1, -2, 3)", "Vector3.UnitZ"),
        new("Vector4", "Vector4", "Vector4.Zero", "new Vector4(1, -2, 3, -4)", "Vector4.UnitW"),
        new("Quaternion", "Quaternion", "Quaternion.Zero", "Quaternion.Identity", "new Quaternion(1, 2, 3, 4)"),
        new("Plane", "Plane", "new Plane(0, 0, 0, 0)", "new Plane(1, 2, 3, 4)", "new Plane(0, 0, 0, 1)"),
        new("Matrix4x4", "Matrix4x4", "default(Matrix4x4)", "Matrix4x4.Identity", "Matrix4x4.CreateScale(2)"),
        new("Matrix3x2", "Matrix3x2", "default(Matrix3x2)", "Matrix3x2.Identity", "new Matrix3x2(1, 2, 3, -0f, 5, 6)"),
        new("Point", "System.Drawing.Point", "System.Drawing.Point.Empty", "new System.Drawing.Point(1, -2)"),
        new("PointF", "System.Drawing.PointF", "System.Drawing.PointF.Empty", "new System.Drawing.PointF(1, -2)"),
        new("Size", "System.Drawing.Size", "System.Drawing.Size.Empty", "new System.Drawing.Size(1, -2)"),
        new("SizeF", "System.Drawing.SizeF", "System.Drawing.SizeF.Empty", "new System.Drawing.SizeF(1, -2)"),
        new("Rectangle", "System.Drawing.Rectangle", "System.Drawing.Rectangle.Empty", "new System.Drawing.Rectangle(1, -2, 3, 4)"),
        new("RectangleF", "System.Drawing.RectangleF", "System.Drawing.RectangleF.Empty", "new System.Drawing.RectangleF(1, -2, 3, 4)"),
        new("Index", "Index", "Index.Start", "Index.End", "new Index(3)"),
        new("Range", "Range", "Range.All", "new Range(1, 2)", "default(Range)"),
        new("Color", "System.Drawing.Color", "System.Drawing.Color.Empty", "System.Drawing.Color.Red", "System.Drawing.Color.FromArgb(-1)"),
        new(
            "IPNetwork", "System.Net.IPNetwork",
            "default(System.Net.IPNetwork)", "System.Net.IPNetwork.Parse(\"10.0.0.0/8\")", "System.Net.IPNetwork.Parse(\"2001:db8::/33\")"),
        new("JsonElement", "System.Text.Json.JsonElement", "default(System.Text.Json.JsonElement)", "System.Text.Json.JsonDocument.Parse(\"{}\").RootElement"),
        Comparable("ByteEnum", "Small", "Small.None", "Small.Last", "(Small)77") with { IsRepresentative = true },
        Comparable("SByteEnum", "Signed", "Signed.None", "Signed.Lowest", "(Signed)1"),
        Comparable("UInt64Enum", "Huge", "Huge.None", "Huge.Last", "(Huge)77"),
    ];

    private static IEnumerable<ElementKind> BuiltIn() =>
    [
        Reference("String", "string", "\"\"", "\"Latin \\u00FF\"", "\"wide \\u0100\"", "\"\\uD800\"") with
        {
            IsComparable = true, IsRepresentative = true,
        },
        Reference("Version", "Version", "new Version(1, 2)", "new Version(1, 2, 0)", "new Version(1, 2, 3, 4)") with
        {
            IsComparable = true,
        },
        Reference("Uri", "Uri", "new Uri(\"http://a/b?c#d\")", "new Uri(\"a/b\", UriKind.Relative)"),
        Reference(
            "IPAddress", "System.Net.IPAddress",
            "new System.Net.IPAddress(0x0100007FL)", "System.Net.IPAddress.Parse(\"2001:db8::1\")", "System.Net.IPAddress.Parse(\"fe80::1%7\")"),
        Reference(
            "IPEndPoint", "System.Net.IPEndPoint",
            "new System.Net.IPEndPoint(0, 0)", "new System.Net.IPEndPoint(System.Net.IPAddress.Parse(\"fe80::1%7\"), 65535)"),
        Reference(
            "CultureInfo", "System.Globalization.CultureInfo",
            "System.Globalization.CultureInfo.InvariantCulture", "System.Globalization.CultureInfo.GetCultureInfo(\"de-DE\")"),
        Reference("TimeZoneInfo", "TimeZoneInfo", "TimeZoneInfo.Utc", "TimeZoneInfo.FindSystemTimeZoneById(\"Europe/Berlin\")"),
        Reference("Encoding", "System.Text.Encoding", "System.Text.Encoding.UTF8", "new System.Text.UTF8Encoding(false, true)"),
        Reference(
            "NameValues", "System.Collections.Specialized.NameValueCollection", "new System.Collections.Specialized.NameValueCollection()",
            "new System.Collections.Specialized.NameValueCollection { { \"a\", \"1\" }, { null, null } }"),
        Reference("JsonDocument", "System.Text.Json.JsonDocument", "System.Text.Json.JsonDocument.Parse(\"[1]\")"),
        Reference("JsonNode", "System.Text.Json.Nodes.JsonNode", "new System.Text.Json.Nodes.JsonArray(1)"),
        Reference("JsonObject", "System.Text.Json.Nodes.JsonObject", "new System.Text.Json.Nodes.JsonObject()"),
        Reference("BitArray", "BitArray", "new BitArray(0)", "new BitArray(9, true)", "new BitArray(8)"),
        Reference("StringBuilder", "StringBuilder", "new StringBuilder()", "new StringBuilder(\"text \\u0100\")"),
        Comparable("BigInteger", "BigInteger", "BigInteger.Zero", "BigInteger.Pow(-3, 200)", "new BigInteger(128)"),
        Nullable("NullableBoolean", "bool?", "false", "true"),
        Nullable("NullableInt32", "int?", "0", "int.MinValue", "1") with { IsRepresentative = true },
        Nullable("NullableDecimal", "decimal?", "0m", "decimal.MinValue"),
        Nullable("NullableDateTime", "DateTime?", "DateTime.MinValue", "DateTime.MaxValue"),
        Nullable("NullableGuid", "Guid?", "Guid.Empty", "Guid.AllBitsSet"),
        Nullable("NullableEnum", "Small?", "Small.None", "Small.Last"),
    ];

    private static IEnumerable<ElementKind> Declared() =>
    [
        new("PackedStruct", "Packed", "default(Packed)", "new Packed(1, -2)", "new Packed(-1, 2)") { IsRepresentative = true },
        new("GapStruct", "Gapped", "default(Gapped)", "new Gapped(1, 2, 3)", "new Gapped(255, -1, -2)") { IsRepresentative = true },
        new("CheckedStruct", "Checked", "default(Checked)", "new Checked(true, DateTime.MaxValue, 1.50m)")
        {
            IsRepresentative = true,
        },
        new("VariableStruct", "Labelled", "default(Labelled)", "new Labelled(1, \"\")", "new Labelled(2, \"two\")")
        {
            IsRepresentative = true,
        },
        new("BareStruct", "Bare", "default(Bare)", "new Bare { A = 1, B = 2, C = 3 }", "new Bare { A = 255, B = -1, C = -2 }") { IsRepresentative = true },
        new("CheckedBareStruct", "CheckedBare", "default(CheckedBare)",
            "new CheckedBare { Flag = true, Inner = new Bare { B = long.MinValue }, Time = DateTime.MaxValue, Kind = Small.Last }"),
        Nullable("NullableBareStruct", "Bare?", "default(Bare)", "new Bare { A = 1, B = 2, C = 3 }"),
        new("GenericStruct", "Wrapped<int>", "default(Wrapped<int>)", "new Wrapped<int>(5)"),
        Nullable("NullableStruct", "Gapped?", "default(Gapped)", "new Gapped(1, 2, 3)"),
        Nullable("NullableVariableStruct", "Labelled?", "default(Labelled)", "new Labelled(2, \"two\")"),
        Reference("Class", "Leaf", "new Leaf()", "new Leaf { Id = 1, Name = \"n\" }", "new Leaf { Id = 1, Name = \"\" }") with
        {
            IsRepresentative = true,
        },
        Reference("Record", "Named", "new Named(0, null)", "new Named(-1, \"n\")", "new Named(-1, \"\")"),
        Reference("DerivedClass", "Branch", "new Branch()", "new Branch { Id = 1, Extra = DateTime.MaxValue }"),
        Reference("EmptyClass", "Nothing", "new Nothing()"),
        Reference("RecursiveClass", "Node", "new Node()", "new Node { Value = 1, Next = new Node { Value = 2 } }",
            "new Node { Children = [null, new Node { Children = [] }] }") with
        {
            IsRepresentative = true,
        },
        Reference("GenericClass", "Box<Guid>", "new Box<Guid>()", "new Box<Guid> { Item = Guid.AllBitsSet }"),
        Reference("GenericOfGeneric", "Box<Box<string>>", "new Box<Box<string>>()",
            "new Box<Box<string>> { Item = new Box<string> { Item = \"deep\" } }"),
    ];

    private static IEnumerable<ElementKind> Composed() =>
    [
        new("FixedTuple", "(byte, int)", "((byte)0, 0)", "((byte)1, -1)", "((byte)255, 1)"),
        new("VariableTuple", "(int, string?)", "(0, (string?)null)", "(1, \"\")", "(1, \"one\")") { IsRepresentative = true },
        Nullable("NullableTuple", "(int, string?)?", "(0, (string?)null)", "(1, \"one\")"),
        new("LongTuple", "(int, int, int, int, int, int, int, string?)", "(1, 2, 3, 4, 5, 6, 7, \"8\")",
            "(1, 2, 3, 4, 5, 6, 7, (string?)null)"),
        new("LongFixedTuple", "(int, int, int, int, int, int, int, bool, byte)",
            "(1, 2, 3, 4, 5, 6, 7, true, (byte)9)", "(1, 2, 3, 4, 5, 6, 7, false, (byte)9)"),
        Reference("ReferenceTuple", "Tuple<int, string?>", "new Tuple<int, string?>(0, null)",
            "new Tuple<int, string?>(1, \"\")"),
        new("Pair", "KeyValuePair<int, string?>", "default(KeyValuePair<int, string?>)",
            "new KeyValuePair<int, string?>(1, \"\")"),
        Reference("Array", "int[]", "Array.Empty<int>()", "new[] { 1 }", "new[] { 1, 2, 3 }") with { IsRepresentative = true },
        Reference("ArrayOfStrings", "string?[]", "Array.Empty<string?>()", "new[] { null, \"a\" }"),
        Reference("List", "List<string?>", "new List<string?>()", "new List<string?> { null, \"a\" }") with
        {
            IsRepresentative = true,
        },
        Reference("ListOfStructs", "List<Checked>", "new List<Checked>()", "new List<Checked> { default, default }"),
        Reference("Set", "HashSet<long>", "new HashSet<long>()", "new HashSet<long> { 3, 1, 2 }"),
        Reference("Dictionary", "Dictionary<string, Leaf?>", "new Dictionary<string, Leaf?>()",
            "new Dictionary<string, Leaf?> { [\"\"] = null, [\"k\"] = new Leaf { Id = 9 } }") with
        {
            IsRepresentative = true,
        },
    ];

    private static ElementKind Comparable(string name, string type, params string[] values) =>
        new(name, type, values) { IsComparable = true };

    private static ElementKind Reference(string name, string type, params string[] values) =>
        new(name, type, values) { IsReference = true };

    private static ElementKind Nullable(string name, string type, params string[] values) =>
        new(name, type, values) { IsNullableValue = true };
}
