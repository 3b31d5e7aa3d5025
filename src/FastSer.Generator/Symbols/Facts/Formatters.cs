using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Finds the formatters of applications.</summary>
internal static class Formatters
{
    /// <summary>The formatter that a member or a type is marked with.</summary>
    public static INamedTypeSymbol? Of(ISymbol symbol) =>
        symbol.FindAttribute(KnownTypes.FormatterAttribute) is { ConstructorArguments: [{ Value: INamedTypeSymbol formatter }] }
            ? formatter
            : null;
}
