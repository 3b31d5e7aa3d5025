using System.Collections;
using System.Drawing;
using System.Net;
using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

internal static class ValueFamilies
{
    public static IEnumerable<SequenceFamily> All =>
    [
        Case.Family(
            "Half", static (Half v) => FastSerializer.Serialize(v),
            static (Half[]? v) => FastSerializer.Serialize(v),
            static (List<Half>? v) => FastSerializer.Serialize(v), Edge.Halves),
        Case.Family(
            "Single", static (float v) => FastSerializer.Serialize(v),
            static (float[]? v) => FastSerializer.Serialize(v),
            static (List<float>? v) => FastSerializer.Serialize(v), Edge.Singles),
        Case.Family(
            "Double", static (double v) => FastSerializer.Serialize(v),
            static (double[]? v) => FastSerializer.Serialize(v),
            static (List<double>? v) => FastSerializer.Serialize(v), Edge.Doubles),
        Case.Family(
            "Decimal", static (decimal v) => FastSerializer.Serialize(v),
            static (decimal[]? v) => FastSerializer.Serialize(v),
            static (List<decimal>? v) => FastSerializer.Serialize(v), Edge.Decimals),
        Case.Family(
            "Rune", static (Rune v) => FastSerializer.Serialize(v),
            static (Rune[]? v) => FastSerializer.Serialize(v),
            static (List<Rune>? v) => FastSerializer.Serialize(v), Edge.Runes),
        Case.Family(
            "Guid", static (Guid v) => FastSerializer.Serialize(v),
            static (Guid[]? v) => FastSerializer.Serialize(v),
            static (List<Guid>? v) => FastSerializer.Serialize(v), Edge.Guids),
        Case.Family(
            "DateTime", static (DateTime v) => FastSerializer.Serialize(v),
            static (DateTime[]? v) => FastSerializer.Serialize(v),
            static (List<DateTime>? v) => FastSerializer.Serialize(v), Edge.DateTimes, Counts.AroundLongHeader),
        Case.Family(
            "DateTimeOffset", static (DateTimeOffset v) => FastSerializer.Serialize(v),
            static (DateTimeOffset[]? v) => FastSerializer.Serialize(v),
            static (List<DateTimeOffset>? v) => FastSerializer.Serialize(v), Edge.DateTimeOffsets),
        Case.Family(
            "DateOnly", static (DateOnly v) => FastSerializer.Serialize(v),
            static (DateOnly[]? v) => FastSerializer.Serialize(v),
            static (List<DateOnly>? v) => FastSerializer.Serialize(v), Edge.DateOnlys),
        Case.Family(
            "TimeOnly", static (TimeOnly v) => FastSerializer.Serialize(v),
            static (TimeOnly[]? v) => FastSerializer.Serialize(v),
            static (List<TimeOnly>? v) => FastSerializer.Serialize(v), Edge.TimeOnlys),
        Case.Family(
            "TimeSpan", static (TimeSpan v) => FastSerializer.Serialize(v),
            static (TimeSpan[]? v) => FastSerializer.Serialize(v),
            static (List<TimeSpan>? v) => FastSerializer.Serialize(v), Edge.TimeSpans),
        Case.Family(
            "Complex", static (Complex v) => FastSerializer.Serialize(v),
            static (Complex[]? v) => FastSerializer.Serialize(v),
            static (List<Complex>? v) => FastSerializer.Serialize(v), Edge.Complexes),
        Case.Family(
            "Vector2", static (Vector2 v) => FastSerializer.Serialize(v),
            static (Vector2[]? v) => FastSerializer.Serialize(v),
            static (List<Vector2>? v) => FastSerializer.Serialize(v), Edge.Vector2s),
        Case.Family(
            "Vector3", static (Vector3 v) => FastSerializer.Serialize(v),
            static (Vector3[]? v) => FastSerializer.Serialize(v),
            static (List<Vector3>? v) => FastSerializer.Serialize(v), Edge.Vector3s),
        Case.Family(
            "Vector4", static (Vector4 v) => FastSerializer.Serialize(v),
            static (Vector4[]? v) => FastSerializer.Serialize(v),
            static (List<Vector4>? v) => FastSerializer.Serialize(v), Edge.Vector4s),
        Case.Family(
            "Quaternion", static (Quaternion v) => FastSerializer.Serialize(v),
            static (Quaternion[]? v) => FastSerializer.Serialize(v),
            static (List<Quaternion>? v) => FastSerializer.Serialize(v), Edge.Quaternions),
        Case.Family(
            "Plane", static (Plane v) => FastSerializer.Serialize(v),
            static (Plane[]? v) => FastSerializer.Serialize(v),
            static (List<Plane>? v) => FastSerializer.Serialize(v), Edge.Planes),
        Case.Family(
            "Matrix4x4", static (Matrix4x4 v) => FastSerializer.Serialize(v),
            static (Matrix4x4[]? v) => FastSerializer.Serialize(v),
            static (List<Matrix4x4>? v) => FastSerializer.Serialize(v), Edge.Matrices),
        Case.Family(
            "Matrix3x2", static (Matrix3x2 v) => FastSerializer.Serialize(v),
            static (Matrix3x2[]? v) => FastSerializer.Serialize(v),
            static (List<Matrix3x2>? v) => FastSerializer.Serialize(v), Edge.FlatMatrices),
        Case.Family(
            "Point", static (Point v) => FastSerializer.Serialize(v),
            static (Point[]? v) => FastSerializer.Serialize(v),
            static (List<Point>? v) => FastSerializer.Serialize(v), Edge.Points),
        Case.Family(
            "PointF", static (PointF v) => FastSerializer.Serialize(v),
            static (PointF[]? v) => FastSerializer.Serialize(v),
            static (List<PointF>? v) => FastSerializer.Serialize(v), Edge.FloatPoints),
        Case.Family(
            "Size", static (Size v) => FastSerializer.Serialize(v),
            static (Size[]? v) => FastSerializer.Serialize(v),
            static (List<Size>? v) => FastSerializer.Serialize(v), Edge.Extents),
        Case.Family(
            "SizeF", static (SizeF v) => FastSerializer.Serialize(v),
            static (SizeF[]? v) => FastSerializer.Serialize(v),
            static (List<SizeF>? v) => FastSerializer.Serialize(v), Edge.FloatExtents),
        Case.Family(
            "Rectangle", static (Rectangle v) => FastSerializer.Serialize(v),
            static (Rectangle[]? v) => FastSerializer.Serialize(v),
            static (List<Rectangle>? v) => FastSerializer.Serialize(v), Edge.Rectangles),
        Case.Family(
            "RectangleF", static (RectangleF v) => FastSerializer.Serialize(v),
            static (RectangleF[]? v) => FastSerializer.Serialize(v),
            static (List<RectangleF>? v) => FastSerializer.Serialize(v), Edge.FloatRectangles),
        Case.Family(
            "Index", static (Index v) => FastSerializer.Serialize(v),
            static (Index[]? v) => FastSerializer.Serialize(v),
            static (List<Index>? v) => FastSerializer.Serialize(v), Edge.Indexes),
        Case.Family(
            "Range", static (Range v) => FastSerializer.Serialize(v),
            static (Range[]? v) => FastSerializer.Serialize(v),
            static (List<Range>? v) => FastSerializer.Serialize(v), Edge.Ranges),
        Case.Family(
            "BigInteger", static (BigInteger v) => FastSerializer.Serialize(v),
            static (BigInteger[]? v) => FastSerializer.Serialize(v),
            static (List<BigInteger>? v) => FastSerializer.Serialize(v), Edge.BigIntegers),
        Case.Family(
            "String", static (string? v) => FastSerializer.Serialize(v),
            static (string?[]? v) => FastSerializer.Serialize(v),
            static (List<string?>? v) => FastSerializer.Serialize(v), [null, .. Edge.Strings], Counts.Few),
        Case.Family(
            "Version", static (Version? v) => FastSerializer.Serialize(v),
            static (Version?[]? v) => FastSerializer.Serialize(v),
            static (List<Version?>? v) => FastSerializer.Serialize(v), [null, .. Edge.Versions]),
        Case.Family(
            "Uri", static (Uri? v) => FastSerializer.Serialize(v),
            static (Uri?[]? v) => FastSerializer.Serialize(v),
            static (List<Uri?>? v) => FastSerializer.Serialize(v), [null, .. Edge.Uris]),
        Case.Family(
            "IPAddress", static (IPAddress? v) => FastSerializer.Serialize(v),
            static (IPAddress?[]? v) => FastSerializer.Serialize(v),
            static (List<IPAddress?>? v) => FastSerializer.Serialize(v), [null, .. Edge.Addresses]),
        Case.Family(
            "IPEndPoint", static (IPEndPoint? v) => FastSerializer.Serialize(v),
            static (IPEndPoint?[]? v) => FastSerializer.Serialize(v),
            static (List<IPEndPoint?>? v) => FastSerializer.Serialize(v), [null, .. Edge.EndPoints]),
        Case.Family(
            "IPNetwork", static (IPNetwork v) => FastSerializer.Serialize(v),
            static (IPNetwork[]? v) => FastSerializer.Serialize(v),
            static (List<IPNetwork>? v) => FastSerializer.Serialize(v), Edge.Networks),
        Case.Family(
            "BitArray", static (BitArray? v) => FastSerializer.Serialize(v),
            static (BitArray?[]? v) => FastSerializer.Serialize(v),
            static (List<BitArray?>? v) => FastSerializer.Serialize(v), [null, .. Edge.BitArrays]),
        Case.Family(
            "StringBuilder", static (StringBuilder? v) => FastSerializer.Serialize(v),
            static (StringBuilder?[]? v) => FastSerializer.Serialize(v),
            static (List<StringBuilder?>? v) => FastSerializer.Serialize(v), [null, .. Edge.StringBuilders()]),
        Case.Family(
            "NullableInt32", static (int? v) => FastSerializer.Serialize(v),
            static (int?[]? v) => FastSerializer.Serialize(v),
            static (List<int?>? v) => FastSerializer.Serialize(v), [null, .. Edge.Int32s], Counts.AroundLongHeader),
        Case.Family(
            "NullableDateTime", static (DateTime? v) => FastSerializer.Serialize(v),
            static (DateTime?[]? v) => FastSerializer.Serialize(v),
            static (List<DateTime?>? v) => FastSerializer.Serialize(v), [null, .. Edge.DateTimes]),
        Case.Family(
            "NullableBoolean", static (bool? v) => FastSerializer.Serialize(v),
            static (bool?[]? v) => FastSerializer.Serialize(v),
            static (List<bool?>? v) => FastSerializer.Serialize(v), [null, true, false]),
        Case.Family(
            "NullableDecimal", static (decimal? v) => FastSerializer.Serialize(v),
            static (decimal?[]? v) => FastSerializer.Serialize(v),
            static (List<decimal?>? v) => FastSerializer.Serialize(v), [null, .. Edge.Decimals]),
        Case.Family(
            "NullableGuid", static (Guid? v) => FastSerializer.Serialize(v),
            static (Guid?[]? v) => FastSerializer.Serialize(v),
            static (List<Guid?>? v) => FastSerializer.Serialize(v), [null, .. Edge.Guids]),
    ];
}
