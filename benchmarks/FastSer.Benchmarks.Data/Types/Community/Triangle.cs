namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mesh: three corners and a normal.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct Triangle
{
    public MeshVector V0;

    public MeshVector V1;

    public MeshVector V2;

    public MeshVector Normal;
}
