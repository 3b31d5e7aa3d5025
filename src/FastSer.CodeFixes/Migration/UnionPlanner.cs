using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>Turns the types that a base type or interface names, or that are derived from it, into the cases of a union.</summary>
internal sealed class UnionPlanner(Compilation compilation)
{
    private List<INamedTypeSymbol>? _ninoTypes;

    /// <param name="peer">The type.</param>
    /// <param name="display">How the source names a type.</param>
    /// <param name="notes">Receives what is left to decide.</param>
    /// <returns>The attributes.</returns>
    public IEnumerable<string> Plan(PeerType peer, Func<ITypeSymbol, string> display, List<string> notes)
    {
        var named = peer.IsTolerant ? Flat(peer, notes) : NamedCases(peer, notes);
        var cases = named.Where(one => !named.Exists(other => !IsSame(other.Case, one.Case) && !IsSame(other.Case, peer.Symbol)
                && !peer.IsTolerant && Reaches(other.Case, one.Case)))
            .ToList();
        if (cases.Count == 0)
        {
            return [];
        }

        var taken = new HashSet<int>(cases.Select(static one => one.Tag).OfType<int>().Where(static tag => tag <= ushort.MaxValue));
        var isNew = taken.Count < cases.Count(static one => one.Tag is not null) || cases.Exists(static one => one.Tag is null);
        if (isNew)
        {
            notes.Add("some tags of the union are new; from now on they must not change");
        }

        if (MayBeItself(peer) && !cases.Exists(one => IsSame(one.Case, peer.Symbol)))
        {
            cases.Insert(0, (null, peer.Symbol));
        }

        var used = new HashSet<int>();
        return cases.ConvertAll(one =>
        {
            var tag = one.Tag is { } wanted and <= ushort.MaxValue && used.Add(wanted) ? wanted : FirstFree(taken, used);
            return $"FastSerUnion({tag.ToString(CultureInfo.InvariantCulture)}, typeof({display(one.Case)}))";
        });
    }

    /// <summary>A Tolerant union cannot name another one: the topmost names all types, and those below it are no unions.</summary>
    private List<(int? Tag, INamedTypeSymbol Case)> Flat(PeerType peer, List<string> notes)
    {
        var found = NamedCases(peer, notes);
        if (found.Count > 0 && AboveAll(peer.Symbol).LastOrDefault(above => OfTolerant(above) is not null && Reaches(above, peer.Symbol)) is { } top)
        {
            notes.Add($"the types that this one named are named by '{top.Name}', as Tolerant unions cannot name each other; "
                + $"declare members that hold them as '{top.Name}'");
            return [];
        }

        for (var i = 0; i < found.Count; i++)
        {
            if (!IsSame(found[i].Case, peer.Symbol) && OfTolerant(found[i].Case) is { } below)
            {
                found.AddRange(NamedCases(below, [])
                    .Where(one => !found.Exists(other => IsSame(other.Case, one.Case)))
                    .Select(static one => ((int?)null, one.Case)));
            }
        }

        found.RemoveAll(one => one.Case.IsAbstract && found.Exists(other => !IsSame(other.Case, one.Case) && IsBelow(other.Case, one.Case)));
        return found;
    }

    private static PeerType? OfTolerant(INamedTypeSymbol type) =>
        PeerType.OfMoved(type.OriginalDefinition) is { IsTolerant: true } peer ? peer : null;

    private static IEnumerable<INamedTypeSymbol> AboveAll(INamedTypeSymbol type)
    {
        for (var level = type.BaseType; level is not null; level = level.BaseType)
        {
            yield return level.OriginalDefinition;
        }

        foreach (var contract in type.AllInterfaces)
        {
            yield return contract.OriginalDefinition;
        }
    }

    private static int FirstFree(HashSet<int> taken, HashSet<int> used)
    {
        var tag = 0;
        while (taken.Contains(tag) || !used.Add(tag))
        {
            tag++;
        }

        return tag;
    }

    /// <summary>MemoryPack and MessagePack name types of abstract ones only; the others write values of the type itself too.</summary>
    private static bool MayBeItself(PeerType peer) => peer.Symbol is { TypeKind: TypeKind.Class, IsAbstract: false };

    private List<(int? Tag, INamedTypeSymbol Case)> NamedCases(PeerType peer, List<string> notes)
    {
        var found = new List<(int? Tag, INamedTypeSymbol Case)>();
        foreach (var (tag, named, text) in peer.NamedCases())
        {
            if (named is INamedTypeSymbol type && IsBelow(type, peer.Symbol))
            {
                found.Add((tag, type));
            }
            else
            {
                notes.Add(named is null
                    ? $"[{text}] names no type: name the types by [FastSerUnion(tag, typeof(...))]"
                    : $"[{text}] names a type that is not derived from this one: put [FastSerUnion(tag, typeof(...))] on the members that may hold it");
            }
        }

        if (peer.Kind == PeerKind.Nino)
        {
            found.AddRange(DerivedNinoTypes(peer.Symbol).Select(static type => ((int?)null, type)));
        }

        return found;
    }

    /// <summary>A case is a union of its own, whose cases include the type.</summary>
    private bool Reaches(INamedTypeSymbol union, INamedTypeSymbol type) =>
        PeerType.OfMoved(union.OriginalDefinition) is { } peer
        && NamedCases(peer, []).Exists(one => IsSame(one.Case, type) || (!IsSame(one.Case, union) && IsBelow(one.Case, union) && Reaches(one.Case, type)));

    private static bool IsBelow(INamedTypeSymbol type, INamedTypeSymbol above)
    {
        if (above.TypeKind == TypeKind.Struct || above.IsSealed)
        {
            return false;
        }

        for (var level = type.OriginalDefinition; level is not null; level = level.BaseType?.OriginalDefinition)
        {
            if (IsSame(level, above))
            {
                return true;
            }
        }

        return type.OriginalDefinition.AllInterfaces.Any(implemented => IsSame(implemented, above));
    }

    /// <summary>Nino finds derived types by itself: the nearest ones, which name those that derive from them.</summary>
    private IEnumerable<INamedTypeSymbol> DerivedNinoTypes(INamedTypeSymbol above)
    {
        _ninoTypes ??= [.. TypesIn(compilation.Assembly.GlobalNamespace)
            .Where(static type => PeerType.Of(type) is { Kind: PeerKind.Nino } || (type.IsAnnotated() && PeerTypes.MarkOf(type)?.Kind == PeerKind.Nino))
            .OrderBy(static type => type.ToDisplayString(), StringComparer.Ordinal)];
        var below = _ninoTypes.Where(type => !IsSame(type, above) && IsBelow(type, above)).ToList();
        return below.Where(type => !below.Exists(nearer => !IsSame(nearer, type) && IsBelow(type, nearer)));
    }

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol container) => container.GetMembers().OfType<INamespaceOrTypeSymbol>()
        .SelectMany(static member => member is INamedTypeSymbol type ? TypesIn(type).Prepend(type) : TypesIn(member));

    private static bool IsSame(INamedTypeSymbol one, INamedTypeSymbol other) =>
        SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, other.OriginalDefinition);
}
