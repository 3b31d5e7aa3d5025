using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>
/// Finds the closed types that are looked up at run time: the arguments of generic annotated types, whose
/// generated code knows them only as type parameters.
/// </summary>
internal static class RootFinder
{
    public static IEnumerable<TypeRef> In(ITypeSymbol type, Compilation compilation, WireKindResolver resolver)
    {
        if (type is IArrayTypeSymbol array)
        {
            return In(array.ElementType, compilation, resolver);
        }

        if (type is not INamedTypeSymbol named)
        {
            return [];
        }

        var nested = CollectionTypes.ContentsOf(named).SelectMany(argument => In(argument, compilation, resolver));
        return named.IsAnnotated()
            ? nested.Concat(named.TypeArguments.SelectMany(argument => AsRoot(
                named.IsCompact() ? InCompact(argument, compilation) : argument, compilation, resolver)))
            : nested;
    }

    /// <summary>What a compact generic type asks the runtime for in place of its type parameter.</summary>
    private static ITypeSymbol InCompact(ITypeSymbol argument, Compilation compilation) =>
        compilation.GetTypeByMetadataName(KnownTypes.CompactWrapper + "`1")?.Construct(argument) ?? argument;

    /// <summary>The type itself, if the runtime cannot find its serializer without help from this assembly.</summary>
    public static IEnumerable<TypeRef> AsRoot(ITypeSymbol type, Compilation compilation, WireKindResolver resolver)
    {
        if (ContainsTypeParameter(type) || !compilation.IsSymbolAccessibleWithin(type, compilation.Assembly))
        {
            return [];
        }

        var isKnown = type is INamedTypeSymbol { IsGenericType: false } named
            && (named.IsAnnotated() || BuiltInScalars.Find(named) is not null);
        return !isKnown && resolver.Resolve(type) is { } root
            ? In(type, compilation, resolver).Append(root with { RootHash = TypeHash.Of(type) })
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
