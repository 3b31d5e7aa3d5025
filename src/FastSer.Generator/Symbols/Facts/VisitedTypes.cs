using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>
/// The types that a walk over what types contain has met. Only generic types can go on without end, each holding one more of
/// its kind: of those, a limited number is looked into.
/// </summary>
internal sealed class VisitedTypes
{
    private const int MaximumConstructed = 500;

    private readonly HashSet<ITypeSymbol> _seen = new(SymbolEqualityComparer.Default);
    private int _constructed;

    public int Count => _seen.Count;

    /// <summary>The walk goes on into the type: it is new, and within the limit.</summary>
    public bool Enter(ITypeSymbol type) => !TypeSize.IsTooLarge(type)
        && _seen.Add(type)
        && (type is not INamedTypeSymbol { IsGenericType: true } || ++_constructed <= MaximumConstructed);
}
