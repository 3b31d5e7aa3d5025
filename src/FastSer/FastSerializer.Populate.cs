using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public static partial class FastSerializer
{
    /// <summary>Reads a value that takes the whole input into an existing one.</summary>
    /// <remarks>
    /// Objects whose members can all be assigned are kept and their members read, objects in them too; collections without
    /// a setter, lists, dictionaries and hash sets are cleared and filled again, arrays of the same length filled; the
    /// elements of collections and everything else are made anew. Where all shapes match and there are no strings,
    /// nothing is allocated. Where the input is broken, what was read before the fault stays in
    /// <paramref name="value"/>: try <see cref="TryDeserialize"/> first where that matters (docs/extending.md).
    /// </remarks>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">The bytes of the value and nothing else.</param>
    /// <param name="value">The value to read into. Null, an object of a derived type, or one that cannot change is replaced.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <exception cref="FastSerException">The bytes are not those of a value; a setter that throws is its inner exception.</exception>
    [MethodImpl(Jit.Inline)]
    public static void Populate<T>(ReadOnlySpan<byte> data, ref T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        Cache<T>.Instance.For(options).ParseInto(data, options, ref value);
    }
}
