using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public static partial class FastSerializer
{
    /// <summary>Gets how many bytes the value at the front of the input takes, without building it.</summary>
    /// <remarks>
    /// Checks the framing (that all bytes are there, lengths, counts and presence bytes) with the error codes of
    /// <see cref="Deserialize{T}(ReadOnlySpan{byte}, FastSerializerOptions?)"/>, but not the values in it: an invalid
    /// date, a duplicate key or a string that is needlessly wide is stepped over. Takes no stack by depth and allocates
    /// nothing after the first call for a type; depth is limited by <see cref="FastSerializerOptions.MaxDepth"/> alone.
    /// </remarks>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">The bytes of the value, and possibly others behind them.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The number of bytes.</returns>
    /// <exception cref="FastSerException">The bytes do not frame a value.</exception>
    [MethodImpl(Jit.Inline)]
    public static int Skip<T>(ReadOnlySpan<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return Cache<T>.Instance.For(options).Skip(data, options);
    }
}
