using System.Globalization;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Emission;

/// <summary>C# literals, the same under every culture.</summary>
internal static class CSharpLiteral
{
    public static string String(string value) => SymbolDisplay.FormatLiteral(value, quote: true);

    public static string Bool(bool value) => value ? "true" : "false";

    /// <summary>A constant, such as the default of a parameter.</summary>
    /// <param name="value">The constant; that of an enum is its number, and null stands for every <c>default</c>.</param>
    public static string Constant(object? value) => value switch
    {
        null => "default",
        bool flag => Bool(flag),
        string text => String(text),
        char character => SymbolDisplay.FormatLiteral(character, quote: true),
        float number when float.IsNaN(number) || float.IsInfinity(number) => "float." + NameOf(number),
        double number when double.IsNaN(number) || double.IsInfinity(number) => "double." + NameOf(number),
        float number => SyntaxFactory.Literal(number).Text,
        double number => SyntaxFactory.Literal(number).Text,
        decimal number => SyntaxFactory.Literal(number).Text,
        _ => ((IFormattable)value).ToString(null, CultureInfo.InvariantCulture),
    };

    private static string NameOf(double number) =>
        double.IsNaN(number) ? "NaN" : number > 0 ? "PositiveInfinity" : "NegativeInfinity";
}
