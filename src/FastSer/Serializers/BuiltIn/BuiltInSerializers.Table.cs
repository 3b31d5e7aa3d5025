// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Text;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal static partial class BuiltInSerializers
{
    private static object? FindScalar(Type type)
    {
        if (type == typeof(bool)) { return new ScalarSerializer<bool>(); }
        if (type == typeof(byte)) { return new ScalarSerializer<byte>(); }
        if (type == typeof(sbyte)) { return new ScalarSerializer<sbyte>(); }
        if (type == typeof(short)) { return new ScalarSerializer<short>(); }
        if (type == typeof(ushort)) { return new ScalarSerializer<ushort>(); }
        if (type == typeof(char)) { return new ScalarSerializer<char>(); }
        if (type == typeof(Half)) { return new ScalarSerializer<Half>(); }
        if (type == typeof(int)) { return new ScalarSerializer<int>(); }
        if (type == typeof(uint)) { return new ScalarSerializer<uint>(); }
        if (type == typeof(float)) { return new ScalarSerializer<float>(); }
        if (type == typeof(long)) { return new ScalarSerializer<long>(); }
        if (type == typeof(ulong)) { return new ScalarSerializer<ulong>(); }
        if (type == typeof(double)) { return new ScalarSerializer<double>(); }
        if (type == typeof(nint)) { return new ScalarSerializer<nint>(); }
        if (type == typeof(nuint)) { return new ScalarSerializer<nuint>(); }
        if (type == typeof(Int128)) { return new ScalarSerializer<Int128>(); }
        if (type == typeof(UInt128)) { return new ScalarSerializer<UInt128>(); }
        if (type == typeof(decimal)) { return new ScalarSerializer<decimal>(); }
        if (type == typeof(Rune)) { return new ScalarSerializer<Rune>(); }
        if (type == typeof(Guid)) { return new ScalarSerializer<Guid>(); }
        if (type == typeof(DateTime)) { return new ScalarSerializer<DateTime>(); }
        if (type == typeof(DateTimeOffset)) { return new ScalarSerializer<DateTimeOffset>(); }
        if (type == typeof(DateOnly)) { return new ScalarSerializer<DateOnly>(); }
        if (type == typeof(TimeOnly)) { return new ScalarSerializer<TimeOnly>(); }
        if (type == typeof(TimeSpan)) { return new ScalarSerializer<TimeSpan>(); }
        if (type == typeof(Complex)) { return new ScalarSerializer<Complex>(); }
        if (type == typeof(Vector2)) { return new ScalarSerializer<Vector2>(); }
        if (type == typeof(Vector3)) { return new ScalarSerializer<Vector3>(); }
        if (type == typeof(Vector4)) { return new ScalarSerializer<Vector4>(); }
        if (type == typeof(Quaternion)) { return new ScalarSerializer<Quaternion>(); }
        if (type == typeof(Plane)) { return new ScalarSerializer<Plane>(); }
        if (type == typeof(Matrix4x4)) { return new ScalarSerializer<Matrix4x4>(); }
        if (type == typeof(Index)) { return new ScalarSerializer<Index>(); }
        if (type == typeof(Range)) { return new ScalarSerializer<Range>(); }
        if (type == typeof(Matrix3x2)) { return new ScalarSerializer<Matrix3x2>(); }
        if (type == typeof(System.Drawing.Point)) { return new ScalarSerializer<System.Drawing.Point>(); }
        if (type == typeof(System.Drawing.PointF)) { return new ScalarSerializer<System.Drawing.PointF>(); }
        if (type == typeof(System.Drawing.Size)) { return new ScalarSerializer<System.Drawing.Size>(); }
        if (type == typeof(System.Drawing.SizeF)) { return new ScalarSerializer<System.Drawing.SizeF>(); }
        if (type == typeof(System.Drawing.Rectangle)) { return new ScalarSerializer<System.Drawing.Rectangle>(); }
        if (type == typeof(System.Drawing.RectangleF)) { return new ScalarSerializer<System.Drawing.RectangleF>(); }
        return null;
    }

    private static object? FindArray(Type type)
    {
        if (type == typeof(bool[])) { return new ScalarArraySerializer<bool>(); }
        if (type == typeof(byte[])) { return new ScalarArraySerializer<byte>(); }
        if (type == typeof(sbyte[])) { return new ScalarArraySerializer<sbyte>(); }
        if (type == typeof(short[])) { return new ScalarArraySerializer<short>(); }
        if (type == typeof(ushort[])) { return new ScalarArraySerializer<ushort>(); }
        if (type == typeof(char[])) { return new ScalarArraySerializer<char>(); }
        if (type == typeof(Half[])) { return new ScalarArraySerializer<Half>(); }
        if (type == typeof(int[])) { return new ScalarArraySerializer<int>(); }
        if (type == typeof(uint[])) { return new ScalarArraySerializer<uint>(); }
        if (type == typeof(float[])) { return new ScalarArraySerializer<float>(); }
        if (type == typeof(long[])) { return new ScalarArraySerializer<long>(); }
        if (type == typeof(ulong[])) { return new ScalarArraySerializer<ulong>(); }
        if (type == typeof(double[])) { return new ScalarArraySerializer<double>(); }
        if (type == typeof(Int128[])) { return new ScalarArraySerializer<Int128>(); }
        if (type == typeof(UInt128[])) { return new ScalarArraySerializer<UInt128>(); }
        if (type == typeof(decimal[])) { return new ScalarArraySerializer<decimal>(); }
        if (type == typeof(Rune[])) { return new ScalarArraySerializer<Rune>(); }
        if (type == typeof(Guid[])) { return new ScalarArraySerializer<Guid>(); }
        if (type == typeof(DateTime[])) { return new ScalarArraySerializer<DateTime>(); }
        if (type == typeof(DateOnly[])) { return new ScalarArraySerializer<DateOnly>(); }
        if (type == typeof(TimeOnly[])) { return new ScalarArraySerializer<TimeOnly>(); }
        if (type == typeof(TimeSpan[])) { return new ScalarArraySerializer<TimeSpan>(); }
        if (type == typeof(Complex[])) { return new ScalarArraySerializer<Complex>(); }
        if (type == typeof(Vector2[])) { return new ScalarArraySerializer<Vector2>(); }
        if (type == typeof(Vector3[])) { return new ScalarArraySerializer<Vector3>(); }
        if (type == typeof(Vector4[])) { return new ScalarArraySerializer<Vector4>(); }
        if (type == typeof(Quaternion[])) { return new ScalarArraySerializer<Quaternion>(); }
        if (type == typeof(Plane[])) { return new ScalarArraySerializer<Plane>(); }
        if (type == typeof(Matrix4x4[])) { return new ScalarArraySerializer<Matrix4x4>(); }
        if (type == typeof(Index[])) { return new ScalarArraySerializer<Index>(); }
        if (type == typeof(Range[])) { return new ScalarArraySerializer<Range>(); }
        if (type == typeof(Matrix3x2[])) { return new ScalarArraySerializer<Matrix3x2>(); }
        if (type == typeof(System.Drawing.Point[])) { return new ScalarArraySerializer<System.Drawing.Point>(); }
        if (type == typeof(System.Drawing.PointF[])) { return new ScalarArraySerializer<System.Drawing.PointF>(); }
        if (type == typeof(System.Drawing.Size[])) { return new ScalarArraySerializer<System.Drawing.Size>(); }
        if (type == typeof(System.Drawing.SizeF[])) { return new ScalarArraySerializer<System.Drawing.SizeF>(); }
        if (type == typeof(System.Drawing.Rectangle[])) { return new ScalarArraySerializer<System.Drawing.Rectangle>(); }
        if (type == typeof(System.Drawing.RectangleF[])) { return new ScalarArraySerializer<System.Drawing.RectangleF>(); }
        return null;
    }

    private static object? FindList(Type type)
    {
        if (type == typeof(List<bool>)) { return new ScalarListSerializer<bool>(); }
        if (type == typeof(List<byte>)) { return new ScalarListSerializer<byte>(); }
        if (type == typeof(List<sbyte>)) { return new ScalarListSerializer<sbyte>(); }
        if (type == typeof(List<short>)) { return new ScalarListSerializer<short>(); }
        if (type == typeof(List<ushort>)) { return new ScalarListSerializer<ushort>(); }
        if (type == typeof(List<char>)) { return new ScalarListSerializer<char>(); }
        if (type == typeof(List<Half>)) { return new ScalarListSerializer<Half>(); }
        if (type == typeof(List<int>)) { return new ScalarListSerializer<int>(); }
        if (type == typeof(List<uint>)) { return new ScalarListSerializer<uint>(); }
        if (type == typeof(List<float>)) { return new ScalarListSerializer<float>(); }
        if (type == typeof(List<long>)) { return new ScalarListSerializer<long>(); }
        if (type == typeof(List<ulong>)) { return new ScalarListSerializer<ulong>(); }
        if (type == typeof(List<double>)) { return new ScalarListSerializer<double>(); }
        if (type == typeof(List<Int128>)) { return new ScalarListSerializer<Int128>(); }
        if (type == typeof(List<UInt128>)) { return new ScalarListSerializer<UInt128>(); }
        if (type == typeof(List<decimal>)) { return new ScalarListSerializer<decimal>(); }
        if (type == typeof(List<Rune>)) { return new ScalarListSerializer<Rune>(); }
        if (type == typeof(List<Guid>)) { return new ScalarListSerializer<Guid>(); }
        if (type == typeof(List<DateTime>)) { return new ScalarListSerializer<DateTime>(); }
        if (type == typeof(List<DateOnly>)) { return new ScalarListSerializer<DateOnly>(); }
        if (type == typeof(List<TimeOnly>)) { return new ScalarListSerializer<TimeOnly>(); }
        if (type == typeof(List<TimeSpan>)) { return new ScalarListSerializer<TimeSpan>(); }
        if (type == typeof(List<Complex>)) { return new ScalarListSerializer<Complex>(); }
        if (type == typeof(List<Vector2>)) { return new ScalarListSerializer<Vector2>(); }
        if (type == typeof(List<Vector3>)) { return new ScalarListSerializer<Vector3>(); }
        if (type == typeof(List<Vector4>)) { return new ScalarListSerializer<Vector4>(); }
        if (type == typeof(List<Quaternion>)) { return new ScalarListSerializer<Quaternion>(); }
        if (type == typeof(List<Plane>)) { return new ScalarListSerializer<Plane>(); }
        if (type == typeof(List<Matrix4x4>)) { return new ScalarListSerializer<Matrix4x4>(); }
        if (type == typeof(List<Index>)) { return new ScalarListSerializer<Index>(); }
        if (type == typeof(List<Range>)) { return new ScalarListSerializer<Range>(); }
        if (type == typeof(List<Matrix3x2>)) { return new ScalarListSerializer<Matrix3x2>(); }
        if (type == typeof(List<System.Drawing.Point>)) { return new ScalarListSerializer<System.Drawing.Point>(); }
        if (type == typeof(List<System.Drawing.PointF>)) { return new ScalarListSerializer<System.Drawing.PointF>(); }
        if (type == typeof(List<System.Drawing.Size>)) { return new ScalarListSerializer<System.Drawing.Size>(); }
        if (type == typeof(List<System.Drawing.SizeF>)) { return new ScalarListSerializer<System.Drawing.SizeF>(); }
        if (type == typeof(List<System.Drawing.Rectangle>)) { return new ScalarListSerializer<System.Drawing.Rectangle>(); }
        if (type == typeof(List<System.Drawing.RectangleF>)) { return new ScalarListSerializer<System.Drawing.RectangleF>(); }
        return null;
    }
}
