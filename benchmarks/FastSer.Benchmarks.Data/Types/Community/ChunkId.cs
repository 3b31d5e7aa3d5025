namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mk48: a place in the terrain.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct ChunkId
{
    public sbyte X;

    public sbyte Y;
}
