using K4os.Compression.LZ4;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The pickler of K4os.Compression.LZ4 at its fast level: no system of its own, it compresses the others' bytes.</summary>
public sealed class K4osLz4Adapter : ISystemAdapter, IPickler
{
    public string Name => "K4os LZ4 pickler";

    public string Version => PackageVersion.Of(typeof(LZ4Pickler));

    public byte[] Pickle(ReadOnlySpan<byte> bytes) => LZ4Pickler.Pickle(bytes);

    public byte[] Unpickle(byte[] bytes) => LZ4Pickler.Unpickle(bytes);

    public IEnumerable<RowEntry> Enter(Row row) => [];
}
