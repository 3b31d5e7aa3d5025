using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes;

/// <summary>The keys below the highest one that neither a member has, nor an attribute keeps, nor a derived type uses.</summary>
internal static class KeyGaps
{
    public static IEnumerable<int> Of(INamedTypeSymbol type, Compilation compilation)
    {
        var used = new HashSet<int>(MemberCollector.Collect(type, null).Select(static member => member.Order).OfType<int>());
        used.UnionWith(NumberPlanner.KeptKeysOf(type));
        var highest = Math.Min(used.Count == 0 ? -1 : used.Max(), KeyModel.Maximum);
        var reserved = ReservedKeys.Of(type).ToList();
        var facts = CompilationFacts.Of(compilation);
        lock (facts)
        {
            return
            [
                .. Enumerable.Range(0, Math.Max(0, highest)).Where(key => !used.Contains(key)
                    && !reserved.Exists(range => range.First <= key && key <= range.Last)
                    && !facts.DerivedKeys.Has(type, key)),
            ];
        }
    }

    /// <summary>The runs of keys that follow each other.</summary>
    /// <param name="keys">Keys in order.</param>
    public static IEnumerable<(int First, int Last)> RangesOf(IEnumerable<int> keys) => keys
        .Select(static (key, place) => (Key: key, Start: key - place))
        .GroupBy(static item => item.Start)
        .Select(static run => (run.First().Key, run.Last().Key));
}
