using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>File names of generated sources: a pure function of the type.</summary>
internal static class HintName
{
    /// <summary>The resolver's file. No type's is called so, in any case.</summary>
    public const string OfResolver = Resolver + Suffix;

    private const string Resolver = "Resolver";
    private const string Suffix = ".FastSer.g.cs";

    /// <summary>With suffix and hash below the 255 bytes that file systems allow, and the 143 of encrypted ones.</summary>
    private const int MaximumBytes = 120;

    private static readonly SymbolDisplayFormat s_format = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters);

    /// <summary>
    /// <c>Shop.Orders.Order.FastSer.g.cs</c>; type parameters as <c>Box{T}</c>. The compiler compares these names without
    /// regard to case, and file systems limit their length, so a hash tells apart what the text does not.
    /// </summary>
    public static string For(INamedTypeSymbol type, Namesakes namesakes)
    {
        var name = type.ToDisplayString(s_format).Replace('<', '{').Replace('>', '}').Replace(", ", ",");
        var isUnique = !namesakes.Has(type) && !LooksTaken(name);
        return ShortName.Of(name, MaximumBytes, isUnique ? null : name + new string('+', Depth(type))) + Suffix;
    }

    /// <summary>The file of a root type's formatter, by its class name, which is unique in any case.</summary>
    public static string ForRoot(string className) => className + Suffix;

    /// <summary>A file of the class with the shared helpers. No type is named by a number.</summary>
    public static string ForHelpers(int number) => FormattableString.Invariant($"{HelperFile.ClassName}.{number}{Suffix}");

    /// <summary>The name of a file of another kind, or of the form that a hash gives.</summary>
    private static bool LooksTaken(string name) =>
        string.Equals(name, Resolver, StringComparison.OrdinalIgnoreCase) || ShortName.EndsWithHash(name);

    /// <summary>Tells the type B in the type A from the type B in the namespace A.</summary>
    private static int Depth(INamedTypeSymbol type)
    {
        var depth = 0;
        for (var level = type.ContainingType; level is not null; level = level.ContainingType)
        {
            depth++;
        }

        return depth;
    }
}
