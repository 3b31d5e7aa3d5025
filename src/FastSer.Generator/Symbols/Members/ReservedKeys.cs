using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>The keys that a Tolerant type says no member of it ever had.</summary>
internal static class ReservedKeys
{
    /// <summary>Those of the base types too: a derived type shares their keys.</summary>
    public static IEnumerable<ReservedRange> Of(INamedTypeSymbol type) =>
        type.Levels().SelectMany(OwnOf).Select(range => range with { Location = range.Location ?? KnownTypes.LocationOf(type) });

    /// <summary>Those that the type says itself.</summary>
    public static IEnumerable<ReservedRange> OwnOf(INamedTypeSymbol type)
    {
        foreach (var attribute in type.GetAttributes())
        {
            if (attribute.ValuesOf(KnownTypes.ReservedKeysAttribute) is [int first, ..] keys)
            {
                yield return new ReservedRange(first, keys is [_, int last] ? last : first, type, attribute.FindLocation())
                {
                    ForDerived = attribute.FindArgument("ForDerived")?.Value is true,
                };
            }
        }
    }
}

/// <summary>One attribute that reserves keys: lives only while one type is parsed.</summary>
internal sealed record ReservedRange(int First, int Last, INamedTypeSymbol Level, Location? Location)
{
    /// <summary>Classes that derive from the one that says it may use them.</summary>
    public bool ForDerived { get; init; }

    public IEnumerable<int> Keys => Enumerable.Range(First, Math.Max(0, Last - First + 1));

    public bool IsPossible => First >= 0 && Last <= KeyModel.Maximum && First <= Last;

    /// <summary>The type says it itself, and no base type of it.</summary>
    public bool IsOwnOf(INamedTypeSymbol type) => SymbolEqualityComparer.Default.Equals(Level, type);
}
