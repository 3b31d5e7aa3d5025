using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>The members that <c>[FastSerConstructor(nameof(Id), ...)]</c> names for the parameters, one after the other.</summary>
internal static class ParameterNames
{
    /// <summary>The name that the attribute gives a parameter; null where it takes the member of its own name.</summary>
    public static string? Of(IParameterSymbol parameter) =>
        NamesOf(parameter.ContainingSymbol) is var names && parameter.Ordinal < names.Count && names[parameter.Ordinal].Length > 0
            ? names[parameter.Ordinal]
            : null;

    /// <summary>The first name that no parameter is left for, or null.</summary>
    public static string? GetSurplus(IMethodSymbol method) =>
        NamesOf(method) is var names && names.Count > method.Parameters.Length ? names[method.Parameters.Length] : null;

    private static List<string> NamesOf(ISymbol method) =>
        method.FindAttribute(KnownTypes.ConstructorAttribute) is { ConstructorArguments: [{ Kind: TypedConstantKind.Array, IsNull: false } names] }
            ? [.. names.Values.Select(static name => name.Value as string ?? "")]
            : [];
}
