using System.Numerics;

namespace FastSer.TestTypes;

/// <summary>Larger than one vector register and than one cache line.</summary>
[FastSerType]
public partial struct Size72
{
    public int A;
    public Matrix4x4 B;
    public float C;
}
