using System.Net.Http.Headers;

namespace FastSer.Http;

/// <summary>Creates bodies of requests and responses. The type of the value is inferred.</summary>
public static class FastSerContent
{
    /// <summary>Creates a body that contains one value.</summary>
    /// <typeparam name="T">The declared type: it determines the encoding. The reader must use the same type.</typeparam>
    /// <param name="value">The value. It is written when the body is sent, and again if it is sent again.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    /// <returns>The body.</returns>
    public static FastSerContent<T> Create<[FastSerRootParameter] T>(T value, FastSerHttpOptions? options = null) => new(value, options);

    /// <summary>Creates a body that contains a sequence of values, which are sent as they become available.</summary>
    /// <typeparam name="T">The declared type of the values. The reader must use the same type.</typeparam>
    /// <param name="items">The values. They are enumerated when the body is sent.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    /// <returns>The body.</returns>
    public static FastSerSequenceContent<T> CreateSequence<[FastSerRootParameter] T>(
        IAsyncEnumerable<T> items, FastSerHttpOptions? options = null) => new(items, options);

    internal static MediaTypeHeaderValue ValueType => new(FastSerMediaTypes.Value);

    internal static MediaTypeHeaderValue SequenceType => new(FastSerMediaTypes.Sequence);
}
