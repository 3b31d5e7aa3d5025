using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>A built-in type that the runtime writes by a method of its own.</summary>
/// <param name="Suffix">What follows Write and Read in that method's name.</param>
/// <param name="FixedSize">Bytes on the wire, or null where they vary.</param>
/// <param name="IsMemoryScalar">Arrays of it are copied as memory (and checked) by the runtime.</param>
/// <param name="IsReference">It can be null.</param>
internal sealed record BuiltInScalar(string Suffix, int? FixedSize, bool IsMemoryScalar, bool IsReference)
{
    /// <summary>Some bit patterns are not valid values.</summary>
    public bool IsChecked { get; init; }
}

/// <summary>The table of built-in types (docs/wire-format.md, scalars).</summary>
internal static partial class BuiltInScalars
{
    private static readonly Dictionary<string, BuiltInScalar> s_byName =
        FixedTypes.Concat(VariableTypes).ToDictionary(static row => row.Name, static row => row.Scalar, StringComparer.Ordinal);

    /// <summary>A cheap look: of most types no longer name has to be made.</summary>
    private static readonly HashSet<string> s_names =
        new(s_byName.Keys.Select(static name => name.Substring(name.LastIndexOf('.') + 1)), StringComparer.Ordinal);

    /// <summary>The types whose size varies.</summary>
    private static (string Name, BuiltInScalar Scalar)[] VariableTypes =>
    [
        ("System.String", Variable("String", isReference: true)),
        ("System.Version", Variable("Version", isReference: true)),
        ("System.Uri", Variable("Uri", isReference: true)),
        ("System.Numerics.BigInteger", Variable("BigInteger", isReference: false)),
        ("System.Collections.BitArray", Variable("BitArray", isReference: true)),
        ("System.Net.IPAddress", Variable("IPAddress", isReference: true)),
        ("System.Net.IPEndPoint", Variable("IPEndPoint", isReference: true)),
        ("System.Globalization.CultureInfo", Variable("CultureInfo", isReference: true)),
        ("System.TimeZoneInfo", Variable("TimeZoneInfo", isReference: true)),
        ("System.Text.Encoding", Variable("Encoding", isReference: true)),
        ("System.Drawing.Color", Variable("Color", isReference: false)),
        ("System.Collections.Specialized.NameValueCollection", Variable("NameValueCollection", isReference: true)),
        ("System.Text.Json.JsonElement", Variable("JsonElement", isReference: false)),
        ("System.Text.Json.JsonDocument", Variable("JsonDocument", isReference: true)),
        ("System.Text.Json.Nodes.JsonNode", Variable("JsonNode", isReference: true)),
        ("System.Text.Json.Nodes.JsonObject", Variable("JsonObject", isReference: true)),
        ("System.Text.Json.Nodes.JsonArray", Variable("JsonArray", isReference: true)),
        ("System.Text.Json.Nodes.JsonValue", Variable("JsonValue", isReference: true)),
        ("System.Text.StringBuilder", Variable("StringBuilder", isReference: true)),
    ];

    public static BuiltInScalar? Find(INamedTypeSymbol type) =>
        !type.IsGenericType && (s_names.Contains(type.Name) || type.SpecialType is SpecialType.System_IntPtr or SpecialType.System_UIntPtr)
            && s_byName.TryGetValue(KnownTypes.NameOf(type), out var scalar)
            ? scalar
            : null;

    private static BuiltInScalar Memory(string suffix, int size) => new(suffix, size, true, false);

    private static BuiltInScalar Fixed(string suffix, int size) => new(suffix, size, false, false);

    private static BuiltInScalar Variable(string suffix, bool isReference) => new(suffix, null, false, isReference);
}
