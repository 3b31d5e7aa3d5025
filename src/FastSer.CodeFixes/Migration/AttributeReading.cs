using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>Reads the arguments of attributes; half-typed ones have fewer.</summary>
internal static class AttributeReading
{
    public static object? Argument(this AttributeData attribute, int position) =>
        position < attribute.ConstructorArguments.Length && attribute.ConstructorArguments[position] is { Kind: not TypedConstantKind.Array } argument
            ? argument.Value
            : null;

    /// <summary>An integer of any size.</summary>
    public static int? Number(this AttributeData attribute, int position) => attribute.Argument(position) switch
    {
        int number => number,
        ushort number => number,
        uint number and <= int.MaxValue => (int)number,
        byte number => number,
        _ => null,
    };

    public static object? Named(this AttributeData attribute, string name)
    {
        foreach (var argument in attribute.NamedArguments)
        {
            if (argument.Key == name && argument.Value.Kind != TypedConstantKind.Array)
            {
                return argument.Value.Value;
            }
        }

        return null;
    }

    public static string WithoutSuffix(this string name) =>
        name.EndsWith("Attribute", StringComparison.Ordinal) ? name.Substring(0, name.Length - "Attribute".Length) : name;
}
