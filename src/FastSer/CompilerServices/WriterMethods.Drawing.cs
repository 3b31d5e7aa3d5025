using System.Drawing;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes a Matrix3x2: 24 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteMatrix3x2(this scoped ref FastWriter writer, Matrix3x2 value) => writer.WriteMatrix3x2(value);

    /// <summary>Writes a Point: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WritePoint(this scoped ref FastWriter writer, Point value) => writer.WritePoint(value);

    /// <summary>Writes a PointF: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WritePointF(this scoped ref FastWriter writer, PointF value) => writer.WritePointF(value);

    /// <summary>Writes a Size: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteSize(this scoped ref FastWriter writer, Size value) => writer.WriteSize(value);

    /// <summary>Writes a SizeF: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteSizeF(this scoped ref FastWriter writer, SizeF value) => writer.WriteSizeF(value);

    /// <summary>Writes a Rectangle: 16 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteRectangle(this scoped ref FastWriter writer, Rectangle value) => writer.WriteRectangle(value);

    /// <summary>Writes a RectangleF: 16 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteRectangleF(this scoped ref FastWriter writer, RectangleF value) => writer.WriteRectangleF(value);
}
