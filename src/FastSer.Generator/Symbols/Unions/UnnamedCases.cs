using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Unions;

/// <summary>Finds annotated types that derive from a union which could name them and does not: such a value cannot stand where the union is declared.</summary>
internal static class UnnamedCases
{
    /// <summary>The hint at the type; null where there is nothing to say.</summary>
    public static DiagnosticInfo? Check(INamedTypeSymbol type) => FindUnion(type) is { } union && !LanguageUnions.IsClosed(union)
        ? DiagnosticInfo.Create(
            Descriptors.UnionShouldNameType, KnownTypes.LocationOf(type), TypeNames.Declared(type), TypeNames.Declared(union), FormatName(type))
        : null;

    /// <summary>The first such union, of base classes before interfaces.</summary>
    public static INamedTypeSymbol? FindUnion(INamedTypeSymbol type) => type.IsAbstract || type.IsUnion() ? null
        : type.SelfAndBases().Select(static level => level.OriginalDefinition).FirstOrDefault(union =>
            SymbolEqualityComparer.Default.Equals(union.ContainingAssembly, type.ContainingAssembly)
            && union.IsAnnotated() && union.IsUnion() && CanName(union, type) && !Names(union, type));

    /// <summary>The type in <c>typeof</c>, without arguments where it is generic: <c>Leaf&lt;&gt;</c>.</summary>
    public static string FormatName(INamedTypeSymbol type) => TypeNames.Short(type.IsGenericType ? type.ConstructUnboundGenericType() : type);

    /// <summary>The cases of a C# union that need a tag and that no attribute names.</summary>
    public static List<LanguageUnionCase> In(INamedTypeSymbol union)
    {
        var (named, fallback) = (UnionCases.Of(union), UnionFallback.TypeOf(union));
        return LanguageUnions.CasesOf(union).FindAll(item => !SymbolEqualityComparer.Default.Equals(item.Type, fallback)
            && !named.Exists(attribute => IsMeant(attribute.Type, item.Type)));
    }

    /// <summary>The classes with values of their own that derive from the closed class, and that no tag of it covers.</summary>
    public static IEnumerable<INamedTypeSymbol> DerivedFrom(INamedTypeSymbol union, Func<INamedTypeSymbol, IEnumerable<INamedTypeSymbol>> derivedFrom)
    {
        var named = new HashSet<ISymbol>(
            UnionCases.TypesOf(union).Concat(UnionCases.LeavesOf(union)).Append(UnionFallback.TypeOf(union)).OfType<INamedTypeSymbol>()
                .Select(static type => type.OriginalDefinition),
            SymbolEqualityComparer.Default);
        var pending = new Stack<INamedTypeSymbol>([union.OriginalDefinition]);
        while (pending.Count > 0)
        {
            foreach (var type in derivedFrom(pending.Pop()).Where(type => !named.Contains(type)))
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

    /// <summary>An attribute names the case; a generic one without its arguments too.</summary>
    public static bool IsMeant(ITypeSymbol? named, ITypeSymbol type) => SymbolEqualityComparer.Default.Equals(named, type)
        || (named is INamedTypeSymbol { IsUnboundGenericType: true, OriginalDefinition: var open }
            && SymbolEqualityComparer.Default.Equals(open, type.OriginalDefinition));

    /// <summary>A union without type parameters can name no form of a generic type that stands for all of them, and the other way round.</summary>
    private static bool CanName(INamedTypeSymbol union, INamedTypeSymbol type) => type.HasParameters()
        ? CaseArguments.Put(type, union) is not null
        : !union.HasParameters();

    private static bool Names(INamedTypeSymbol union, INamedTypeSymbol type) =>
        UnionCases.LeavesOf(union).Select(static leaf => leaf.OriginalDefinition)
            .Append(UnionFallback.TypeOf(union)?.OriginalDefinition)
            .Contains(type, SymbolEqualityComparer.Default);
}
