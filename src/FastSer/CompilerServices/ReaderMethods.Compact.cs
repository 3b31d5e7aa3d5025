using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads null, if that is what comes next: the byte 0.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>Whether it was null; if not, nothing was read.</returns>
    /// <exception cref="FastSerException">The input has ended.</exception>
    [MethodImpl(Jit.Inline)]
    public static bool ReadNull(this scoped ref FastReader reader) =>
        reader.ReadNull();

    /// <summary>Begins an object that is not null: its control bit 0 must be set.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="controlSize">The number of control bytes.</param>
    /// <param name="maxSize">The most bytes that these and the integers take.</param>
    /// <param name="unusedBits">Those of the first 64 control bits that must be 0.</param>
    /// <returns>The reader of its Booleans and integers, to be given to <see cref="EndCompact"/>.</returns>
    /// <exception cref="FastSerException">The control bytes are not there, or not those of an object.</exception>
    [MethodImpl(Jit.Inline)]
    public static CompactReader BeginCompactObject(this scoped ref FastReader reader, int controlSize, int maxSize, ulong unusedBits) =>
        reader.BeginCompactObject(controlSize, maxSize, unusedBits);

    /// <summary>Begins a struct.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="controlSize">The number of control bytes.</param>
    /// <param name="maxSize">The most bytes that these and the integers take.</param>
    /// <param name="unusedBits">Those of the first 64 control bits that must be 0.</param>
    /// <returns>The reader of its Booleans and integers, to be given to <see cref="EndCompact"/>.</returns>
    /// <exception cref="FastSerException">The control bytes are not there, or not those of a struct.</exception>
    [MethodImpl(Jit.Inline)]
    public static CompactReader BeginCompactStruct(this scoped ref FastReader reader, int controlSize, int maxSize, ulong unusedBits) =>
        reader.BeginCompactStruct(controlSize, maxSize, unusedBits);

    /// <summary>Moves behind the integers of an object.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="body">The reader that has read them all.</param>
    [MethodImpl(Jit.Inline)]
    public static void EndCompact(this scoped ref FastReader reader, CompactReader body) =>
        reader.EndCompact(body);

    /// <summary>Reads a lone Int16 of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static short ReadCompactInt16(this scoped ref FastReader reader) =>
        reader.ReadCompactInt16();

    /// <summary>Reads a lone UInt16 of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static ushort ReadCompactUInt16(this scoped ref FastReader reader) =>
        reader.ReadCompactUInt16();

    /// <summary>Reads a lone Char of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static char ReadCompactChar(this scoped ref FastReader reader) =>
        reader.ReadCompactChar();

    /// <summary>Reads a lone Int32 of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static int ReadCompactInt32(this scoped ref FastReader reader) =>
        reader.ReadCompactInt32();

    /// <summary>Reads a lone UInt32 of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static uint ReadCompactUInt32(this scoped ref FastReader reader) =>
        reader.ReadCompactUInt32();

    /// <summary>Reads a lone Int64 of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static long ReadCompactInt64(this scoped ref FastReader reader) =>
        reader.ReadCompactInt64();

    /// <summary>Reads a lone UInt64 of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static ulong ReadCompactUInt64(this scoped ref FastReader reader) =>
        reader.ReadCompactUInt64();

    /// <summary>Reads a lone IntPtr of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value that this process can hold.</exception>
    [MethodImpl(Jit.Inline)]
    public static nint ReadCompactIntPtr(this scoped ref FastReader reader) =>
        reader.ReadCompactIntPtr();

    /// <summary>Reads a lone UIntPtr of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value that this process can hold.</exception>
    [MethodImpl(Jit.Inline)]
    public static nuint ReadCompactUIntPtr(this scoped ref FastReader reader) =>
        reader.ReadCompactUIntPtr();

    /// <summary>Reads a lone Decimal of the Compact format.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static decimal ReadCompactDecimal(this scoped ref FastReader reader) =>
        reader.ReadCompactDecimal();

    /// <summary>Reads a string of the Compact format, or null.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The string or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a string.</exception>
    [MethodImpl(Jit.Inline)]
    public static string? ReadCompactString(this scoped ref FastReader reader) =>
        reader.ReadCompactString();

    /// <summary>Reads a string of the Compact format, or null, and looks it up in a pool.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The string or null.</returns>
    /// <exception cref="FastSerException">The bytes are not those of a string.</exception>
    [MethodImpl(Jit.Inline)]
    public static string? ReadInternedCompactString(this scoped ref FastReader reader) =>
        reader.ReadInternedCompactString();
}
