using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Which member a parameter takes: the one that <c>[FastSerConstructor(nameof(Id), ...)]</c> names, else the one of its own name.</summary>
internal static class ParameterNames
{
    /// <summary>The name that the attribute gives a parameter; null where it takes the member of its own name.</summary>
    public static string? Of(IParameterSymbol parameter) =>
        NamesOf(parameter.ContainingSymbol) is var names && parameter.Ordinal < names.Count && names[parameter.Ordinal].Length > 0
            ? names[parameter.Ordinal]
            : null;

    /// <summary>Whether the parameter takes a member of this name and type.</summary>
    public static bool Takes(IParameterSymbol parameter, string member, ITypeSymbol type) =>
        parameter.RefKind is RefKind.None or RefKind.In or RefKind.RefReadOnlyParameter
        && Names(parameter, member)
        && TypeNames.Full(type) == TypeNames.Full(parameter.Type);

    /// <summary>Whether the parameter means a member of this name, whatever its type.</summary>
    public static bool Names(IParameterSymbol parameter, string member) =>
        Of(parameter) is { } given ? given == member : HaveSameName(member, parameter.Name);

    private static bool HaveSameName(string member, string parameter) =>
        string.Equals(LocalNames.ToCamelCase(member), LocalNames.ToCamelCase(parameter), StringComparison.OrdinalIgnoreCase);

    /// <summary>The first name that no parameter is left for, or null.</summary>
    public static string? GetSurplus(IMethodSymbol method) =>
        NamesOf(method) is var names && names.Count > method.Parameters.Length ? names[method.Parameters.Length] : null;

    private static List<string> NamesOf(ISymbol method) =>
        method.FindAttribute(KnownTypes.ConstructorAttribute) is { ConstructorArguments: [{ Kind: TypedConstantKind.Array, IsNull: false } names] }
            ? [.. names.Values.Select(static name => name.Value as string ?? "")]
            : [];
}
