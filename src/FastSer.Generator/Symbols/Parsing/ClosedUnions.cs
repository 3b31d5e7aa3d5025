using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>Compares the types that derive from a closed class with those that its union names.</summary>
internal static class ClosedUnions
{
    /// <summary>The classes with values of their own that derive from the closed class, and that no tag of it covers.</summary>
    public static IEnumerable<INamedTypeSymbol> FindUnnamed(INamedTypeSymbol union, WireTypeFactory resolver)
    {
        var named = new HashSet<ISymbol>(
            UnionCases.TypesOf(union).Concat(UnionCases.LeavesOf(union)).Append(UnionFallback.TypeOf(union)).OfType<INamedTypeSymbol>()
                .Select(static type => type.OriginalDefinition),
            SymbolEqualityComparer.Default);
        var pending = new Stack<INamedTypeSymbol>([union.OriginalDefinition]);
        while (pending.Count > 0)
        {
            foreach (var type in resolver.DerivedFrom(pending.Pop()).Where(type => !named.Contains(type)))
            {
                if (type.IsAbstract)
                {
                    pending.Push(type);
                }
                else
                {
                    yield return type;
                }
            }
        }
    }
}
