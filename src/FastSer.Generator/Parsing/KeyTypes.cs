using FastSer.Generator.Collections;
using FastSer.Generator.Model;

namespace FastSer.Generator.Parsing;

/// <summary>
/// Says how keys of hash collections are read: arrays are compared by reference, also in tuples and behind memory, and reading
/// would give one object for all empty ones.
/// </summary>
internal static class KeyTypes
{
    public static TypeRef Of(TypeRef type) => type switch
    {
        { Kind: WireKind.Array or WireKind.Any } => type with { IsDistinct = true },
        { Kind: WireKind.ValueTuple or WireKind.Tuple or WireKind.Nullable } => type with { Items = type.Items.Select(Of).ToEquatableArray() },
        { Collection: { ReadVia: { Kind: WireKind.Array } array } collection } =>
            type with { Collection = collection with { ReadVia = Of(array) } },
        _ => type,
    };
}
