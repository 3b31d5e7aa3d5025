// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes a Matrix3x2: 24 bytes.</summary>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteMatrix3x2(Matrix3x2 value)
    {
        var block = Reserve(24);
        block.WriteMatrix3x2(0, value);
        Commit(block.Advance(24));
    }

    /// <summary>Writes a Point: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WritePoint(System.Drawing.Point value)
    {
        var block = Reserve(8);
        block.WritePoint(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a PointF: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WritePointF(System.Drawing.PointF value)
    {
        var block = Reserve(8);
        block.WritePointF(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a Size: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteSize(System.Drawing.Size value)
    {
        var block = Reserve(8);
        block.WriteSize(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a SizeF: 8 bytes.</summary>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteSizeF(System.Drawing.SizeF value)
    {
        var block = Reserve(8);
        block.WriteSizeF(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a Rectangle: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteRectangle(System.Drawing.Rectangle value)
    {
        var block = Reserve(16);
        block.WriteRectangle(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a RectangleF: 16 bytes.</summary>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteRectangleF(System.Drawing.RectangleF value)
    {
        var block = Reserve(16);
        block.WriteRectangleF(0, value);
        Commit(block.Advance(16));
    }
}
