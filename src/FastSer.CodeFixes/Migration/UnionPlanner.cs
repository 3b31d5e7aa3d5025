using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>Turns the types that a base type or interface names, or that are derived from it, into the cases of a union.</summary>
internal sealed class UnionPlanner(ForeignTypeFactory foreignTypes, UnionCaseFinder finder)
{
    /// <param name="foreign">The type.</param>
    /// <param name="display">Gets the name of a type in the source.</param>
    /// <param name="notes">Receives what is left to decide.</param>
    /// <returns>The attributes.</returns>
    public IReadOnlyList<string> Plan(ForeignType foreign, Func<ITypeSymbol, string> display, List<string> notes)
    {
        var cases = CasesOf(foreign, notes);
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

        if (MayBeItself(foreign) && !cases.Exists(one => UnionCaseFinder.IsSame(one.Case, foreign.Symbol)))
        {
            cases.Insert(0, new PlannedCase(null, foreign.Symbol));
        }

        var used = new HashSet<int>();
        return cases.ConvertAll(one =>
        {
            var tag = one.Tag is { } wanted and <= ushort.MaxValue && used.Add(wanted) ? wanted : FirstFree(taken, used);
            var exact = foreign.IsTolerant && IsUnionBelow(foreign, one.Case) ? ", Exact = true" : "";
            return $"FastSerUnion({tag.ToString(CultureInfo.InvariantCulture)}, typeof({display(one.Case)}){exact})";
        });
    }

    /// <summary>MemoryPack and MessagePack name types of abstract ones only; the others write values of the type itself too.</summary>
    public static bool MayBeItself(ForeignType foreign) => foreign.Symbol is { TypeKind: TypeKind.Class, IsAbstract: false };

    private List<PlannedCase> CasesOf(ForeignType foreign, List<string> notes)
    {
        var found = finder.Find(foreign);
        notes.AddRange(found.Notes);
        return foreign.IsTolerant
            ? Flat(foreign, [.. found.Cases])
            : [.. found.Cases.Where(one => !found.Cases.Any(other => !UnionCaseFinder.IsSame(other.Case, one.Case)
                && !UnionCaseFinder.IsSame(other.Case, foreign.Symbol)
                && finder.Reaches(other.Case, one.Case)))];
    }

    /// <summary>A Tolerant union names all types below it by short tags; unions in between name theirs too, for members of these types.</summary>
    private List<PlannedCase> Flat(ForeignType foreign, List<PlannedCase> found)
    {
        for (var i = 0; i < found.Count; i++)
        {
            if (!UnionCaseFinder.IsSame(found[i].Case, foreign.Symbol) && OfTolerant(found[i].Case) is { } below)
            {
                found.AddRange(finder.Find(below).Cases
                    .Where(one => !found.Exists(other => UnionCaseFinder.IsSame(other.Case, one.Case)))
                    .Select(static one => one with { Tag = null }));
            }
        }

        found.RemoveAll(static one => one.Case.IsAbstract);
        return found;
    }

    /// <summary>The types that it names have tags of their own in the union above: its tag there means objects of exactly this class.</summary>
    private bool IsUnionBelow(ForeignType foreign, INamedTypeSymbol type) => !UnionCaseFinder.IsSame(type, foreign.Symbol)
        && OfTolerant(type) is { } below
        && CasesOf(below, []).Exists(one => !UnionCaseFinder.IsSame(one.Case, type));

    private ForeignType? OfTolerant(INamedTypeSymbol type) => foreignTypes.OfMoved(type.OriginalDefinition) is { IsTolerant: true } foreign ? foreign : null;

    private static int FirstFree(HashSet<int> taken, HashSet<int> used)
    {
        var tag = 0;
        while (taken.Contains(tag) || !used.Add(tag))
        {
            tag++;
        }

        return tag;
    }
}
