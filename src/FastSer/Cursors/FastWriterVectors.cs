// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Runtime.CompilerServices;

namespace FastSer;

/// <summary>Writes values of System.Numerics.</summary>
public static class FastWriterVectors
{
    /// <summary>Writes a Vector2: 8 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteVector2(this scoped ref FastWriter writer, Vector2 value) => writer.WriteVector2(value);

    /// <summary>Writes a Vector3: 12 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteVector3(this scoped ref FastWriter writer, Vector3 value) => writer.WriteVector3(value);

    /// <summary>Writes a Vector4: 16 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteVector4(this scoped ref FastWriter writer, Vector4 value) => writer.WriteVector4(value);

    /// <summary>Writes a Quaternion: 16 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteQuaternion(this scoped ref FastWriter writer, Quaternion value) => writer.WriteQuaternion(value);

    /// <summary>Writes a Plane: 16 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WritePlane(this scoped ref FastWriter writer, Plane value) => writer.WritePlane(value);

    /// <summary>Writes a Matrix4x4: 64 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteMatrix4x4(this scoped ref FastWriter writer, Matrix4x4 value) => writer.WriteMatrix4x4(value);
}
