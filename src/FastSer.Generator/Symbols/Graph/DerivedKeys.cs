using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>
/// The keys that Tolerant types of this assembly use which derive from a Tolerant class. A class that grew after its derived types did has
/// higher keys than those; between its own keys stand theirs, which its own objects never hold, and those of one derived type do not hold
/// the keys of another.
/// </summary>
internal sealed class DerivedKeys(IAssemblySymbol assembly)
{
    private Dictionary<INamedTypeSymbol, HashSet<int>>? _keys;

    /// <summary>Returns whether a key belongs to a type that derives from a class, or from a base class of it, which has got higher keys since.</summary>
    public bool Has(INamedTypeSymbol type, int key)
    {
        _keys ??= Find();
        return type.HasLevel(level => _keys.TryGetValue(level.OriginalDefinition, out var keys) && keys.Contains(key) && HasHigher(level, key));
    }

    private static bool HasHigher(INamedTypeSymbol type, int key) => type.HasLevel(level => KeysOf(level).Any(own => own > key));

    private Dictionary<INamedTypeSymbol, HashSet<int>> Find()
    {
        var found = new Dictionary<INamedTypeSymbol, HashSet<int>>(SymbolEqualityComparer.Default);
        foreach (var type in DerivedTypes.ClassesOf(assembly).Where(static type => type.IsTolerant()))
        {
            Add(type, found);
        }

        return found;
    }

    private static void Add(INamedTypeSymbol type, Dictionary<INamedTypeSymbol, HashSet<int>> found)
    {
        var own = new HashSet<int>();
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            if (!found.TryGetValue(level.OriginalDefinition, out var keys))
            {
                found.Add(level.OriginalDefinition, keys = []);
            }

            keys.UnionWith(own);
            own.UnionWith(KeysOf(level));
        }
    }

    private static IEnumerable<int> KeysOf(INamedTypeSymbol level) => level.GetMembers().Append(level)
        .SelectMany(static symbol => symbol.GetAttributes())
        .SelectMany(static attribute => attribute.ValuesOf(KnownTypes.MemberAttribute).Concat(attribute.ValuesOf(KnownTypes.RetiredAttribute)))
        .OfType<int>()
        .Concat(ReservedKeys.OwnOf(level).Where(static range => range is { First: >= 0, Last: <= KeyModel.Maximum })
            .SelectMany(static range => range.Keys));
}
