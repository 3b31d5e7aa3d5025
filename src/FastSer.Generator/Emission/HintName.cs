using System.Text;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Emission;

/// <summary>File names of generated sources: a pure function of the type.</summary>
internal static class HintName
{
    private static readonly SymbolDisplayFormat s_format = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters);

    /// <summary><c>Shop.Orders.Order.FastSer.g.cs</c>; type parameters as <c>Box{T}</c>.</summary>
    public static string For(INamedTypeSymbol type) =>
        type.ToDisplayString(s_format).Replace('<', '{').Replace('>', '}').Replace(", ", ",") + ".FastSer.g.cs";

    /// <summary>The file of a root type's formatter, from its full name.</summary>
    public static string ForRoot(string fullName)
    {
        var name = new StringBuilder("Root.");
        foreach (var character in fullName.Replace("global::", ""))
        {
            name.Append(character switch
            {
                '<' => '{',
                '>' => '}',
                ' ' => '\0',
                ':' or '?' or '*' => '_',
                _ => character,
            });
        }

        return name.Replace("\0", "").Append(".FastSer.g.cs").ToString();
    }
}
