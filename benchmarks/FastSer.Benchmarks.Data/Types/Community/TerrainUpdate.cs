namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mk48: a changed part of the terrain.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class TerrainUpdate
{
    public ChunkId ChunkId { get; set; }

    public byte[] Data { get; set; } = [];
}
