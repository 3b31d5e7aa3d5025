using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class WriterMethods
{
    /// <summary>Writes the tag of a type: L of the tag + 1; 0 is left for null.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="tag">The tag; at least 0.</param>
    [MethodImpl(Jit.Inline)]
    public static void WriteTag(this scoped ref FastWriter writer, int tag) =>
        writer.WriteTag(tag);

    /// <summary>Tells whether a value is of exactly a type; arrays of other elements are not, even where they could be cast.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="value">The value.</param>
    /// <returns>Whether it is.</returns>
    [MethodImpl(Jit.Inline)]
    public static bool IsExact<T>(object value) =>
        FastWriter.IsExact<T>(value);

    /// <summary>Refuses a <see cref="Type"/> that is none of those that the member names.</summary>
    /// <param name="value">The type.</param>
    /// <exception cref="FastSerException">Always.</exception>
    [DoesNotReturn]
    public static void ThrowUnnamedType(Type value) => Throw.UnnamedType(value);

    /// <summary>Writes a class behind its tag, if the value is of that class.</summary>
    /// <typeparam name="T">The class.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="tag">The tag; at least 0.</param>
    /// <param name="value">The value.</param>
    /// <returns>Whether the value is of exactly that class, and so is written.</returns>
    [MethodImpl(Jit.Inline)]
    public static bool TryWriteCase<T>(this scoped ref FastWriter writer, int tag, object value)
        where T : class, IFastSerializableCase<T> =>
        writer.TryWriteCase<T>(tag, value);

    /// <summary>Writes a value of a type behind its tag, if the value is of exactly that type.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="tag">The tag; at least 0.</param>
    /// <param name="value">The value.</param>
    /// <returns>Whether the value is of exactly that type, and so is written.</returns>
    [MethodImpl(Jit.Inline)]
    public static bool TryWriteExact<T>(this scoped ref FastWriter writer, int tag, object value)
        where T : IFastSerializable<T> =>
        writer.TryWriteExact<T>(tag, value);

    /// <summary>Writes a value behind the tag of a union that it belongs to; the union's own tag follows.</summary>
    /// <typeparam name="T">The union.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="tag">The tag of the union; at least 0.</param>
    /// <param name="value">The value.</param>
    /// <returns>Whether the value derives from the union, and so is written.</returns>
    [MethodImpl(Jit.Inline)]
    public static bool TryWriteUnion<T>(this scoped ref FastWriter writer, int tag, object value)
        where T : class, IFastSerializable<T> =>
        writer.TryWriteUnion<T>(tag, value);

    /// <summary>Writes a value behind the tag of a Tolerant union that it belongs to, and the length of what follows.</summary>
    /// <typeparam name="T">The union.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="tag">The tag of the union; at least 0.</param>
    /// <param name="value">The value.</param>
    /// <returns>Whether the value derives from the union, and so is written.</returns>
    public static bool TryWriteEnclosed<T>(this scoped ref FastWriter writer, int tag, object value)
        where T : class, IFastSerializable<T> =>
        writer.TryWriteEnclosed<T>(tag, value);

    /// <summary>Writes back a value of a Tolerant union whose tag only another version of it names.</summary>
    /// <typeparam name="TUnion">The union.</typeparam>
    /// <typeparam name="T">The class that holds such values.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    /// <returns>Whether the value is of exactly that class, and so is written.</returns>
    /// <exception cref="FastSerException">The class holds what was not read from the union.</exception>
    public static bool TryWriteUnknownCase<TUnion, T>(this scoped ref FastWriter writer, object value)
        where T : class, IFastSerFallback<T> =>
        writer.TryWriteUnknownCase<TUnion, T>(value);
}
