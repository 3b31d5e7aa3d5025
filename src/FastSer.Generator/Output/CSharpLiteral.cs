using System.Globalization;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Output;

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
        // Literals are int: beside a smaller number they would make a conditional one.
        byte or sbyte or short or ushort => $"({KeywordOf(value)}){Invariant(value)}",
        DateTime time => $"new global::System.DateTime({Invariant(time.Ticks)}L)",
        string text => String(text),
        char character => SymbolDisplay.FormatLiteral(character, quote: true),
        float number when float.IsNaN(number) || float.IsInfinity(number) => "float." + NameOf(number),
        double number when double.IsNaN(number) || double.IsInfinity(number) => "double." + NameOf(number),
        float number => SyntaxFactory.Literal(number).Text,
        double number => SyntaxFactory.Literal(number).Text,
        decimal number => SyntaxFactory.Literal(number).Text,
        _ => Invariant(value),
    };

    private static string Invariant(object number) => ((IFormattable)number).ToString(null, CultureInfo.InvariantCulture);

    private static string KeywordOf(object number) => number switch
    {
        byte => "byte",
        sbyte => "sbyte",
        short => "short",
        _ => "ushort",
    };

    private static string NameOf(double number) =>
        double.IsNaN(number) ? "NaN" : number > 0 ? "PositiveInfinity" : "NegativeInfinity";
}
