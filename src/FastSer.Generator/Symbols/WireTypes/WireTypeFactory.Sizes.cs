using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.WireTypes;

internal sealed partial class WireTypeFactory
{
    /// <summary>
    /// The fixed size, if there is one, and the least size of a struct. Structs of other assemblies are of no known size:
    /// their layout may change without this assembly being rebuilt. Nor are generic ones. Those whose code stands here have a least size.
    /// </summary>
    private (int? Fixed, int Minimum) SizesOf(INamedTypeSymbol type)
    {
        if (_isBehindSize || !HasKnownSizes(type))
        {
            return (null, 1);
        }

        if (_structs.TryGetValue(type, out var known))
        {
            return known;
        }

        if (ValueCycle.Contains(type, ValuesIn))
        {
            return _structs[type] = (null, 1);
        }

        var members = ProbeSize(() => _graph.MembersOf(type).ConvertAll(Resolve));
        if (type.IsCompact() || _graph.Extensions.ExternalOf(type) is { IsCompact: true })
        {
            return _structs[type] = CompactLayout.SizesOf(members);
        }

        int? size = 0;
        var minimum = 0;
        foreach (var member in members)
        {
            size += member?.FixedSize;
            minimum += member?.MinimumSize ?? 1;
        }

        return _structs[type] = (size == 0 ? null : size, Math.Max(1, minimum));
    }

    private bool HasKnownSizes(INamedTypeSymbol type) => _graph.Extensions.ExternalOf(type) is { } external
        ? !external.IsTolerant && !FSharpUnions.HasTags(type)
        : SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) && !type.HasParameters() && !type.IsTolerant() && !type.IsAppendable();

    /// <summary>Its size is made of those of its parts, which do not stand behind a count or a presence byte.</summary>
    private bool TakesUpValues(ITypeSymbol type) => type is INamedTypeSymbol { IsValueType: true } named && _graph.Forms.Of(named) switch
    {
        TypeForm.Composite => true,
        TypeForm.Annotated or TypeForm.External or TypeForm.Fields => HasKnownSizes(named),
        _ => false,
    };

    private IEnumerable<ITypeSymbol> ValuesIn(ITypeSymbol type) => !TakesUpValues(type) ? []
        : CompositeForms.Of((INamedTypeSymbol)type) is not CompositeForm.None and var form ? CompositeForms.ItemsOf((INamedTypeSymbol)type, form)
        : _graph.MembersOf((INamedTypeSymbol)type).Select(static member => member.Type);

    /// <summary>The bytes of every value of a struct, if all take the same: what its own code and its holders go by.</summary>
    public int? FixedSizeOf(INamedTypeSymbol type) => type.IsValueType ? SizesOf(type).Fixed : null;
}
