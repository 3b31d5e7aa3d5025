using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.WireTypes;

internal sealed partial class WireTypeFactory
{
    /// <summary>Types whose form is known: nullable values, tuples, the wrapper of the Compact format.</summary>
    private WireType? ResolveComposite(INamedTypeSymbol type, CompositeForm form) => ResolveItems(CompositeForms.ItemsOf(type, form)) is not { } items
        ? null
        : form switch
        {
            CompositeForm.Nullable => NullableType.Of(items[0], TypeNames.Full(type)),
            CompositeForm.CompactWrapper => CompactWrapperType.Of(items[0], TypeNames.Full(type)),
            _ => new TupleType
            {
                FullName = TypeNames.Full(type),
                Name = NameTuple(form, items),
                AllocatesFromCount = items.Exists(static item => item.AllocatesFromCount),
                IsClass = form == CompositeForm.Tuple,
                Items = items.ToEquatableArray(),
                ItemNames = (form == CompositeForm.Pair ? [TupleType.PairKey, "Value"]
                    : form == CompositeForm.Tuple ? NamesIn(type)
                    : Enumerable.Range(1, items.Count).Select(static i => FormattableString.Invariant($"Item{i}"))).ToEquatableArray(),
                Rests = form == CompositeForm.Tuple ? RestsOf(type).Select(TypeNames.Full).ToEquatableArray() : EquatableArray<string>.Empty,
            },
        };

    /// <summary>A tuple in a helper's name: <c>TupleOfInt32AndString</c>.</summary>
    private static string NameTuple(CompositeForm form, IReadOnlyList<WireType> items) => form switch
    {
        CompositeForm.Pair => "PairOf",
        CompositeForm.Tuple => "TupleObjectOf",
        _ => "TupleOf",
    } + string.Join("And", items.Select(static item => item.Name));

    /// <summary>The names of the items of a System.Tuple, of those in the rest too.</summary>
    private static IEnumerable<string> NamesIn(INamedTypeSymbol type)
    {
        var rest = CompositeForms.RestOf(type);
        var names = type.TypeArguments.Take(TupleType.Most).Select(static (_, i) => FormattableString.Invariant($"Item{i + 1}"));
        return rest is null ? names : names.Concat(NamesIn(rest).Select(static name => "Rest." + name));
    }

    private static IEnumerable<INamedTypeSymbol> RestsOf(INamedTypeSymbol type)
    {
        for (var rest = CompositeForms.RestOf(type); rest is not null; rest = CompositeForms.RestOf(rest))
        {
            yield return rest;
        }
    }
}
