using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class NullableValues
{
    public Half? Half { get; set; }
    public float? Single { get; set; }
    public double? Double { get; set; }
    public decimal? Decimal { get; set; }
    public DateTime? DateTime { get; set; }
    public DateTimeOffset? DateTimeOffset { get; set; }
    public DateOnly? DateOnly { get; set; }
    public TimeOnly? TimeOnly { get; set; }
    public TimeSpan? TimeSpan { get; set; }
    public Guid? Guid { get; set; }
    public Rune? Rune { get; set; }
    public Complex? Complex { get; set; }
    public Vector2? Vector2 { get; set; }
    public Vector3? Vector3 { get; set; }
    public Vector4? Vector4 { get; set; }
    public Quaternion? Quaternion { get; set; }
    public Plane? Plane { get; set; }
    public Matrix4x4? Matrix { get; set; }
    public Index? Index { get; set; }
    public Range? Range { get; set; }
    public BigInteger? BigInteger { get; set; }
}
