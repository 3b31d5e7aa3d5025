using System.Numerics;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class Geometry
{
    public Complex Complex { get; set; }
    public Vector2 Vector2 { get; set; }
    public Vector3 Vector3 { get; set; }
    public Vector4 Vector4 { get; set; }
    public Quaternion Quaternion { get; set; }
    public Plane Plane { get; set; }
    public Matrix4x4 Matrix { get; set; }
}
