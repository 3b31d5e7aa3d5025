namespace FastSer.ReferenceCodec;

/// <summary>The rules that tell an item of a message sequence from the next one (appendix A).</summary>
internal static class Framing
{
    /// <summary>
    /// Returns whether the encoding stands alone: all values take the same bytes, or the first bytes say how many there are.
    /// </summary>
    public static bool IsBare(Schema schema) => schema switch
    {
        ScalarSchema => true,
        CompactSchema { Item: ScalarSchema { Kind: var kind } } => kind.IsInteger || kind == ScalarKind.Decimal,
        CompactSchema { Item: ObjectSchema value } => ControlBits.Has(value) && IsBare(value),
        ObjectSchema value when ControlBits.Has(value) && value.Members.Any(static m => ControlBits.Of(m.Schema) > 0) =>
            value.Members.All(m => m.Schema is ScalarSchema { Kind.ControlBits: > 0 } || Sizes.IsFixedMember(value, m.Schema)),
        ObjectSchema value => Sizes.IsFixed(value, compact: false, value.Assembly),
        _ => false,
    };

    /// <summary>Returns whether the encoding begins with a presence byte, which a frame leaves out.</summary>
    public static bool BeginsWithPresence(Schema schema) => schema switch
    {
        NullableSchema or VersionSchema or TupleSchema { IsClass: true } => true,
        ObjectSchema { IsClass: true, IsAppendable: true } value => value.KeepsIdentity,
        ObjectSchema { IsClass: true, Format: not ObjectFormat.Tolerant } value =>
            !(ControlBits.Has(value) && value.Members.Any(static m => ControlBits.Of(m.Schema) > 0)),
        _ => false,
    };

    /// <summary>Returns whether null is a value.</summary>
    public static bool HasNull(Schema schema) => schema switch
    {
        TextSchema or VersionSchema or BitArraySchema or AddressSchema or NullableSchema or GridSchema or UnionSchema or ChoiceSchema => true,
        TupleSchema tuple => tuple.IsClass,
        CollectionSchema collection => collection.NullForm == NullForm.Null,
        ObjectSchema type => type.IsClass,
        ParameterSchema parameter => HasNull(parameter.Item),
        ExtensionSchema extension => extension.HasPresence || (!extension.IsNeverNull && HasNull(extension.Item)),
        _ => false,
    };
}
