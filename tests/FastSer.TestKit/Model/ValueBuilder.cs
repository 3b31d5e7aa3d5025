using System.Collections;
using System.Numerics;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>Makes the value tree of an object.</summary>
internal sealed class ValueBuilder
{
    private readonly Dictionary<object, ObjectValue> _known = new(ReferenceEqualityComparer.Instance);

    public Value Build(Schema schema, object? value) => (schema, value) switch
    {
        (CollectionSchema collection, _) => BuildCollection(collection, value),
        (_, null) => NullValue.Instance,
        (ScalarSchema, _) => ScalarParts.Of(value),
        (TextSchema, Uri uri) => new TextValue(uri.OriginalString),
        (TextSchema, _) => new TextValue(value.ToString()!),
        (VersionSchema, Version version) => ScalarParts.Of(version),
        (BigIntegerSchema, BigInteger number) => new BigIntegerValue(number),
        (AddressSchema, System.Net.IPAddress address) => AddressOf(address, 0),
        (AddressSchema, System.Net.IPEndPoint point) => AddressOf(point.Address, (ushort)point.Port),
        (BitArraySchema, BitArray bits) => new BitsValue([.. bits.Cast<bool>()]),
        (NullableSchema nullable, _) => Build(nullable.Item, value),
        (ParameterSchema parameter, _) => Build(parameter.Item, value),
        (ExtensionSchema extension, _) => Build(extension.Item, ClrTypes.ItemOf(extension, value)),
        (CompactSchema wrapper, _) => new WrapperValue(
            Build(wrapper.Item, value.GetType().GetProperty("Value")!.GetValue(value))),
        (TupleSchema option, _) when CollectionItems.IsFSharpOption(value.GetType()) => BuildOption(option.Items[0], value),
        (TupleSchema tuple, _) => BuildTuple(tuple, value),
        (GridSchema grid, Array array) => new GridValue(
            [.. Enumerable.Range(0, array.Rank).Select(array.GetLength)], BuildAll(grid.Item, array)),
        (UnionSchema union, _) when ClrTypes.IsFallback(union, value) => KeptCases.Of(value),
        (UnionSchema union, _) => BuildCase(union, union.Cases, value),
        (ChoiceSchema choice, Type type) => new CaseValue(ClrTypes.TagOf(choice, type), new ListValue([])),
        (ChoiceSchema choice, _) when ClrTypes.UnionOf(choice) is { } union => BuildFSharp(choice, union, value),
        (ChoiceSchema choice, _) => BuildCase(choice, choice.Cases, value),
        (ObjectSchema type, _) => BuildObject(type, value),
        _ => throw new ArgumentException($"{value.GetType()} is no value of {schema.GetType().Name}.", nameof(value)),
    };

    private static AddressValue AddressOf(System.Net.IPAddress address, ushort port)
    {
        var bytes = address.GetAddressBytes();
        return new AddressValue(bytes, bytes.Length == 4 ? 0 : (uint)address.ScopeId, port);
    }

    private Value BuildCollection(CollectionSchema collection, object? value)
    {
        if (CollectionItems.Of(value) is { } items)
        {
            return new ListValue(BuildAll(collection.Item, items));
        }

        return collection.NullForm == NullForm.Default ? DefaultValue.Instance : NullValue.Instance;
    }

    private Value[] BuildAll(Schema item, IEnumerable items) =>
        [.. items.Cast<object?>().Select(element => Build(item, element))];

    private ListValue BuildTuple(TupleSchema tuple, object value)
    {
        object?[] items = GroupOf(value) is { } group
            ? [group.GetProperty("Key")!.GetValue(value), value]
            : [.. TupleItems.Of(value)];
        return new ListValue([.. tuple.Items.Zip(items, Build)]);
    }

    private static Type? GroupOf(object value) =>
        value.GetType().GetInterfaces().FirstOrDefault(static t => CollectionItems.DefinitionOf(t) == typeof(IGrouping<,>));

    private CaseValue BuildCase(Schema schema, IReadOnlyList<Case> cases, object value)
    {
        var tag = ClrTypes.TagOf(schema, value.GetType());
        return new CaseValue(tag, Build(cases.Single(item => item.Tag == tag).Schema, value));
    }

    /// <summary>The case of a union of F# that a value has.</summary>
    private CaseValue BuildFSharp(ChoiceSchema schema, Type union, object value)
    {
        var item = FSharpUnions.CaseOf(union, value);
        var tag = FSharpUnions.TagOf(union, item);
        var fields = (TupleSchema)schema.Cases.Single(named => named.Tag == tag).Schema;
        return new CaseValue(tag, new ListValue([.. fields.Items.Zip(item.Fields, (field, property) => Build(field, property.GetValue(value)))]));
    }

    /// <summary>The value of an option; null where a struct says that it has none.</summary>
    private Value BuildOption(Schema item, object option) =>
        option.GetType().GetProperty("IsNone") is { GetMethod.IsStatic: false } none && (bool)none.GetValue(option)!
        ? NullValue.Instance
        : new ListValue([Build(item, option.GetType().GetProperty("Value")!.GetValue(option))]);

    private ObjectValue BuildObject(ObjectSchema schema, object value)
    {
        if (schema.KeepsIdentity && _known.TryGetValue(value, out var known))
        {
            return known;
        }

        var built = new ObjectValue(schema);
        if (schema.KeepsIdentity)
        {
            _known.Add(value, built);
        }

        var members = ClrTypes.MembersOf(schema);
        for (var i = 0; i < members.Length; i++)
        {
            if (members[i] is { } member)
            {
                built.Members[i] = Build(schema.Members[i].Schema, member.ValueOf(value));
            }
        }

        if (schema.KeepsUnknown)
        {
            built.Unknown = KeptMembers.Of(ModelMembers.Of(value.GetType()).Single(KeptMembers.IsKeeper).ValueOf(value)!);
        }

        return built;
    }
}
