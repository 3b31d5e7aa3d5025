using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>The numbers of a type's own members.</summary>
/// <param name="Numbers">The number of each member; none where the order of declarations counts.</param>
/// <param name="Next">In a Tolerant type: the next free key, for types that derive from it.</param>
/// <param name="Note">Why the numbers are others than before.</param>
internal sealed record PlannedKeys(IReadOnlyDictionary<ISymbol, int> Numbers, int Next, string? Note)
{
    /// <summary>The ranges of keys that no member has, although higher ones are used.</summary>
    public IReadOnlyList<(int First, int Last)> Reserved { get; init; } = [];
}

/// <summary>
/// Turns numbers of members into those of FastSer: keys stay, and gaps between them are reserved, where that is possible; orders are given to all
/// members or to none.
/// </summary>
internal sealed class KeyPlanner(ForeignTypeFactory foreignTypes)
{
    public PlannedKeys Plan(ForeignType foreign) => foreign.IsTolerant ? PlanTolerant(foreign) : PlanOrders(foreign);

    /// <summary>Keys go through the base types: those of a derived type begin after them.</summary>
    private PlannedKeys PlanTolerant(ForeignType foreign)
    {
        var levels = MemberPlanner.LevelsOf(foreign.Symbol);
        var first = FirstFreeKey(levels[0].BaseType);
        var members = levels.SelectMany(level => Sorted(foreign, level)).ToList();
        if (KeepTolerant(foreign, members, first) is { } kept)
        {
            return kept;
        }

        var numbers = new Dictionary<ISymbol, int>(SymbolEqualityComparer.Default);
        foreach (var member in members)
        {
            numbers.Add(member, first + numbers.Count);
        }

        var isRenumbered = members.Exists(member => foreign.KeyOf(member) is not null)
            && members.Exists(member => foreign.KeyOf(member) != numbers[member]);
        return new PlannedKeys(numbers, first + numbers.Count, isRenumbered
            ? "keys are unique, not much higher than the number of members" + (first > 0 ? " and go on after those of the base type" : "")
                + ", so the members have other numbers than before; from now on they must not change"
            : null);
    }

    /// <summary>The keys as they are; null where they are not unique, or would take too many bits of each object.</summary>
    private static PlannedKeys? KeepTolerant(ForeignType foreign, List<ISymbol> members, int first)
    {
        var keys = members.ConvertAll(foreign.KeyOf).OfType<int>().Distinct().OrderBy(static key => key).ToList();
        var highest = Math.Min(KeyModel.Maximum, first + 7 + (3 * keys.Count));
        if (keys.Count == 0 || keys.Count < members.Count || keys[0] < first || keys[keys.Count - 1] > highest)
        {
            return null;
        }

        var reserved = new List<(int, int)>();
        var next = first;
        foreach (var key in keys)
        {
            if (key > next)
            {
                reserved.Add((next, key - 1));
            }

            next = key + 1;
        }

        var numbers = new Dictionary<ISymbol, int>(SymbolEqualityComparer.Default);
        members.ForEach(member => numbers.Add(member, foreign.KeyOf(member)!.Value));
        return new PlannedKeys(numbers, next, null) { Reserved = reserved };
    }

    private int FirstFreeKey(INamedTypeSymbol? type)
    {
        if (type is null or { SpecialType: not SpecialType.None })
        {
            return 0;
        }

        if (foreignTypes.Of(type.OriginalDefinition) is { IsTolerant: true } foreign)
        {
            return PlanTolerant(foreign).Next;
        }

        var marked = type.GetMembers().Select(static member => member.FindAttribute(KnownTypes.MemberAttribute))
            .Concat(type.GetAttributes().Where(static attribute => attribute.AttributeClass?.Is(KnownTypes.RetiredAttribute) == true));
        return marked.Select(static attribute => attribute?.Number(0) + 1 ?? 0).Concat(ReservedKeys.Of(type).Select(static range => range.Last + 1))
            .Append(FirstFreeKey(type.BaseType)).Max();
    }

    /// <summary>Each level is ordered by itself.</summary>
    private static PlannedKeys PlanOrders(ForeignType foreign)
    {
        var numbers = new Dictionary<ISymbol, int>(SymbolEqualityComparer.Default);
        string? note = null;
        foreach (var level in MemberPlanner.LevelsOf(foreign.Symbol))
        {
            var members = Sorted(foreign, level);
            var keys = members.ConvertAll(foreign.KeyOf);
            if (keys.TrueForAll(static key => key is null) && !IsInSeveralFiles(members))
            {
                continue;
            }

            var isKept = keys.TrueForAll(static key => key is not null) && keys.Distinct().Count() == keys.Count;
            note = isKept ? note : "all members are numbered or none, each with a number of its own, so some have another number than before";
            for (var i = 0; i < members.Count; i++)
            {
                numbers.Add(members[i], isKept ? keys[i]!.Value : i);
            }
        }

        return new PlannedKeys(numbers, 0, note);
    }

    private static bool IsInSeveralFiles(List<ISymbol> members) =>
        members.SelectMany(static member => member.DeclaringSyntaxReferences).Select(static reference => reference.SyntaxTree).Distinct().Count() > 1;

    /// <summary>
    /// The members that take part, in the order of their numbers. Those of a data contract that have none come first, by name.
    /// </summary>
    private static List<ISymbol> Sorted(ForeignType foreign, INamedTypeSymbol level)
    {
        var used = MemberPlanner.Plan(foreign, level).Where(static member => member.IsUsed).Select(static member => member.Symbol).ToList();
        var byName = foreign.Kind == ForeignKind.DataContract && used.Exists(member => foreign.KeyOf(member) is not null);
        return [.. used.OrderBy(member => foreign.KeyOf(member) ?? (byName ? -1 : int.MaxValue))
            .ThenBy(member => byName ? member.Name : "", StringComparer.Ordinal)];
    }
}
