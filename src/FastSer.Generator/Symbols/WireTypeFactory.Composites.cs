using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

internal sealed partial class WireTypeFactory
{
    /// <summary>Types whose form is known: nullable values, tuples, the wrapper of the Compact format.</summary>
    private (bool IsComposite, WireType? Type) ResolveComposite(INamedTypeSymbol type)
    {
        var form = CompositeOf(type);
        if (form == CompositeForm.None)
        {
            return (false, null);
        }

        if (ResolveItems(type.IsTupleType ? [.. type.TupleElements.Select(static element => element.Type)] : type.TypeArguments)
            is not { } items)
        {
            return (true, null);
        }

        return (true, form switch
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
                ItemNames = form == CompositeForm.Pair
                    ? new[] { TupleType.PairKey, "Value" }.ToEquatableArray()
                    : Enumerable.Range(1, items.Count).Select(static i => FormattableString.Invariant($"Item{i}")).ToEquatableArray(),
            },
        });
    }

    public static CompositeForm CompositeOf(INamedTypeSymbol type) => type switch
    {
        { IsGenericType: false } => CompositeForm.None,
        { IsTupleType: true } => CompositeForm.ValueTuple,
        { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } => CompositeForm.Nullable,
        { Name: "KeyValuePair", Arity: 2 } when type.Is("System.Collections.Generic.KeyValuePair") => CompositeForm.Pair,
        { Name: "ValueTuple", Arity: 1 } when type.Is("System.ValueTuple") => CompositeForm.ValueTuple,
        { Name: "Tuple", Arity: < 8 } when type.Is("System.Tuple") => CompositeForm.Tuple,
        { Name: "Compact", Arity: 1 } when type.Is(KnownTypes.CompactWrapper) => CompositeForm.CompactWrapper,
        _ => CompositeForm.None,
    };
}
