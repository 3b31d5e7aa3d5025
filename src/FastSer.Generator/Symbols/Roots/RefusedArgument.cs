using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>A type that cannot be serialized, since it is an argument of a generic type or has one in it.</summary>
/// <param name="Owner">The generic type.</param>
/// <param name="Member">A dot and the name of the member that is of the type; empty for the argument itself.</param>
/// <param name="Type">The type.</param>
/// <param name="Reason">The reason.</param>
/// <param name="IsFinal">Whether no assembly can make a serializer.</param>
internal readonly record struct RefusedArgument(INamedTypeSymbol Owner, string Member, ITypeSymbol Type, string Reason, bool IsFinal);
