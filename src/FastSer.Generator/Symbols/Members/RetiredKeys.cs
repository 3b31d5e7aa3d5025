using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>The keys that a Tolerant type says a member of it had once.</summary>
internal static class RetiredKeys
{
    /// <summary>The types that retired keys had: they are still read, so whatever they contain counts.</summary>
    public static IEnumerable<ITypeSymbol> TypesOf(INamedTypeSymbol type) =>
        Of(type).Select(static retired => retired.Type).OfType<ITypeSymbol>();

    /// <summary>Those of the base types too: a derived type writes what its base types hold.</summary>
    public static IEnumerable<(int Key, ITypeSymbol? Type, Location? Location)> Of(INamedTypeSymbol type)
    {
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            foreach (var attribute in level.GetAttributes())
            {
                if (attribute.ValuesOf(KnownTypes.RetiredAttribute) is [int key, var retired])
                {
                    yield return (key, retired as ITypeSymbol, attribute.FindLocation() ?? KnownTypes.LocationOf(type));
                }
            }
        }
    }
}
