using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes a lone Int16 of the Compact format: 1 to 3 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactInt16(this scoped ref FastWriter writer, short value) =>
        writer.WriteCompactInt16(value);

    /// <summary>Writes a lone UInt16 of the Compact format: 1 to 3 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactUInt16(this scoped ref FastWriter writer, ushort value) =>
        writer.WriteCompactUInt16(value);

    /// <summary>Writes a lone Char of the Compact format: 1 to 3 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactChar(this scoped ref FastWriter writer, char value) =>
        writer.WriteCompactChar(value);

    /// <summary>Writes a lone Int32 of the Compact format: 1 to 5 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactInt32(this scoped ref FastWriter writer, int value) =>
        writer.WriteCompactInt32(value);

    /// <summary>Writes a lone UInt32 of the Compact format: 1 to 5 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactUInt32(this scoped ref FastWriter writer, uint value) =>
        writer.WriteCompactUInt32(value);

    /// <summary>Writes a lone Int64 of the Compact format: 1 to 9 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactInt64(this scoped ref FastWriter writer, long value) =>
        writer.WriteCompactInt64(value);

    /// <summary>Writes a lone UInt64 of the Compact format: 1 to 9 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactUInt64(this scoped ref FastWriter writer, ulong value) =>
        writer.WriteCompactUInt64(value);

    /// <summary>Writes a lone IntPtr of the Compact format as an Int64.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactIntPtr(this scoped ref FastWriter writer, nint value) =>
        writer.WriteCompactIntPtr(value);

    /// <summary>Writes a lone UIntPtr of the Compact format as a UInt64.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactUIntPtr(this scoped ref FastWriter writer, nuint value) =>
        writer.WriteCompactUIntPtr(value);

    /// <summary>Writes a lone Decimal of the Compact format: 2 to 14 bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactDecimal(this scoped ref FastWriter writer, decimal value) =>
        writer.WriteCompactDecimal(value);

    /// <summary>Writes a string of the Compact format, or null.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The string or null.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteCompactString(this scoped ref FastWriter writer, string? value) =>
        writer.WriteCompactString(value);
}
