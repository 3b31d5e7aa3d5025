using System.Drawing;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads a Matrix3x2: 24 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Matrix3x2 ReadMatrix3x2(this scoped ref FastReader reader) => reader.ReadMatrix3x2();

    /// <summary>Reads a Point: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Point ReadPoint(this scoped ref FastReader reader) => reader.ReadPoint();

    /// <summary>Reads a PointF: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static PointF ReadPointF(this scoped ref FastReader reader) => reader.ReadPointF();

    /// <summary>Reads a Size: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Size ReadSize(this scoped ref FastReader reader) => reader.ReadSize();

    /// <summary>Reads a SizeF: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static SizeF ReadSizeF(this scoped ref FastReader reader) => reader.ReadSizeF();

    /// <summary>Reads a Rectangle: 16 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Rectangle ReadRectangle(this scoped ref FastReader reader) => reader.ReadRectangle();

    /// <summary>Reads a RectangleF: 16 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static RectangleF ReadRectangleF(this scoped ref FastReader reader) => reader.ReadRectangleF();
}
