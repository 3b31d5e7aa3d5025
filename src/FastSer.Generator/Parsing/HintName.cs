using FastSer.Generator.Emission;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>File names of generated sources: a pure function of the type.</summary>
internal static class HintName
{
    private static readonly SymbolDisplayFormat s_format = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters);

    /// <summary>
    /// <c>Shop.Orders.Order.FastSer.g.cs</c>; type parameters as <c>Box{T}</c>. The compiler compares these names without
    /// regard to case, so a type that has a neighbour of the same name in another case gets a number of its own.
    /// </summary>
    public static string For(INamedTypeSymbol type)
    {
        var name = type.ToDisplayString(s_format).Replace('<', '{').Replace('>', '}').Replace(", ", ",");
        return name + (HasNamesake(type) ? "_" + StableHash.Of(name) : "") + ".FastSer.g.cs";
    }

    /// <summary>The file of a root type's formatter, by its class name, which is unique in any case.</summary>
    public static string ForRoot(string className) => className + ".FastSer.g.cs";

    private static bool HasNamesake(INamespaceOrTypeSymbol type)
    {
        for (var symbol = type; symbol.ContainingSymbol is INamespaceOrTypeSymbol container; symbol = container)
        {
            var isTaken = container.GetMembers().Any(member => member is INamespaceOrTypeSymbol
                && !string.Equals(member.Name, symbol.Name, StringComparison.Ordinal)
                && string.Equals(member.Name, symbol.Name, StringComparison.OrdinalIgnoreCase));
            if (isTaken)
            {
                return true;
            }
        }

        return false;
    }
}
