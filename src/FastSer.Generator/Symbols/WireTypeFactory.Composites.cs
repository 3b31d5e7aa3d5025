using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

internal sealed partial class WireTypeFactory
{
    /// <summary>Types whose form is known: nullable values, tuples, the wrapper of the Compact format.</summary>
    private WireType? ResolveComposite(INamedTypeSymbol type, CompositeForm form) => ResolveItems(ItemsOf(type, form)) is not { } items
        ? null
        : form switch
        {
            CompositeForm.Nullable => NullableType.Of(items[0], TypeNames.Full(type)),
            CompositeForm.CompactWrapper => CompactWrapperType.Of(items[0], TypeNames.Full(type)),
            _ => new TupleType
            {
                FullName = TypeNames.Full(type),
                Name = TypeNames.ForTuple(form, items),
                AllocatesFromCount = items.Exists(static item => item.AllocatesFromCount),
                IsClass = form == CompositeForm.Tuple,
                Items = items.ToEquatableArray(),
                ItemNames = (form == CompositeForm.Pair ? [TupleType.PairKey, "Value"]
                    : form == CompositeForm.Tuple ? NamesIn(type)
                    : Enumerable.Range(1, items.Count).Select(static i => FormattableString.Invariant($"Item{i}"))).ToEquatableArray(),
                Rests = form == CompositeForm.Tuple ? RestsOf(type).Select(TypeNames.Full).ToEquatableArray() : EquatableArray<string>.Empty,
            },
        };

    private static IReadOnlyList<ITypeSymbol> ItemsOf(INamedTypeSymbol type, CompositeForm form) => form switch
    {
        CompositeForm.Tuple when RestOf(type) is { } rest => [.. type.TypeArguments.Take(TupleType.Most), .. ItemsOf(rest, form)],
        _ when type.IsTupleType => [.. type.TupleElements.Select(static element => element.Type)],
        _ => type.TypeArguments,
    };

    /// <summary>The names of the items of a System.Tuple, of those in the rest too.</summary>
    private static IEnumerable<string> NamesIn(INamedTypeSymbol type)
    {
        var rest = RestOf(type);
        var names = type.TypeArguments.Take(TupleType.Most).Select(static (_, i) => FormattableString.Invariant($"Item{i + 1}"));
        return rest is null ? names : names.Concat(NamesIn(rest).Select(static name => "Rest." + name));
    }

    /// <summary>The System.Tuple that holds the items from the eighth on.</summary>
    private static INamedTypeSymbol? RestOf(INamedTypeSymbol type) =>
        type.Arity > TupleType.Most && type.TypeArguments[TupleType.Most] is INamedTypeSymbol { IsGenericType: true } rest && rest.Is("System.Tuple")
            && (rest.Arity <= TupleType.Most || RestOf(rest) is not null)
            ? rest
            : null;

    private static IEnumerable<INamedTypeSymbol> RestsOf(INamedTypeSymbol type)
    {
        for (var rest = RestOf(type); rest is not null; rest = RestOf(rest))
        {
            yield return rest;
        }
    }

    public static CompositeForm CompositeOf(INamedTypeSymbol type) => type switch
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
}
