using System.Runtime.CompilerServices;
using FastSer.Hosts;

namespace FastSer.Http;

/// <summary>Reads bodies in FastSer's formats.</summary>
public static class HttpContentFastSerExtensions
{
    /// <summary>Reads a body that contains one value.</summary>
    /// <typeparam name="T">The type that was used to write the value.</typeparam>
    /// <param name="content">The body.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for the body.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">The data is corrupt.</exception>
    /// <exception cref="HttpRequestException">
    /// The media type is not <see cref="FastSerMediaTypes.Value"/> (<see cref="HttpRequestError.InvalidResponse"/>), the body is
    /// larger than <see cref="FastSerHttpOptions.MaxBodySize"/> (<see cref="HttpRequestError.ConfigurationLimitExceeded"/>), or the
    /// connection failed.
    /// </exception>
    public static Task<T> ReadFromFastSerAsync<[FastSerRootParameter] T>(
        this HttpContent content, FastSerHttpOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(content);
        RequireType(content, FastSerMediaTypes.Value);
        options ??= FastSerHttpOptions.Default;
        return content.Headers.ContentLength > options.MaxBodySize
            ? throw TooLarge(options.MaxBodySize)
            : ReadAsync<T>(content, options, cancellationToken);
    }

    /// <summary>Reads the values of a sequence as they arrive. Nothing is read before the first value is asked for.</summary>
    /// <typeparam name="T">The type that was used to write the values.</typeparam>
    /// <param name="content">The body.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for a value.</param>
    /// <returns>The values. If enumerating fails, the values before were right.</returns>
    /// <exception cref="FastSerException">While enumerating: the data is corrupt, or ends within a value.</exception>
    /// <exception cref="HttpRequestException">
    /// The media type is not <see cref="FastSerMediaTypes.Sequence"/> (<see cref="HttpRequestError.InvalidResponse"/>). While
    /// enumerating: the connection failed.
    /// </exception>
    public static IAsyncEnumerable<T> ReadFromFastSerAsAsyncEnumerable<[FastSerRootParameter] T>(
        this HttpContent content, FastSerHttpOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(content);
        RequireType(content, FastSerMediaTypes.Sequence);
        return ReadEachAsync<T>(content, options?.Sequence, cancellationToken);
    }

    internal static HttpRequestException TooLarge(long limit) => new(
        HttpRequestError.ConfigurationLimitExceeded, $"The body is larger than {nameof(FastSerHttpOptions.MaxBodySize)}, which is {limit} bytes.");

    private static async Task<T> ReadAsync<T>(HttpContent content, FastSerHttpOptions options, CancellationToken cancellationToken)
    {
        var body = await content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
        var limited = new LimitedStream(body, options.MaxBodySize, TooLarge);
        await using (limited.ConfigureAwait(false))
        {
            return await FastSerializer.DeserializeAsync<T>(limited, options.Serializer, cancellationToken).ConfigureAwait(false);
        }
    }

    private static async IAsyncEnumerable<T> ReadEachAsync<T>(
        HttpContent content, FastSerStreamOptions? options, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        var body = await content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
        await foreach (var item in FastSerSequence.ReadAsync<T>(body, options, cancellationToken).ConfigureAwait(false))
        {
            yield return item;
        }
    }

    private static void RequireType(HttpContent content, string expected)
    {
        var found = content.Headers.ContentType?.MediaType;
        if (!expected.Equals(found, StringComparison.OrdinalIgnoreCase))
        {
            throw new HttpRequestException(
                HttpRequestError.InvalidResponse, $"The body has the media type '{found ?? "none"}' instead of '{expected}'.");
        }
    }
}
