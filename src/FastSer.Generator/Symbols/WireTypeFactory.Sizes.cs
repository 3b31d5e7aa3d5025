using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

internal sealed partial class WireTypeFactory
{
    /// <summary>
    /// The fixed size, if there is one, and the least size of a struct. Structs of other assemblies are of no known size:
    /// their layout may change without this assembly being rebuilt. Nor are generic ones. Those whose code stands here have a least size.
    /// </summary>
    private (int? Fixed, int Minimum) SizesOf(INamedTypeSymbol type)
    {
        var external = _graph.Extensions.ExternalOf(type);
        if (external is null
            ? !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) || IsGeneric(type) || type.IsTolerant() || type.IsAppendable()
            : external.IsTolerant)
        {
            return (null, 1);
        }

        if (_structs.TryGetValue(type, out var known))
        {
            return known;
        }

        // A struct that meets itself does so inside a collection, which is of no fixed size.
        _structs[type] = (null, 1);
        var members = Aside(() => _graph.MembersOf(type).ConvertAll(Resolve));
        if (type.IsCompact() || external is { IsCompact: true })
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

    /// <summary>The bytes of every value of a struct, if all take the same: what its own code and its holders go by.</summary>
    public int? FixedSizeOf(INamedTypeSymbol type) => type.IsValueType ? SizesOf(type).Fixed : null;
}
