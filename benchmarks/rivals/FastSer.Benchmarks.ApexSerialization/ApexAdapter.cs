using Apex.Serialization;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// Apex.Serialization in tree mode, whitelist open, version id off; one instance, as it is single-threaded.
/// </summary>
public sealed class ApexAdapter : GenericAdapter
{
    private readonly IBinary _binary = Binary.Create(
        new Settings { UseSerializedVersionId = false }.MarkSerializable(_ => true));

    public override string Name => "Apex";

    public override string Version => PackageVersion.Of(typeof(Binary));

    public override IEnumerable<RowEntry> Visit<T>(Row<T> row) =>
        CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToStream = (stream, value) => _binary.Write(value, stream),
            FromStream = _binary.Read<T>,
        });

    public override IEnumerable<RowEntry> Visit<T>(ItemRow<T> row) =>
        [new Absence(Name, "reads ahead, so items on one stream cannot be read one after the other")];
}
