using System.Buffers;
using System.Buffers.Binary;
using System.Numerics;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using FastSer.Benchmarks.Data.Messages;
using FastSer.Benchmarks.Rivals.Messages;
using Orleans.Serialization;
using SimpleClass = FastSer.Benchmarks.Data.SimpleClass;
using SimpleClassTwin = FastSer.Benchmarks.Rivals.SimpleClassTwin;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// Orleans' serializer with its generated codecs, as its own benchmarks call it: a typed serializer, and one session that is reset after each
/// call, so that every message can be read on its own. Types without shared objects do not track references, and the events have numbers
/// instead of type names.
/// </summary>
public sealed class OrleansAdapter : ISystemAdapter, IProcessProbe
{
    public string Name => "Orleans";

    public string Version => PackageVersion.Of(typeof(Serializer));

    public IEnumerable<RowEntry> Enter(Row row) => row switch
    {
        Row<List<Poco>> r => Enter<List<Poco>, List<PocoTwin>>(r),
        Row<List<ImmutablePoco>> r => Enter<List<ImmutablePoco>, List<ImmutablePocoTwin>>(r),
        Row<SimpleClass> r => Enter<SimpleClass, SimpleClassTwin>(r),
        Row<SimpleClass[]> r => Enter<SimpleClass[], SimpleClassTwin[]>(r),
        Row<SimpleStruct> r => Enter<SimpleStruct, SimpleStructTwin>(r),
        Row<SimpleStruct[]> r => Enter<SimpleStruct[], SimpleStructTwin[]>(r),
        Row<UserLicensesResponse> r => Enter<UserLicensesResponse, UserLicensesTwin>(r),
        Row<int[]> r => Enter<int[], int[]>(r),
        Row<double[]> r => Enter<double[], double[]>(r),
        Row<Beer> r => Enter<Beer, BeerTwin>(r),
        Row<Beer[]> r => Enter<Beer[], BeerTwin[]>(r),
        Row<Vector4[]> r => Enter<Vector4[], Vector4[]>(r),
        Row<TextPage> r => Enter<TextPage, TextPageTwin>(r),
        Row<TreeNode> r => Enter<TreeNode, TreeNodeTwin>(r),
        Row<OrderDocument> r => Enter<OrderDocument, OrderDocumentTwin>(r),
        Row<List<SiteEvent>> r => Enter<List<SiteEvent>, List<SiteEventTwin>>(r),
        Row<SharedGraph> r => Enter<SharedGraph, SharedGraphTwin>(r),
        Row<LogFile> r => Enter<LogFile, LogFileTwin>(r),
        Row<Mesh> r => Enter<Mesh, MeshTwin>(r),
        Row<SavedPlayers> r => Enter<SavedPlayers, SavedPlayersTwin>(r),
        Row<GameUpdates> r => Enter<GameUpdates, GameUpdatesTwin>(r),
        { Operation: RowOperation.Look } => [Absence.OfLook(Name)],
        _ => EnterItems(row),
    };

    private IEnumerable<RowEntry> EnterItems(Row row) => row switch
    {
        ItemRow<Guid> r => EnterItems<Guid, Guid>(r),
        ItemRow<int> r => EnterItems<int, int>(r),
        ItemRow<LargeStruct> r => EnterItems<LargeStruct, LargeStructTwin>(r),
        ItemRow<U8Message> r => EnterItems<U8Message, U8MessageTwin>(r),
        ItemRow<S16Message> r => EnterItems<S16Message, S16MessageTwin>(r),
        ItemRow<S32Message> r => EnterItems<S32Message, S32MessageTwin>(r),
        ItemRow<S64Message> r => EnterItems<S64Message, S64MessageTwin>(r),
        ItemRow<DecimalMessage> r => EnterItems<DecimalMessage, DecimalMessageTwin>(r),
        ItemRow<NullableDecimalMessage> r => EnterItems<NullableDecimalMessage, NullableDecimalMessageTwin>(r),
        ItemRow<PrimitivesMessage> r => EnterItems<PrimitivesMessage, PrimitivesMessageTwin>(r),
        ItemRow<DictionaryMessage> r => EnterItems<DictionaryMessage, DictionaryMessageTwin>(r),
        ItemRow<ComplexMessage> r => EnterItems<ComplexMessage, ComplexMessageTwin>(r),
        ItemRow<StringMessage> r => EnterItems<StringMessage, StringMessageTwin>(r),
        ItemRow<StructMessage> r => EnterItems<StructMessage, StructMessageTwin>(r),
        ItemRow<BoxedPrimitivesMessage> => [new Absence(Name, "a boxed enum comes back as a boxed number")],
        ItemRow<ByteArrayMessage> r => EnterItems<ByteArrayMessage, ByteArrayMessageTwin>(r),
        ItemRow<IntArrayMessage> r => EnterItems<IntArrayMessage, IntArrayMessageTwin>(r),
        ItemRow<TriDimArrayMessage> r => EnterItems<TriDimArrayMessage, TriDimArrayMessageTwin>(r),
        _ => [new Absence(Name, "no twin was written for this type")],
    };

    private IEnumerable<RowEntry> Enter<TSource, T>(Row<TSource> row)
    {
        var serializer = OrleansServices.Serializer<T>();
        var session = OrleansServices.NewSession();
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, Twin.OfAll<TSource, T>(row.Inputs))
        {
            ToBuffer = (buffer, value) =>
            {
                serializer.Serialize(value, buffer, session);
                session.Reset();
            },
            ToArray = serializer.SerializeToArray,
            Read = bytes =>
            {
                var value = serializer.Deserialize(bytes, session)!;
                session.Reset();
                return value;
            },
            ToStream = (stream, value) =>
            {
                serializer.Serialize(value, stream, session);
                session.Reset();
            },
            FromStream = stream =>
            {
                var value = serializer.Deserialize(stream, session)!;
                session.Reset();
                return value;
            },
        });
    }

    /// <summary>
    /// Both ends have a session of their own: over a connection they are two threads. Its reader takes a stream that has not
    /// all bytes yet for one that ends too early, so each item follows its length.
    /// </summary>
    private IEnumerable<RowEntry> EnterItems<TSource, T>(ItemRow<TSource> row)
    {
        var serializer = OrleansServices.Serializer<T>();
        return ItemLoops.EnterAll(row.Operation, new ItemCodec<T>(Name, Array.ConvertAll(row.Items, static item => Twin.Of<T>(item)))
        {
            OpenWriter = stream =>
            {
                var session = OrleansServices.NewSession();
                var buffer = new ArrayBufferWriter<byte>();
                var length = new byte[sizeof(int)];
                return items =>
                {
                    foreach (var item in items)
                    {
                        buffer.ResetWrittenCount();
                        serializer.Serialize(item, buffer, session);
                        session.Reset();
                        BinaryPrimitives.WriteInt32LittleEndian(length, buffer.WrittenCount);
                        stream.Write(length);
                        stream.Write(buffer.WrittenSpan);
                    }
                };
            },
            OpenReader = stream =>
            {
                var session = OrleansServices.NewSession();
                var buffer = new byte[256];
                return items =>
                {
                    for (var i = 0; i < items.Length; i++)
                    {
                        stream.ReadExactly(buffer, 0, sizeof(int));
                        var length = BinaryPrimitives.ReadInt32LittleEndian(buffer);
                        if (length > buffer.Length)
                            Array.Resize(ref buffer, length);
                        stream.ReadExactly(buffer, 0, length);
                        items[i] = serializer.Deserialize(buffer.AsMemory(0, length), session)!;
                        session.Reset();
                    }
                };
            },
        });
    }

    public object ToOwn(object log) => Twin.Of<LogFileTwin>(log);

    public void Write(Stream output, object value) => OrleansServices.Serializer<LogFileTwin>().Serialize((LogFileTwin)value, output);

    public object Read(Stream input) => OrleansServices.Serializer<LogFileTwin>().Deserialize(input)!;
}
