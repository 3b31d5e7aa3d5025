using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>Generic types of .NET that are no collections.</summary>
internal enum CompositeForm
{
    None,
    Nullable,
    ValueTuple,
    Pair,
    Tuple,
    CompactWrapper,
}

/// <summary>Recognizes generic types of .NET that are no collections.</summary>
internal static class CompositeForms
{
    /// <summary>Returns the form of a type.</summary>
    public static CompositeForm Of(INamedTypeSymbol type) => type switch
    {
        { IsGenericType: false } => CompositeForm.None,
        { IsTupleType: true } => CompositeForm.ValueTuple,
        { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } => CompositeForm.Nullable,
        { Name: "KeyValuePair", Arity: 2 } when type.Is("System.Collections.Generic.KeyValuePair") => CompositeForm.Pair,
        { Name: "ValueTuple", Arity: 1 } when type.Is("System.ValueTuple") => CompositeForm.ValueTuple,
        { Name: "Tuple" } when type.Is("System.Tuple") && (type.Arity <= TupleType.Most || RestOf(type) is not null) => CompositeForm.Tuple,
        { Name: "Compact", Arity: 1 } when type.Is(KnownTypes.CompactWrapper) => CompositeForm.CompactWrapper,
        _ => CompositeForm.None,
    };

    /// <summary>The types of the items, of those in the rest of a System.Tuple too.</summary>
    public static IReadOnlyList<ITypeSymbol> ItemsOf(INamedTypeSymbol type, CompositeForm form) => form switch
    {
        CompositeForm.Tuple when RestOf(type) is { } rest => [.. type.TypeArguments.Take(TupleType.Most), .. ItemsOf(rest, form)],
        _ when type.IsTupleType => [.. type.TupleElements.Select(static element => element.Type)],
        _ => type.TypeArguments,
    };

    /// <summary>The System.Tuple that holds the items from the eighth on.</summary>
    public static INamedTypeSymbol? RestOf(INamedTypeSymbol type) =>
        type.Arity > TupleType.Most && type.TypeArguments[TupleType.Most] is INamedTypeSymbol { IsGenericType: true } rest && rest.Is("System.Tuple")
            && (rest.Arity <= TupleType.Most || RestOf(rest) is not null)
            ? rest
            : null;
}
