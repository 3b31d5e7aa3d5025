using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Reads the byte before a new object.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>Whether an object's members follow; if not, nothing is read.</returns>
    [MethodImpl(Jit.Inline)]
    public static bool TryReadNew(this scoped ref FastReader reader) =>
        reader.TryReadNew();

    /// <summary>Reads null, or the number of an object that was read before. The byte at the cursor has been looked at.</summary>
    /// <typeparam name="T">The type of the object.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <returns>The object or null.</returns>
    /// <exception cref="FastSerException">There is no such object, or it is of another type or not complete.</exception>
    [MethodImpl(Jit.Inline)]
    public static T? ReadReference<T>(this scoped ref FastReader reader)
        where T : class =>
        reader.ReadReference<T>();

    /// <summary>Gives an object the next number.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="value">The object; null where it is still to be built.</param>
    /// <returns>The number.</returns>
    [MethodImpl(Jit.Inline)]
    public static int AddReference(this scoped ref FastReader reader, object? value) =>
        reader.AddReference(value);

    /// <summary>Gives the object that is built now the number that was kept for it.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="id">The number.</param>
    /// <param name="value">The object.</param>
    [MethodImpl(Jit.Inline)]
    public static void CompleteReference(this scoped ref FastReader reader, int id, object value) =>
        reader.CompleteReference(id, value);
}
