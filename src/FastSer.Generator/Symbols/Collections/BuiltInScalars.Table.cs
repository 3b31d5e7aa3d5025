// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
namespace FastSer.Generator.Symbols.Collections;

internal static partial class BuiltInScalars
{
    /// <summary>The types of fixed size.</summary>
    private static (string Name, BuiltInScalar Scalar)[] FixedTypes =>
    [
        ("System.Boolean", Memory("Boolean", 1) with { IsChecked = true }),
        ("System.Byte", Memory("Byte", 1)),
        ("System.SByte", Memory("SByte", 1)),
        ("System.Int16", Memory("Int16", 2)),
        ("System.UInt16", Memory("UInt16", 2)),
        ("System.Char", Memory("Char", 2)),
        ("System.Half", Memory("Half", 2)),
        ("System.Int32", Memory("Int32", 4)),
        ("System.UInt32", Memory("UInt32", 4)),
        ("System.Single", Memory("Single", 4)),
        ("System.Int64", Memory("Int64", 8)),
        ("System.UInt64", Memory("UInt64", 8)),
        ("System.Double", Memory("Double", 8)),
        ("System.IntPtr", Fixed("IntPtr", 8) with { IsChecked = true }),
        ("System.UIntPtr", Fixed("UIntPtr", 8) with { IsChecked = true }),
        ("System.Int128", Memory("Int128", 16)),
        ("System.UInt128", Memory("UInt128", 16)),
        ("System.Decimal", Memory("Decimal", 16) with { IsChecked = true }),
        ("System.Text.Rune", Memory("Rune", 4) with { IsChecked = true }),
        ("System.Guid", Memory("Guid", 16)),
        ("System.DateTime", Memory("DateTime", 8) with { IsChecked = true }),
        ("System.DateTimeOffset", Fixed("DateTimeOffset", 10) with { IsChecked = true }),
        ("System.DateOnly", Memory("DateOnly", 4) with { IsChecked = true }),
        ("System.TimeOnly", Memory("TimeOnly", 8) with { IsChecked = true }),
        ("System.TimeSpan", Memory("TimeSpan", 8)),
        ("System.Numerics.Complex", Memory("Complex", 16)),
        ("System.Numerics.Vector2", Memory("Vector2", 8)),
        ("System.Numerics.Vector3", Memory("Vector3", 12)),
        ("System.Numerics.Vector4", Memory("Vector4", 16)),
        ("System.Numerics.Quaternion", Memory("Quaternion", 16)),
        ("System.Numerics.Plane", Memory("Plane", 16)),
        ("System.Numerics.Matrix4x4", Memory("Matrix4x4", 64)),
        ("System.Index", Memory("Index", 4)),
        ("System.Range", Memory("Range", 8)),
        ("System.Numerics.Matrix3x2", Memory("Matrix3x2", 24)),
        ("System.Drawing.Point", Memory("Point", 8)),
        ("System.Drawing.PointF", Memory("PointF", 8)),
        ("System.Drawing.Size", Memory("Size", 8)),
        ("System.Drawing.SizeF", Memory("SizeF", 8)),
        ("System.Drawing.Rectangle", Memory("Rectangle", 16)),
        ("System.Drawing.RectangleF", Memory("RectangleF", 16)),
    ];
}
