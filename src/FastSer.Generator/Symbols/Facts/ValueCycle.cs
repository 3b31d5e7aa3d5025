using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>
/// Finds structs that take up a value of themselves. The compiler reports fields of that kind, but the generator runs nevertheless, and it does not
/// report properties. What is said of such a struct must not depend on which of several is asked about first.
/// </summary>
internal static class ValueCycle
{
    /// <param name="type">The struct.</param>
    /// <param name="partsOf">The types of the values that a value of a type takes up.</param>
    public static bool Contains(ITypeSymbol type, Func<ITypeSymbol, IEnumerable<ITypeSymbol>> partsOf)
    {
        var seen = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        var pending = new Stack<ITypeSymbol>(partsOf(type));
        while (pending.Count > 0)
        {
            var part = pending.Pop();
            if (SymbolEqualityComparer.Default.Equals(part, type))
            {
                return true;
            }

            if (seen.Add(part))
            {
                foreach (var inner in partsOf(part))
                {
                    pending.Push(inner);
                }
            }
        }

        return false;
    }
}
