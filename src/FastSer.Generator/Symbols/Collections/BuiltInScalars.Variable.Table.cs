// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
namespace FastSer.Generator.Symbols.Collections;

internal static partial class BuiltInScalars
{
    /// <summary>The types whose size varies.</summary>
    private static (string Name, BuiltInScalar Scalar)[] VariableTypes =>
    [
        ("System.String", Variable("String") with { IsReference = true, Head = ScalarHead.Text, HasSafeHashCodes = true }),
        ("System.Version", Variable("Version") with { IsReference = true }),
        ("System.Uri", Variable("Uri") with { IsReference = true, Head = ScalarHead.Text, HasSafeHashCodes = true }),
        ("System.Numerics.BigInteger", Variable("BigInteger")),
        ("System.Collections.BitArray", Variable("BitArray") with { IsReference = true, Head = ScalarHead.Bits, HasSafeHashCodes = true }),
        ("System.Net.IPAddress", Variable("IPAddress") with { IsReference = true, HasHiddenClasses = true }),
        ("System.Net.IPEndPoint", Variable("IPEndPoint") with { IsReference = true }),
        ("System.Net.IPNetwork", Variable("IPNetwork")),
        ("System.Globalization.CultureInfo", Variable("CultureInfo") with { IsReference = true, Head = ScalarHead.Name, HasSafeHashCodes = true }),
        ("System.TimeZoneInfo", Variable("TimeZoneInfo") with { IsReference = true, Head = ScalarHead.Name, HasSafeHashCodes = true }),
        ("System.Text.Encoding", Variable("Encoding") with { IsReference = true, Head = ScalarHead.Name, HasSafeHashCodes = true }),
        ("System.Drawing.Color", Variable("Color") with { HasSafeHashCodes = true }),
        ("System.Collections.Specialized.NameValueCollection", Variable("NameValueCollection") with { IsReference = true, HasSafeHashCodes = true }),
        ("System.Text.Json.JsonElement", Variable("JsonElement") with { HasSafeHashCodes = true }),
        ("System.Text.Json.JsonDocument", Variable("JsonDocument") with { IsReference = true, HasSafeHashCodes = true }),
        ("System.Text.Json.Nodes.JsonNode", Variable("JsonNode") with { IsReference = true, HasSafeHashCodes = true }),
        ("System.Text.Json.Nodes.JsonObject", Variable("JsonObject") with { IsReference = true, HasSafeHashCodes = true }),
        ("System.Text.Json.Nodes.JsonArray", Variable("JsonArray") with { IsReference = true, HasSafeHashCodes = true }),
        ("System.Text.Json.Nodes.JsonValue", Variable("JsonValue") with { IsReference = true, HasSafeHashCodes = true }),
        ("System.Text.StringBuilder", Variable("StringBuilder") with { IsReference = true, Head = ScalarHead.Text, LockName = "String", HasSafeHashCodes = true }),
    ];
}
