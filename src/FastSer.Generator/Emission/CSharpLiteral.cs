using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Emission;

/// <summary>C# literals, the same under every culture.</summary>
internal static class CSharpLiteral
{
    public static string String(string value) => SymbolDisplay.FormatLiteral(value, quote: true);

    public static string Bool(bool value) => value ? "true" : "false";
}
