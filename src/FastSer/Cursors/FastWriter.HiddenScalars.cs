// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes a Vector2: 8 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteVector2(Vector2 value)
    {
        var block = Reserve(8);
        block.WriteVector2(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a Vector3: 12 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteVector3(Vector3 value)
    {
        var block = Reserve(12);
        block.WriteVector3(0, value);
        Commit(block.Advance(12));
    }

    /// <summary>Writes a Vector4: 16 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteVector4(Vector4 value)
    {
        var block = Reserve(16);
        block.WriteVector4(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Quaternion: 16 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteQuaternion(Quaternion value)
    {
        var block = Reserve(16);
        block.WriteQuaternion(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Plane: 16 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WritePlane(Plane value)
    {
        var block = Reserve(16);
        block.WritePlane(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a Matrix4x4: 64 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteMatrix4x4(Matrix4x4 value)
    {
        var block = Reserve(64);
        block.WriteMatrix4x4(0, value);
        Commit(block.Advance(64));
    }

    /// <summary>Writes a Matrix3x2: 24 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteMatrix3x2(Matrix3x2 value)
    {
        var block = Reserve(24);
        block.WriteMatrix3x2(0, value);
        Commit(block.Advance(24));
    }

    /// <summary>Writes a Point: 8 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WritePoint(System.Drawing.Point value)
    {
        var block = Reserve(8);
        block.WritePoint(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a PointF: 8 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WritePointF(System.Drawing.PointF value)
    {
        var block = Reserve(8);
        block.WritePointF(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a Size: 8 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteSize(System.Drawing.Size value)
    {
        var block = Reserve(8);
        block.WriteSize(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a SizeF: 8 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteSizeF(System.Drawing.SizeF value)
    {
        var block = Reserve(8);
        block.WriteSizeF(0, value);
        Commit(block.Advance(8));
    }

    /// <summary>Writes a Rectangle: 16 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteRectangle(System.Drawing.Rectangle value)
    {
        var block = Reserve(16);
        block.WriteRectangle(0, value);
        Commit(block.Advance(16));
    }

    /// <summary>Writes a RectangleF: 16 bytes.</summary>
    [MethodImpl(Jit.Inline)]
    internal void WriteRectangleF(System.Drawing.RectangleF value)
    {
        var block = Reserve(16);
        block.WriteRectangleF(0, value);
        Commit(block.Advance(16));
    }
}
