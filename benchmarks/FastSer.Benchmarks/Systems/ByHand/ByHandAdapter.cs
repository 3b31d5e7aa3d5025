using System.Numerics;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.ByHand;

/// <summary>BinaryWriter and BinaryReader by hand, over memory streams.</summary>
internal sealed class ByHandAdapter : WorkloadAdapter, IProcessProbe
{
    public override string Name => "BinaryWriter by hand";

    public override string Version => Environment.Version.ToString();

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadPocos);

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadImmutablePocos);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadClass);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadClasses);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadStruct);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) =>
        Enter(row, ByHandFormat.Write, ByHandFormat.ReadStructs);

    protected override IEnumerable<RowEntry> EnterMore(Row row) => row switch
    {
        Row<UserLicensesResponse> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadLicenses),
        Row<int[]> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadIntegers),
        Row<double[]> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadDoubles),
        Row<Beer> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadBeer),
        Row<Beer[]> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadBeers),
        Row<Vector4[]> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadVectors),
        Row<TextPage> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadPage),
        Row<TreeNode> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadNode),
        Row<OrderDocument> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadDocument),
        ItemRow<int> r => Enter(r, (writer, item) => writer.Write(item), reader => reader.ReadInt32()),
        ItemRow<Guid> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadGuid),
        Row<List<SiteEvent>> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadEvents),
        Row<SharedGraph> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadGraph),
        Row<LogFile> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadLogFile),
        Row<Mesh> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadMesh),
        Row<SavedPlayers> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadSavedPlayers),
        Row<GameUpdates> r => Enter(r, ByHandFormat.Write, ByHandFormat.ReadGameUpdates),
        _ => Refuse("the members are private: only code inside of the type could write them"),
    };

    public object ToOwn(object log) => log;

    public void Write(Stream output, object value)
    {
        var writer = new BinaryWriter(output);
        ByHandFormat.Write(writer, (LogFile)value);
        writer.Flush();
    }

    public object Read(Stream input) => ByHandFormat.ReadLogFile(new BinaryReader(input));

    private IEnumerable<RowEntry> Enter<T>(ItemRow<T> row, Action<BinaryWriter, T> write, Func<BinaryReader, T> read) =>
        ItemLoops.EnterAll(row.Operation, new ItemCodec<T>(Name, row.Items)
        {
            OpenWriter = stream =>
            {
                var writer = new BinaryWriter(stream);
                return items =>
                {
                    foreach (var item in items)
                        write(writer, item);
                };
            },
            OpenReader = stream =>
            {
                var reader = new BinaryReader(stream);
                return items =>
                {
                    for (var i = 0; i < items.Length; i++)
                        items[i] = read(reader);
                };
            },
        });

    private IEnumerable<RowEntry> Enter<T>(Row<T> row, Action<BinaryWriter, T> write, Func<BinaryReader, T> read)
    {
        var stream = new MemoryStream(1 << 18);
        var writer = new BinaryWriter(stream);
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToArray = ToArray,
            ToStream = ToStream,
            FromStream = source => read(new BinaryReader(source)),
            IsPartial = true,
            Note = "cannot write nulls",
        });

        void ToStream(Stream target, T value)
        {
            var output = new BinaryWriter(target);
            write(output, value);
            output.Flush();
        }

        byte[] ToArray(T value)
        {
            stream.Position = 0;
            write(writer, value);
            return stream.GetBuffer().AsSpan(0, (int)stream.Position).ToArray();
        }
    }
}
