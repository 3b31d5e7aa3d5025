using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>The keys that a Tolerant type says no member ever had.</summary>
internal static class ReservedKeys
{
    /// <summary>Those of the base types too: a derived type shares their keys.</summary>
    public static IEnumerable<(int First, int Last, Location? Location)> Of(INamedTypeSymbol type)
    {
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            foreach (var attribute in level.GetAttributes())
            {
                if (attribute is { AttributeClass: { } found, ConstructorArguments: [{ Value: int first }, ..] }
                    && found.Is(KnownTypes.ReservedKeysAttribute))
                {
                    var last = attribute.ConstructorArguments.Length > 1 ? attribute.ConstructorArguments[1].Value as int? ?? first : first;
                    var syntax = attribute.ApplicationSyntaxReference;
                    yield return (first, last, syntax is null ? KnownTypes.LocationOf(type) : syntax.SyntaxTree.GetLocation(syntax.Span));
                }
            }
        }
    }
}
