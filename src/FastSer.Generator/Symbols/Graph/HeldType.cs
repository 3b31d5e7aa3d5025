using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>A type that values of another one hold.</summary>
/// <param name="Type">The type.</param>
/// <param name="IsChangeable">What is held can be exchanged once its holder is built.</param>
internal readonly record struct HeldType(ITypeSymbol Type, bool IsChangeable)
{
    /// <summary>A formatter of the member writes it.</summary>
    public bool HasFormatter { get; init; }
}
