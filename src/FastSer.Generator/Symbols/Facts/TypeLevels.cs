using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Lists the levels of a type: the classes and interfaces that it derives from, and the types round it.</summary>
internal static class TypeLevels
{
    /// <summary>Returns the type and its base classes, the most derived first; without <c>object</c> and others that are special to C#.</summary>
    public static IEnumerable<INamedTypeSymbol> Levels(this INamedTypeSymbol? type)
    {
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            yield return level;
        }
    }

    /// <summary>Returns the type and the types round it, the innermost first.</summary>
    public static IEnumerable<INamedTypeSymbol> Nesting(this INamedTypeSymbol? type)
    {
        for (var level = type; level is not null; level = level.ContainingType)
        {
            yield return level;
        }
    }

    /// <summary>Returns what a property or method overrides, from the next level up.</summary>
    public static IEnumerable<ISymbol> Overridden(this ISymbol member)
    {
        for (var overridden = NextOf(member); overridden is not null; overridden = NextOf(overridden))
        {
            yield return overridden;
        }

        static ISymbol? NextOf(ISymbol member) => (member as IPropertySymbol)?.OverriddenProperty ?? (ISymbol?)(member as IMethodSymbol)?.OverriddenMethod;
    }

    /// <summary>Returns whether a property or method overrides another one, directly or not.</summary>
    public static bool Overrides(this ISymbol member, ISymbol inherited) => member.Overridden().Any(overridden =>
        SymbolEqualityComparer.Default.Equals(overridden.OriginalDefinition, inherited.OriginalDefinition));

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

    /// <summary>Returns whether a condition holds for one of the <see cref="Levels"/>; allocates nothing.</summary>
    public static bool HasLevel(this ITypeSymbol? type, Func<INamedTypeSymbol, bool> condition)
    {
        for (var level = type as INamedTypeSymbol; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            if (condition(level))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>A value of one type may stand where the other is declared.</summary>
    public static bool DerivesFrom(this ITypeSymbol type, ITypeSymbol from)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(level, from))
            {
                return true;
            }
        }

        return type.AllInterfaces.Contains(from, SymbolEqualityComparer.Default);
    }
}
