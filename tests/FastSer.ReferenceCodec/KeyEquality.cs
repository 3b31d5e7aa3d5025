namespace FastSer.ReferenceCodec;

/// <summary>The equality of keys by the default comparers of .NET: two keys are equal if these objects are.</summary>
internal static class KeyEquality
{
    private static readonly object s_null = new();

    public static object Of(Schema schema, Value value) => (schema, value) switch
    {
        (_, NullValue) => s_null,
        (NullableSchema nullable, _) => Of(nullable.Item, value),
        (ParameterSchema parameter, _) => Of(parameter.Item, value),
        (ExtensionSchema { Accepts: not null } built, _) => Of(built.Item, value),
        (ExtensionSchema, _) => value,
        (CompactSchema wrapper, _) => Of(wrapper.Item, WrapperValue.ItemOf(value)),
        (ScalarSchema scalar, ScalarValue number) => OfScalar(scalar.Kind, number.Parts),
        (VersionSchema, ScalarValue version) => Combine(version.Parts.Cast<object>()),
        (BigIntegerSchema, BigIntegerValue big) => big.Number,
        (AddressSchema, AddressValue address) => (Convert.ToHexString([.. address.Bytes]), address.Scope, address.Port),
        (TextSchema { Kind: TextKind.Text }, TextValue text) => text.Text,
        (TextSchema { Kind: TextKind.Uri }, TextValue text) => new Uri(text.Text, UriKind.RelativeOrAbsolute),
        (TupleSchema tuple, ListValue items) => Combine(tuple.Items.Zip(items.Items, Of)),
        (ObjectSchema { IsEqualByContent: true } type, ObjectValue content) =>
            Combine(type.Members.Select((member, i) => Of(member.Schema, content.Members[i])).Append(content.Unknown?.ToString() ?? "")),
        (UnionSchema union, CaseValue { Value: UnknownCase unknown } tagged) =>
            union.IsUnknownEqualByContent ? Tuple.Create(tagged.Tag, (object)unknown.ToString()) : value,
        (UnionSchema union, CaseValue tagged) => OfCase(union.Cases, tagged),
        (ChoiceSchema choice, CaseValue tagged) => OfCase(choice.Cases, tagged),

        // All others compare as the objects that they are, and each is read as one of its own.
        _ => value,
    };

    private static Tuple<int, object> OfCase(IReadOnlyList<Case> cases, CaseValue tagged) =>
        Tuple.Create(tagged.Tag, Of(cases.Single(item => item.Tag == tagged.Tag).Schema, tagged.Value));

    private static object OfScalar(ScalarKind kind, IReadOnlyList<UInt128> parts)
    {
        if (kind == ScalarKind.Decimal)
        {
            var low = (ulong)parts[2];
            return new decimal([(int)low, (int)(low >> 32), (int)(uint)parts[1], (int)(uint)parts[0]]);
        }

        if (kind == ScalarKind.DateTime)
        {
            return ScalarKind.TicksOf(parts[0]);
        }

        if (kind == ScalarKind.DateTimeOffset)
        {
            return ScalarKind.UniversalTicksOf(parts);
        }

        if (kind.IsUnequalWithoutNumber && parts.Any(static part => float.IsNaN(BitConverter.UInt32BitsToSingle((uint)part))))
        {
            return new object();
        }

        return Combine(parts.Select((part, i) => kind.IsFloat ? OfFloat(part, kind.Sizes[i]) : (object)part));
    }

    /// <summary>All that is no number is equal, and both zeros are.</summary>
    private static object OfFloat(UInt128 bits, int size) => size switch
    {
        2 => BitConverter.UInt16BitsToHalf((ushort)bits),
        4 => BitConverter.UInt32BitsToSingle((uint)bits),
        _ => BitConverter.UInt64BitsToDouble((ulong)bits),
    };

    private static object Combine(IEnumerable<object> parts) =>
        parts.Aggregate((object)"", static (all, part) => Tuple.Create(all, part));
}
