using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes;

/// <summary>The keys below the highest one that neither a member has nor an attribute keeps.</summary>
internal static class KeyGaps
{
    public static IEnumerable<(int First, int Last)> Of(INamedTypeSymbol type)
    {
        var used = new HashSet<int>(MemberCollector.Collect(type, null).Select(static member => member.Order).OfType<int>());
        used.UnionWith(NumberPlanner.KeptKeysOf(type));
        var highest = Math.Min(used.Count == 0 ? -1 : used.Max(), KeyParser.MaximumKey);
        for (var key = 0; key < highest; key++)
        {
            if (used.Contains(key))
            {
                continue;
            }

            var first = key;
            while (!used.Contains(key + 1))
            {
                key++;
            }

            yield return (first, key);
        }
    }
}
