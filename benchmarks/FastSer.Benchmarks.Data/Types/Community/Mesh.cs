namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mesh: the root.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class Mesh
{
    public Triangle[] Triangles { get; set; } = [];
}
