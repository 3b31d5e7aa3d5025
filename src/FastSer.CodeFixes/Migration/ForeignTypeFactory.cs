using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>Makes the description of each type once.</summary>
/// <param name="wanted">The format that the user chose for all types; null for that which fits the annotations of each.</param>
internal sealed class ForeignTypeFactory(MoveFormat? wanted)
{
    private readonly Dictionary<INamedTypeSymbol, ForeignType> _made = new(SymbolEqualityComparer.Default);

    /// <summary>A type that can be moved.</summary>
    public ForeignType? Of(INamedTypeSymbol type) => ForeignTypes.Find(type) is { } mark ? Get(type, mark) : null;

    /// <summary>Also of a type that has FastSer's annotation already.</summary>
    public ForeignType? OfMoved(INamedTypeSymbol type) => ForeignTypes.MarkOf(type) is { } mark ? Get(type, mark) : null;

    private ForeignType Get(INamedTypeSymbol type, (AttributeData Attribute, ForeignKind Kind) mark)
    {
        if (!_made.TryGetValue(type, out var made))
        {
            _made.Add(type, made = new ForeignType(type, mark.Attribute, mark.Kind, new FormatPlanner(this, wanted), OfMoved));
        }

        return made;
    }
}
