using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>
/// The types that <c>[FastSerRoot]</c> and <c>[FastSerExternal]</c> name anywhere in an assembly. They are collected when the first is
/// asked for.
/// </summary>
internal sealed class NamedRoots(Compilation compilation)
{
    private readonly Lazy<HashSet<ITypeSymbol>> _types = new(() => Collect(compilation.Assembly));

    public IEnumerable<ITypeSymbol> All => _types.Value;

    public bool Contains(ITypeSymbol type) => _types.Value.Contains(type);

    /// <summary>Returns whether a named type is one that an open type becomes, as <c>List&lt;int&gt;</c> is of <c>List&lt;T&gt;</c>.</summary>
    public bool ContainsFormOf(ITypeSymbol open) => _types.Value.Any(closed => IsFormOf(closed, open));

    private static bool IsFormOf(ITypeSymbol closed, ITypeSymbol open) => (closed, open) switch
    {
        (_, ITypeParameterSymbol) => true,
        (IArrayTypeSymbol left, IArrayTypeSymbol right) => left.Rank == right.Rank && IsFormOf(left.ElementType, right.ElementType),
        (INamedTypeSymbol left, INamedTypeSymbol right) =>
            SymbolEqualityComparer.Default.Equals(left.OriginalDefinition, right.OriginalDefinition)
            && left.TypeArguments.Zip(right.TypeArguments, IsFormOf).All(static isForm => isForm)
            && (left.ContainingType is null || IsFormOf(left.ContainingType, right.ContainingType)),
        _ => SymbolEqualityComparer.Default.Equals(closed, open),
    };

    private static HashSet<ITypeSymbol> Collect(IAssemblySymbol assembly) => new(
        HeldTypes.In(assembly.GlobalNamespace).Prepend<ISymbol>(assembly)
            .SelectMany(static symbol => symbol.GetAttributes())
            .SelectMany(static attribute => attribute.ValuesOf(KnownTypes.RootAttribute).Concat(attribute.ValuesOf(KnownTypes.ExternalAttribute)))
            .OfType<ITypeSymbol>(),
        SymbolEqualityComparer.Default);
}
