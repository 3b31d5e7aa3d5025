using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Lists the levels of a type: the classes and interfaces that it derives from, and the types round it.</summary>
internal static class TypeLevels
{
    /// <summary>Returns the type, its base classes and its interfaces.</summary>
    public static IEnumerable<INamedTypeSymbol> SelfAndBases(this INamedTypeSymbol type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }

        foreach (var contract in type.AllInterfaces)
        {
            yield return contract;
        }
    }

    /// <summary>Returns whether a condition holds for the type or one of its base classes; allocates nothing.</summary>
    public static bool HasLevel(this ITypeSymbol? type, Func<ITypeSymbol, bool> condition)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (condition(level))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>A value of one type may stand where the other is declared.</summary>
    public static bool DerivesFrom(this ITypeSymbol type, ITypeSymbol from) =>
        type.HasLevel(level => SymbolEqualityComparer.Default.Equals(level, from)) || type.AllInterfaces.Contains(from, SymbolEqualityComparer.Default);
}
