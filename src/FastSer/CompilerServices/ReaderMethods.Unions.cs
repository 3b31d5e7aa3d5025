using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads the tag of a type.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The tag, or -1 for null.</returns>
    /// <exception cref="FastSerException">The tag is not in its shortest form, is too large, or is not there.</exception>
    [MethodImpl(Jit.Inline)]
    public static int ReadTag(this scoped ref FastReader reader) =>
        reader.ReadTag();

    /// <summary>Reads the members of a class behind its tag.</summary>
    /// <typeparam name="T">The class.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    public static T ReadCase<T>(this scoped ref FastReader reader)
        where T : class, IFastSerializableCase<T> =>
        reader.ReadCase<T>();

    /// <summary>Reads a value behind its tag, which has said that it is not null.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The value is null after all, or its bytes are faulty.</exception>
    [MethodImpl(Jit.Inline)]
    public static T ReadNotNull<T>(this scoped ref FastReader reader)
        where T : class, IFastSerializable<T> =>
        reader.ReadNotNull<T>();

    /// <summary>Reads a value of a Tolerant union behind the tag of another one, and the length that stands between.</summary>
    /// <typeparam name="T">The inner union.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The value; null where only another version of the inner union names its type.</returns>
    /// <exception cref="FastSerException">The value is null after all, or its bytes or their length are faulty.</exception>
    public static T? ReadEnclosed<T>(this scoped ref FastReader reader)
        where T : class, IFastSerializable<T> =>
        reader.ReadEnclosed<T>();

    /// <summary>Checks that the value at the cursor is not null, where a tag has said so: one encoding for null is enough.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="nullByte">The byte that null would be.</param>
    /// <exception cref="FastSerException">The value is null.</exception>
    [MethodImpl(Jit.Inline)]
    public static void RequireNotNull(this scoped ref FastReader reader, byte nullByte) =>
        reader.RequireNotNull(nullByte);

    /// <summary>Throws because no type has the tag just read.</summary>
    /// <typeparam name="T">The type of the place.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag.</param>
    /// <returns>Nothing.</returns>
    /// <exception cref="FastSerException">Always.</exception>
    [System.Diagnostics.CodeAnalysis.DoesNotReturn]
    [MethodImpl(Jit.Inline)]
    public static T ThrowUnknownTag<T>(this scoped ref FastReader reader, int tag) =>
        reader.ThrowUnknownTag<T>(tag);

    /// <summary>Reads a value whose tag only another version of its union names.</summary>
    /// <typeparam name="TUnion">The union.</typeparam>
    /// <typeparam name="T">The class that holds such values.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag.</param>
    /// <returns>The object that holds it.</returns>
    /// <exception cref="FastSerException">The length behind the tag is not canonical, more than is left, or that of null.</exception>
    public static T ReadUnknownCase<TUnion, T>(this scoped ref FastReader reader, int tag)
        where T : class, IFastSerFallback<T> =>
        reader.ReadUnknownCase<TUnion, T>(tag);
}
