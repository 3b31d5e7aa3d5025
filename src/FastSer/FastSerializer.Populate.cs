using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public static partial class FastSerializer
{
    /// <summary>Deserializes a value from the whole input into an existing value.</summary>
    /// <remarks>
    /// Objects whose members can all be assigned are kept, and their members are populated, including nested objects.
    /// Collections without a setter, lists, dictionaries and hash sets are cleared and filled again. Arrays of the same
    /// length are filled. The elements of collections and all other objects are created anew. If all shapes match and
    /// there are no strings, nothing is allocated. If the input is corrupt, members that were read before the error
    /// stay changed in <paramref name="value"/>. If that matters, call <see cref="TryDeserialize"/> first
    /// (docs/extending.md).
    /// </remarks>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">Exactly the bytes of the value.</param>
    /// <param name="value">
    /// The value to populate. It is replaced if it is null, an object of a derived type, or an object that cannot be
    /// changed.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <exception cref="FastSerException">
    /// The data is corrupt. If a setter threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static void Populate<T>(ReadOnlySpan<byte> data, ref T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        SerializerCache<T>.Instance.For(options).ParseInto(data, options, ref value);
    }
}
