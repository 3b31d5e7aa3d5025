namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mesh: a vector of three numbers.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct MeshVector
{
    public float X;

    public float Y;

    public float Z;
}
