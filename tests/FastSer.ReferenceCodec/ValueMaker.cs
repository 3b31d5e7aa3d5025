using System.Numerics;

namespace FastSer.ReferenceCodec;

/// <summary>
/// Makes random values of a schema: whatever the document allows, also what the type's constructors would never make. The same
/// random numbers make the same value.
/// </summary>
public sealed class ValueMaker(Random random)
{
    private const int Attempts = 200;
    private const int MaxDepth = 12;

    private static readonly string[] s_uris = ["", "a/b", "http://host/path?query#fragment", "HTTP://HOST/", "urn:x", "ä/€"];

    private readonly List<ObjectValue> _shared = [];
    private int _budget = 250;
    private int _depth;

    public Value Make(Schema schema) => Make(schema, mayBeNull: true);

    private Value Make(Schema schema, bool mayBeNull)
    {
        _budget--;
        var isPoor = _budget < 0 || _depth > MaxDepth;
        if (mayBeNull && Framing.HasNull(schema) && (isPoor || random.Next(6) == 0))
        {
            return NullValue.Instance;
        }

        _depth++;
        var value = schema switch
        {
            ScalarSchema scalar => RandomScalarParts.Of(scalar.Kind, random),
            TextSchema text => new TextValue(text.Kind == TextKind.Uri ? s_uris[random.Next(s_uris.Length)] : Text()),
            VersionSchema => MakeVersion(),
            BigIntegerSchema => new BigIntegerValue(new BigInteger(Bytes(random.Next(20)))),
            AddressSchema address => MakeAddress(address.HasPort ? (ushort)random.Next(0x10000) : (ushort)0),
            BitArraySchema => new BitsValue([.. Enumerable.Range(0, random.Next(20)).Select(_ => random.Next(2) == 1)]),
            NullableSchema nullable => Make(nullable.Item, mayBeNull: false),
            ParameterSchema parameter => Make(parameter.Item, mayBeNull),
            ExtensionSchema { Samples: { Count: > 0 } samples } => samples[random.Next(samples.Count)],
            ExtensionSchema extension => Make(extension.Item, mayBeNull: false),
            CompactSchema wrapper => new WrapperValue(Make(wrapper.Item)),
            TupleSchema tuple => new ListValue([.. tuple.Items.Select(Make)]),
            CollectionSchema collection => MakeCollection(collection),
            GridSchema grid => MakeGrid(grid),
            UnionSchema { KeepsUnknown: true } union when random.Next(4) == 0 => MakeUnknownCase(union),
            UnionSchema union => MakeCase(union.Cases),
            ChoiceSchema choice => MakeCase(choice.Cases),
            ObjectSchema type => MakeObject(type),
            _ => throw new ArgumentException($"{schema.GetType().Name} is unknown.", nameof(schema)),
        };
        _depth--;
        return value;
    }

    private string Text()
    {
        var limit = random.Next(4) switch { 0 => 0x80, 1 => 0x100, 2 => 0x2000, _ => 0x10000 };
        var length = random.Next(20) == 0 ? random.Next(124, 132) : random.Next(12);
        return string.Concat(Enumerable.Range(0, length).Select(_ => (char)random.Next(random.Next(2) == 0 ? 0x80 : limit)));
    }

    private byte[] Bytes(int count)
    {
        var bytes = new byte[count];
        random.NextBytes(bytes);
        return bytes;
    }

    private ScalarValue MakeVersion()
    {
        var parts = Enumerable.Range(0, random.Next(2, 5)).Select(_ => (UInt128)(uint)random.Next(300)).ToArray();
        return new ScalarValue([.. parts, .. Enumerable.Repeat((UInt128)uint.MaxValue, 4 - parts.Length)]);
    }

    private int Count() => _budget < 0 ? 0 : random.Next(40) == 0 ? random.Next(250, 260) : random.Next(5);

    private Value MakeCollection(CollectionSchema collection)
    {
        if (collection.NullForm == NullForm.Default && random.Next(6) == 0)
        {
            return DefaultValue.Instance;
        }

        var items = new List<Value>();
        var keys = new HashSet<object>();
        for (var i = Count(); i > 0; i--)
        {
            var item = collection.Uniqueness == Uniqueness.KeyOfMap
                ? MakeEntry((TupleSchema)collection.Item)
                : Make(collection.Item);
            if (IsNew(collection, item, items, keys))
            {
                items.Add(item);
            }
        }

        return new ListValue(items);
    }

    private ListValue MakeEntry(TupleSchema entry) => new([Make(entry.Items[0], mayBeNull: false), Make(entry.Items[1])]);

    private static bool IsNew(CollectionSchema collection, Value item, List<Value> items, HashSet<object> keys)
    {
        if (collection.Uniqueness == Uniqueness.None)
        {
            return true;
        }

        var isPair = collection.Uniqueness != Uniqueness.Element;
        Value KeyOf(Value element) => isPair ? ((ListValue)element).Items[0] : element;
        return collection.Comparer is { } comparer
            ? !items.Select(KeyOf).Contains(KeyOf(item), comparer)
            : keys.Add(KeyEquality.Of(isPair ? ((TupleSchema)collection.Item).Items[0] : collection.Item, KeyOf(item)));
    }

    private GridValue MakeGrid(GridSchema grid)
    {
        var lengths = Enumerable.Range(0, grid.Rank).Select(_ => _budget < 0 ? 0 : random.Next(4)).ToArray();
        var count = lengths.Aggregate(1, static (all, n) => all * n);
        return new GridValue(lengths, [.. Enumerable.Range(0, count).Select(_ => Make(grid.Item))]);
    }

    private CaseValue MakeCase(IReadOnlyList<Case> cases)
    {
        var chosen = cases[random.Next(cases.Count)];
        return new CaseValue(chosen.Tag, Make(chosen.Schema, mayBeNull: false));
    }

    private CaseValue MakeUnknownCase(UnionSchema union)
    {
        int tag;
        do
        {
            tag = random.Next(random.Next(2) == 0 ? 8 : 1000);
        }
        while (union.Cases.Any(item => item.Tag == tag));

        return new CaseValue(tag, new UnknownCase(Bytes(random.Next(6))));
    }

    private ObjectValue MakeObject(ObjectSchema type)
    {
        var known = type.KeepsIdentity ? _shared.FindAll(o => o.Schema == type) : [];
        if (known.Count > 0 && random.Next(3) == 0)
        {
            return known[random.Next(known.Count)];
        }

        for (var attempt = 0; attempt < Attempts; attempt++)
        {
            var value = new ObjectValue(type);
            if (type is { KeepsIdentity: true, IsBuiltFirst: true })
            {
                _shared.Add(value);
            }

            for (var i = 0; i < type.Members.Count; i++)
            {
                value.Members[i] = MakeMember(type.Members[i]);
            }

            if (type is { KeepsIdentity: true, IsBuiltFirst: false })
            {
                _shared.Add(value);
            }

            if (type.Accepts?.Invoke(value) != false)
            {
                return value;
            }
        }

        throw new InvalidOperationException($"{type} accepts no value.");
    }

    private Value MakeMember(Member member)
    {
        for (var attempt = 0; attempt < Attempts && !member.IsRetired && !member.IsAlwaysNull; attempt++)
        {
            var value = Make(member.Schema, mayBeNull: !member.IsNeverNull && !member.RefusesNull);
            if (LengthOf(value) <= member.MaxLength)
            {
                return value;
            }
        }

        return NullValue.Instance;
    }

    private static long LengthOf(Value value) => value switch
    {
        TextValue text => text.Text.Length,
        ListValue list => list.Items.Count,
        BitsValue bits => bits.Bits.Count,
        WrapperValue wrapper => LengthOf(WrapperValue.ItemOf(wrapper)),
        _ => 0,
    };

    private AddressValue MakeAddress(ushort port) => random.Next(3) switch
    {
        0 => new AddressValue(Bytes(4), 0, port),
        1 => new AddressValue(Bytes(16), 0, port),
        _ => new AddressValue(Bytes(16), (uint)random.Next(1, 1000), port),
    };
}
