using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>
/// Finds the closed types that are looked up at run time: the arguments of generic annotated types, whose
/// generated code knows them only as type parameters.
/// </summary>
internal static class RootFinder
{
    public static IEnumerable<RootType> In(ITypeSymbol type, Compilation compilation, WireTypeFactory resolver)
    {
        if (type is IArrayTypeSymbol array)
        {
            return In(array.ElementType, compilation, resolver);
        }

        return type switch
        {
            INamedTypeSymbol named when named.IsAnnotated() => TypeHash.ArgumentsOf(named).SelectMany(argument => AsRoot(
                named.IsCompact() ? InCompact(argument, compilation) : argument, compilation, resolver)),
            INamedTypeSymbol named => CollectionTypes.ContentsOf(named).SelectMany(argument => In(argument, compilation, resolver)),
            _ => [],
        };
    }

    /// <summary>What a compact generic type asks the runtime for in place of its type parameter.</summary>
    private static ITypeSymbol InCompact(ITypeSymbol argument, Compilation compilation) =>
        compilation.GetTypeByMetadataName(KnownTypes.CompactWrapper + "`1")?.Construct(argument) ?? argument;

    /// <summary>What is in the type, and it itself, if the runtime cannot find its serializer without help from this assembly.</summary>
    public static IEnumerable<RootType> AsRoot(ITypeSymbol type, Compilation compilation, WireTypeFactory resolver)
    {
        var isKnown = type is INamedTypeSymbol { IsGenericType: false } named
            && (named.IsAnnotated() || BuiltInScalars.Find(named) is not null);
        return !isKnown
            && !ContainsTypeParameter(type)
            && compilation.IsSymbolAccessibleWithin(type, compilation.Assembly)
            && resolver.Resolve(type) is { } root
                ? In(type, compilation, resolver).Append(
                    new RootType(
                        root, UseMarkCollector.Of(type, resolver.Facts), TypeNames.Full(TypeHash.InnerOf(type)), TypeHash.Of(type)))
                : In(type, compilation, resolver);
    }

    public static bool ContainsTypeParameter(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => ContainsTypeParameter(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(ContainsTypeParameter)
            || (named.ContainingType is { } containing && ContainsTypeParameter(containing)),
        _ => false,
    };
}
