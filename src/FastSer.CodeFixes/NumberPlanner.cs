using FastSer.Generator.Lock;
using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes;

/// <summary>
/// Chooses numbers for the members of a type that have none, or one that they cannot have. All of them are planned together, so
/// that fixes of several members do not choose the same number. A number that is free below others may be that of a member
/// that was removed, so new ones follow the highest, that of the schema lock included.
/// </summary>
internal static class NumberPlanner
{
    /// <param name="type">The type.</param>
    /// <param name="compilation">The compilation.</param>
    /// <param name="locked">The schema lock, if there is one.</param>
    /// <returns>The new numbers of the members that need one.</returns>
    public static IReadOnlyDictionary<ISymbol, int> Plan(INamedTypeSymbol type, Compilation compilation, LockFile? locked)
    {
        var levels = MemberCollector.Collect(type, null);
        var own = levels.FindAll(member => IsDeclaredBy(member, type));
        var derived = TypesIn(compilation.Assembly.GlobalNamespace).Where(other => DerivesFrom(other, type)).ToList();
        var isTolerant = type.IsAnnotated() ? type.IsTolerant() : derived.Exists(static other => other.IsTolerant());
        var known = isTolerant ? [.. levels.Except(own).Select(static member => member.Order).OfType<int>(), .. KeptKeysOf(type)] : new HashSet<int>();
        var faulty = own.FindAll(member =>
            member.Order is not { } number || (isTolerant && number is < 0 or > KeyModel.Maximum) || !known.Add(number));
        if (isTolerant)
        {
            known.UnionWith(derived.SelectMany(static other =>
                MemberCollector.Collect(other, null).Select(static member => member.Order).OfType<int>().Concat(KeptKeysOf(other))));
            known.UnionWith(derived.Append(type).SelectMany(other => LockedKeys.EntriesOf(other, locked)).Select(static entry => entry.Key));
            known.RemoveWhere(static number => number is < 0 or > KeyModel.Maximum);
        }

        var next = known.Count == 0 ? 0 : known.Max() + 1;
        var numbers = new Dictionary<ISymbol, int>(SymbolEqualityComparer.Default);
        foreach (var member in faulty)
        {
            numbers.Add(member.Symbol, next + numbers.Count);
        }

        return numbers;
    }

    /// <summary>The members that a type declares itself, in their order.</summary>
    public static IEnumerable<MemberSymbol> OwnMembersOf(INamedTypeSymbol type) =>
        MemberCollector.Collect(type, null).Where(member => IsDeclaredBy(member, type));

    private static bool IsDeclaredBy(MemberSymbol member, INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(member.DeclaringType, type);

    /// <summary>Keys that no member may have: those that are retired or reserved.</summary>
    public static IEnumerable<int> KeptKeysOf(INamedTypeSymbol type)
    {
        foreach (var range in ReservedKeys.Of(type).Where(range => !range.ForDerived || range.IsOwnOf(type)))
        {
            for (var key = range.First; key <= Math.Min(range.Last, KeyModel.Maximum); key++)
            {
                yield return key;
            }
        }

        for (var level = type; level is not null; level = level.BaseType)
        {
            foreach (var attribute in level.GetAttributes())
            {
                if (attribute.ValuesOf(KnownTypes.RetiredAttribute) is [int key, ..])
                {
                    yield return key;
                }
            }
        }
    }

    private static bool DerivesFrom(INamedTypeSymbol type, INamedTypeSymbol above)
    {
        for (var level = type.BaseType; level is not null; level = level.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(level.OriginalDefinition, above))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>All types that are declared in a namespace or type.</summary>
    public static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol container) => container.GetMembers().OfType<INamespaceOrTypeSymbol>()
        .SelectMany(static member => member is INamedTypeSymbol type ? TypesIn(type).Prepend(type) : TypesIn(member));
}
