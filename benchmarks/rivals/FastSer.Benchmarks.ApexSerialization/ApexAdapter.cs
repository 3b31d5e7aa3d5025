using Apex.Serialization;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// Apex.Serialization in tree mode, for shared objects in graph mode; whitelist open, version id off; one instance each, as
/// it is single-threaded.
/// </summary>
public sealed class ApexAdapter : GenericAdapter, IProcessProbe
{
    private readonly IBinary _tree = Create(Mode.Tree);
    private readonly IBinary _graph = Create(Mode.Graph);

    public override string Name => "Apex";

    public override string Version => PackageVersion.Of(typeof(Binary));

    protected override bool KeepsReferences => true;

    public override IEnumerable<RowEntry> Visit<T>(Row<T> row)
    {
        var isGraph = row is Row<SharedGraph>;
        var binary = isGraph ? _graph : _tree;
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToStream = (stream, value) => binary.Write(value, stream),
            FromStream = binary.Read<T>,
            Note = isGraph ? "graph mode" : "",
        });
    }

    public override IEnumerable<RowEntry> Visit<T>(ItemRow<T> row) =>
        [new Absence(Name, "reads ahead, so items on one stream cannot be read one after the other")];

    private static IBinary Create(Mode mode) => Binary.Create(
        new Settings { UseSerializedVersionId = false, SerializationMode = mode }.MarkSerializable(_ => true));

    public object ToOwn(object log) => log;

    public void Write(Stream output, object value) => _tree.Write((LogFile)value, output);

    public object Read(Stream input) => _tree.Read<LogFile>(input);
}
