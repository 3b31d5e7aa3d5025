// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Numerics;
using System.Runtime.CompilerServices;

namespace FastSer;

/// <summary>Reads values of System.Numerics.</summary>
public static class FastReaderVectors
{
    /// <summary>Reads a Vector2: 8 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Vector2 ReadVector2(this scoped ref FastReader reader) => reader.ReadVector2();

    /// <summary>Reads a Vector3: 12 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Vector3 ReadVector3(this scoped ref FastReader reader) => reader.ReadVector3();

    /// <summary>Reads a Vector4: 16 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Vector4 ReadVector4(this scoped ref FastReader reader) => reader.ReadVector4();

    /// <summary>Reads a Quaternion: 16 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Quaternion ReadQuaternion(this scoped ref FastReader reader) => reader.ReadQuaternion();

    /// <summary>Reads a Plane: 16 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Plane ReadPlane(this scoped ref FastReader reader) => reader.ReadPlane();

    /// <summary>Reads a Matrix4x4: 64 bytes.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static Matrix4x4 ReadMatrix4x4(this scoped ref FastReader reader) => reader.ReadMatrix4x4();
}
