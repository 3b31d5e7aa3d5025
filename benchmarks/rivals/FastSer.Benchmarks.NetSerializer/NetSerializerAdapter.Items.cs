using FastSer.Benchmarks.Data.Messages;
using NetSerializer;

namespace FastSer.Benchmarks.Rivals;

public sealed partial class NetSerializerAdapter
{
    private const string DirectName = "NetSerializer direct";

    private static readonly Serializer s_messages = new(
        [
            typeof(LargeStruct), typeof(Guid), typeof(int), typeof(U8Message), typeof(S16Message), typeof(S32Message),
            typeof(S64Message), typeof(DecimalMessage), typeof(NullableDecimalMessage), typeof(PrimitivesMessage),
            typeof(DictionaryMessage), typeof(ComplexMessage), typeof(StringMessage), typeof(StructMessage),
            typeof(BoxedPrimitivesMessage), typeof(ByteArrayMessage), typeof(IntArrayMessage),
            typeof(TriDimArrayMessage), typeof(SimpleClass), typeof(SimpleClass2),
            // What the members of type object hold.
            typeof(bool), typeof(byte), typeof(long), typeof(MyEnum),
        ],
        new Settings { CustomTypeSerializers = [new ThreeDimensions()] });

    public override IEnumerable<RowEntry> Visit<T>(ItemRow<T> row) =>
    [
        .. ItemLoops.EnterAll(row.Operation, new ItemCodec<T>(Name, row.Items)
        {
            OpenWriter = stream => items =>
            {
                foreach (var item in items)
                    s_messages.Serialize(stream, item);
            },
            OpenReader = stream => items =>
            {
                for (var i = 0; i < items.Length; i++)
                    items[i] = (T)s_messages.Deserialize(stream);
            },
        }),
        .. EnterDirect(row),
    ];

    /// <summary>The groups that the source runs without type ids; the type is exact in each.</summary>
    private static IEnumerable<Candidate> EnterDirect(Row row) => row switch
    {
        ItemRow<LargeStruct> r => DirectValues(r),
        ItemRow<Guid> r => DirectValues(r),
        ItemRow<int> r => DirectValues(r),
        ItemRow<U8Message> r => ItemLoops.EnterAll(r.Operation, new ItemCodec<U8Message>(DirectName, r.Items)
        {
            OpenWriter = stream => items =>
            {
                foreach (var item in items)
                    s_messages.SerializeDirect(stream, item);
            },
            OpenReader = stream => items =>
            {
                for (var i = 0; i < items.Length; i++)
                    s_messages.DeserializeDirect(stream, out items[i]);
            },
        }),
        _ => [],
    };

    /// <summary>The code of a struct is its own, so this may be generic.</summary>
    private static IEnumerable<Candidate> DirectValues<T>(ItemRow<T> row)
        where T : struct => ItemLoops.EnterAll(row.Operation, new ItemCodec<T>(DirectName, row.Items)
        {
            OpenWriter = stream => items =>
            {
                foreach (var item in items)
                    s_messages.SerializeDirect(stream, item);
            },
            OpenReader = stream => items =>
            {
                for (var i = 0; i < items.Length; i++)
                    s_messages.DeserializeDirect(stream, out items[i]);
            },
        });
}
