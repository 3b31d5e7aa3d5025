using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer;

public static partial class FastSerializer
{
    /// <summary>Gets the size in bytes of the value at the start of the input, without creating the value.</summary>
    /// <remarks>
    /// Checks the framing (that all bytes are present, lengths, counts and presence bytes) with the error codes of
    /// <see cref="Deserialize{T}(ReadOnlySpan{byte}, FastSerializerOptions?)"/>. It does not validate values: it accepts an invalid date,
    /// a duplicate key, or a string that is stored wider than necessary. Stack use does not grow
    /// with depth, and nothing is allocated after the first call for a type. Only
    /// <see cref="FastSerializerOptions.MaxDepth"/> limits the depth.
    /// </remarks>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">The bytes of the value. Other bytes may follow them.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The number of bytes.</returns>
    /// <exception cref="FastSerException">The framing of the value is invalid.</exception>
    [MethodImpl(Jit.Inline)]
    public static int Skip<T>(ReadOnlySpan<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return SerializerCache<T>.Instance.For(options).SkipValue(data, options);
    }
}
