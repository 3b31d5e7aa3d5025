using System.Drawing;
using System.Numerics;

namespace FastSer.TestTypes;

/// <summary>Places and areas of pictures, in each kind of place.</summary>
[FastSerType(View = true)]
public sealed partial class PictureAreas
{
    public Point Point { get; set; }

    public PointF? PointF { get; set; }

    public Size Size { get; set; }

    public SizeF SizeF { get; set; }

    public Rectangle Rectangle { get; set; }

    public RectangleF? RectangleF { get; set; }

    public Matrix3x2 Matrix { get; set; }

    public (Point From, Size By) Move { get; set; }

    public Dictionary<Point, RectangleF>? Areas { get; set; }

    public HashSet<PointF>? Corners { get; set; }

    public Rectangle[]? Parts { get; set; }
}
