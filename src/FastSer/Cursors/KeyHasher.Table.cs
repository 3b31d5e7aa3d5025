// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Text;

namespace FastSer.CompilerServices;

public ref partial struct KeyHasher
{
    /// <summary>Its values are equal where their memory is.</summary>
    private static bool IsBits<T>() => false
        || typeof(T) == typeof(bool)
        || typeof(T) == typeof(byte)
        || typeof(T) == typeof(sbyte)
        || typeof(T) == typeof(short)
        || typeof(T) == typeof(ushort)
        || typeof(T) == typeof(char)
        || typeof(T) == typeof(int)
        || typeof(T) == typeof(uint)
        || typeof(T) == typeof(long)
        || typeof(T) == typeof(ulong)
        || typeof(T) == typeof(nint)
        || typeof(T) == typeof(nuint)
        || typeof(T) == typeof(Int128)
        || typeof(T) == typeof(UInt128)
        || typeof(T) == typeof(Rune)
        || typeof(T) == typeof(Guid)
        || typeof(T) == typeof(DateOnly)
        || typeof(T) == typeof(TimeOnly)
        || typeof(T) == typeof(TimeSpan)
        || typeof(T) == typeof(Index)
        || typeof(T) == typeof(Range)
        || typeof(T) == typeof(System.Drawing.Point)
        || typeof(T) == typeof(System.Drawing.Size)
        || typeof(T) == typeof(System.Drawing.Rectangle);

    /// <summary>Its values are equal where the numbers in their memory are.</summary>
    private static bool IsFloats<T>() => false
        || typeof(T) == typeof(Vector2)
        || typeof(T) == typeof(Vector3)
        || typeof(T) == typeof(Vector4)
        || typeof(T) == typeof(Quaternion)
        || typeof(T) == typeof(Plane)
        || typeof(T) == typeof(Matrix4x4)
        || typeof(T) == typeof(Matrix3x2)
        || typeof(T) == typeof(System.Drawing.PointF)
        || typeof(T) == typeof(System.Drawing.SizeF)
        || typeof(T) == typeof(System.Drawing.RectangleF);
}
