using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>File names of annotated types: a pure function of the type.</summary>
internal static class TypeFiles
{
    private static readonly SymbolDisplayFormat s_format = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters);

    /// <summary>
    /// <c>Shop.Orders.Order.FastSer.g.cs</c>; type parameters as <c>Box{T}</c>. The compiler compares these names without
    /// regard to case, and file systems limit their length, so a hash tells apart what the text does not.
    /// </summary>
    public static string NameOf(INamedTypeSymbol type, Namesakes namesakes)
    {
        var name = type.ToDisplayString(s_format).Replace('<', '{').Replace('>', '}').Replace(", ", ",");
        var isUnique = !namesakes.Has(type) && !HintName.LooksTaken(name);
        return HintName.ForType(name, isUnique ? null : name + new string('+', Depth(type)));
    }

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
