using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Which member a parameter takes: the one that <c>[FastSerConstructor(nameof(Id), ...)]</c> names, else the one of its own name.</summary>
internal static class ParameterNames
{
    /// <summary>The number of values of <see cref="RankOf"/>.</summary>
    public const int Ranks = 3;

    /// <summary>The name that the attribute gives a parameter; null where it takes the member of its own name.</summary>
    public static string? Of(IParameterSymbol parameter) =>
        NamesOf(parameter.ContainingSymbol) is var names && parameter.Ordinal < names.Count && names[parameter.Ordinal].Length > 0
            ? names[parameter.Ordinal]
            : null;

    /// <summary>Returns whether the parameter takes a member of this name and type.</summary>
    public static bool Takes(IParameterSymbol parameter, string member, ITypeSymbol type) => RankOf(parameter, member, type) is not null;

    /// <summary>
    /// Ranks the parameter for a member of this name and type: 0 if the names are equal or the attribute names the member, 1 if they
    /// differ in case, 2 if they differ in a prefix; null if it does not fit.
    /// </summary>
    public static int? RankOf(IParameterSymbol parameter, string member, ITypeSymbol type)
    {
        var rank = Of(parameter) is { } given ? given == member ? 0 : null : CompareNames(member, parameter.Name);
        return rank is not null
            && parameter.RefKind is RefKind.None or RefKind.In or RefKind.RefReadOnlyParameter
            && TypeNames.Full(type) == TypeNames.Full(parameter.Type)
                ? rank
                : null;
    }

    /// <summary>Returns whether the names are equal, ignoring case and prefixes.</summary>
    public static bool HaveSameName(string member, string parameter) => CompareNames(member, parameter) is not null;

    private static int? CompareNames(string member, string parameter) =>
        member == parameter ? 0
        : string.Equals(member, parameter, StringComparison.OrdinalIgnoreCase) ? 1
        : string.Equals(LocalNames.ToCamelCase(member), LocalNames.ToCamelCase(parameter), StringComparison.OrdinalIgnoreCase) ? 2
        : null;

    /// <summary>Returns whether the parameter means a member of this name, whatever its type.</summary>
    public static bool Names(IParameterSymbol parameter, string member) =>
        Of(parameter) is { } given ? given == member : HaveSameName(member, parameter.Name);

    /// <summary>The first name that no parameter is left for, or null.</summary>
    public static string? GetSurplus(IMethodSymbol method) =>
        NamesOf(method) is var names && names.Count > method.Parameters.Length ? names[method.Parameters.Length] : null;

    private static List<string> NamesOf(ISymbol method) =>
        method.FindAttribute(KnownTypes.ConstructorAttribute) is { ConstructorArguments: [{ Kind: TypedConstantKind.Array, IsNull: false } names] }
            ? [.. names.Values.Select(static name => name.Value as string ?? "")]
            : [];
}
