using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.WireTypes;

internal sealed partial class WireTypeFactory
{
    private DeclaredSet? _set;
    private bool _isSetUsed;
    private readonly HashSet<INamedTypeSymbol> _openSets = new(SymbolEqualityComparer.Default);

    /// <summary>Resolves the type of a member with the set of types that it, or a part of it, may hold.</summary>
    /// <param name="set">The set, checked; or null.</param>
    /// <param name="resolve">Resolves the type.</param>
    /// <param name="isSetUsed">Whether the set says something about the type.</param>
    public WireType? Resolve(DeclaredSet? set, Func<WireType?> resolve, out bool isSetUsed)
    {
        _set = set;
        _isSetUsed = false;
        var resolved = resolve();
        _set = null;
        isSetUsed = _isSetUsed;
        return resolved;
    }

    /// <summary>Forgets a fault that has been reported by other words.</summary>
    public void ClearFault() => Fault = null;

    /// <summary>A type whose values are of the types that the assembly names. What is wrong with those is said at the attributes.</summary>
    private WireType? ResolveShared(INamedTypeSymbol type, DeclaredSet set)
    {
        if (!_openSets.Add(type))
        {
            return Refuse($"one of the declared types of '{type.Name}' has it as a type argument");
        }

        // Types that hold it as an argument are not kept: they are resolved without it here.
        var (outer, isSetUsed) = (_set, _isSetUsed);
        _set = null;
        _questions++;
        var resolved = new DeclaredSetChecker(type, this, report: null).Check(set) ? ResolveSet(type, set) : Refuse(fault: null);
        _questions--;
        (_set, _isSetUsed) = (outer, isSetUsed);
        _openSets.Remove(type);
        return resolved;
    }

    /// <summary>The cases of a C# union, which have been checked.</summary>
    public DeclaredSetType ResolveCases(INamedTypeSymbol union, DeclaredSet set)
    {
        var cases = ResolveSet(union, set);
        _set = null;
        return cases;
    }

    /// <summary>A place where only the declared types may stand, each behind its tag.</summary>
    private DeclaredSetType ResolveSet(INamedTypeSymbol type, DeclaredSet set)
    {
        _isSetUsed = true;
        _set = null;
        var items = set.Types.Select(item => Resolve(item.Type!)!).ToList();
        _set = set;
        var names = items.Take(3).Select(static item => item.Name);
        return new DeclaredSetType
        {
            FullName = TypeNames.Full(type),
            Name = TypeNames.ForHelper(type) + "As" + string.Join("Or", items.Count > 3 ? names.Append("Other") : names),
            AllocatesFromCount = true,
            Items = items.ToEquatableArray(),
            HoldDerived = set.Types.Select(static item => DeclaredSet.HoldsDerived(item.Type!)).ToEquatableArray(),
            Tags = set.Types.Select(static item => item.Tag).ToEquatableArray(),
        };
    }

    /// <summary>A Type that means one of the declared types, which need no code of their own.</summary>
    private WireType ResolveTypeSet(INamedTypeSymbol type, DeclaredSet set)
    {
        _isSetUsed = true;
        var types = set.Types.Select(static item => item.Type!).ToList();
        WireType resolved = new TypeSetType
        {
            FullName = TypeNames.Full(type),
            Name = TypeNames.ForHelper(type) + "As" + string.Join("Or", types.Take(3).Select(TypeNames.ForHelper)) + (types.Count > 3 ? "OrOther" : ""),
            Types = types.Select(TypeNames.Full).ToEquatableArray(),
            Tags = set.Types.Select(static item => item.Tag).ToEquatableArray(),
        };
        return types.Aggregate(resolved, (marked, named) => Mark(named, marked)!);
    }
}
