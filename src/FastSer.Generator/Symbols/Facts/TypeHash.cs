using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>A number made of the names in a closed type, as the runtime makes it of the loaded type (FastSerResolver).</summary>
internal static class TypeHash
{
    public static uint Of(ITypeSymbol type) => Add(2166136261, type);

    /// <summary>The innermost of the last type arguments and elements, as the runtime finds it.</summary>
    public static ITypeSymbol InnerOf(ITypeSymbol type) => type is IArrayTypeSymbol array
        ? InnerOf(array.ElementType)
        : ArgumentsOf(type).LastOrDefault() is { } last ? InnerOf(last) : type;

    private static uint Add(uint hash, ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
        {
            return Add(Mix(hash, (uint)array.Rank), array.ElementType);
        }

        foreach (var character in NameOf(type))
        {
            hash = Mix(hash, character);
        }

        return ArgumentsOf(type).Aggregate(hash, Add);
    }

    /// <summary>The type arguments; those of the containing types first.</summary>
    public static IEnumerable<ITypeSymbol> ArgumentsOf(ITypeSymbol? type) =>
        type is INamedTypeSymbol named ? ArgumentsOf(named.ContainingType).Concat(named.TypeArguments) : [];

    private static string NameOf(ITypeSymbol type) => type.SpecialType switch
    {
        SpecialType.System_IntPtr => "IntPtr",
        SpecialType.System_UIntPtr => "UIntPtr",
        _ => type.MetadataName,
    };

    private static uint Mix(uint hash, uint value) => unchecked((hash ^ value) * 16777619);

    /// <summary>A type parameter stands somewhere in the type.</summary>
    public static bool ContainsParameter(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => ContainsParameter(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(ContainsParameter)
            || (named.ContainingType is { } containing && ContainsParameter(containing)),
        _ => false,
    };
}
