using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>The error of a member that was read, and is null although its type does not allow it.</summary>
    /// <param name="reader">The reader, behind the one byte that null takes everywhere.</param>
    /// <returns>The exception to throw.</returns>
    [MethodImpl(Jit.NoInline)]
    public static Exception NullMember(this scoped ref FastReader reader) => reader.NullMember();

    /// <summary>The error of a member of a Tolerant type that has no bytes, although its type does not allow null.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="type">The type, as its shape names it.</param>
    /// <param name="member">The member.</param>
    /// <returns>The exception to throw.</returns>
    [MethodImpl(Jit.NoInline)]
    public static Exception MissingMember(this scoped ref FastReader reader, string type, string member) =>
        reader.MissingMember(type, member);

    /// <summary>Throws if null is at the cursor, where a collection is that cannot be replaced.</summary>
    /// <typeparam name="T">The type of the collection.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="items">The collection, or null.</param>
    /// <returns>The collection.</returns>
    /// <exception cref="FastSerException">The bytes are those of null.</exception>
    public static T? ExpectItems<T>(this scoped ref FastReader reader, T? items)
        where T : class
    {
        reader.ExpectItems();
        return items;
    }
}
