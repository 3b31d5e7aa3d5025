using System.Diagnostics.CodeAnalysis;
using System.Net.Http.Headers;
using System.Runtime.CompilerServices;

namespace FastSer.Http;

/// <summary>Sends and receives values in FastSer's formats.</summary>
public static class HttpClientFastSerExtensions
{
    private static readonly MediaTypeWithQualityHeaderValue s_value = new(FastSerMediaTypes.Value);
    private static readonly MediaTypeWithQualityHeaderValue s_sequence = new(FastSerMediaTypes.Sequence);

    /// <summary>Sends a GET request and reads the body of the response as one value.</summary>
    /// <typeparam name="T">The type that the server uses to write the value.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">The data is corrupt.</exception>
    /// <exception cref="HttpRequestException">
    /// The request failed, its status is no success, or the body is refused
    /// (<see cref="HttpContentFastSerExtensions.ReadFromFastSerAsync{T}"/>).
    /// </exception>
    public static async Task<T> GetFromFastSerAsync<[FastSerRootParameter] T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, FastSerHttpOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        using var request = Request(client, HttpMethod.Get, requestUri, null, s_value);
        using var response = await SendAsync(client, request, cancellationToken).ConfigureAwait(false);
        return await response.Content.ReadFromFastSerAsync<T>(options, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Sends a GET request and reads the values of the response as they arrive.</summary>
    /// <typeparam name="T">The type that the server uses to write the values.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the request, and later the wait for a value.</param>
    /// <returns>The values. The request is sent when the first one is asked for.</returns>
    /// <exception cref="FastSerException">The data is corrupt, or ends within a value.</exception>
    /// <exception cref="HttpRequestException">The request failed, its status is no success, or the media type is another one.</exception>
    public static async IAsyncEnumerable<T> GetFromFastSerAsAsyncEnumerable<[FastSerRootParameter] T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, FastSerHttpOptions? options = null,
        [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        using var request = Request(client, HttpMethod.Get, requestUri, null, s_sequence);
        using var response = await SendAsync(client, request, cancellationToken).ConfigureAwait(false);
        var items = response.Content.ReadFromFastSerAsAsyncEnumerable<T>(options, cancellationToken);
        await foreach (var item in items.ConfigureAwait(false))
        {
            yield return item;
        }
    }

    /// <summary>Sends a value as the body of a POST request.</summary>
    /// <typeparam name="T">The declared type: it determines the encoding. The server must use the same type.</typeparam>
    /// <param name="client">The client.</param>
    /// <param name="requestUri">The address.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the request.</param>
    /// <returns>The response, whatever its status is. Dispose it.</returns>
    /// <exception cref="FastSerException">The value cannot be written.</exception>
    /// <exception cref="HttpRequestException">The request failed.</exception>
    public static Task<HttpResponseMessage> PostAsFastSerAsync<[FastSerRootParameter] T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, T value, FastSerHttpOptions? options = null,
        CancellationToken cancellationToken = default) => SendAsync(client, HttpMethod.Post, requestUri, value, options, cancellationToken);

    /// <summary>Sends a value as the body of a PUT request.</summary>
    /// <inheritdoc cref="PostAsFastSerAsync{T}" path="//typeparam|//param|//returns|//exception"/>
    public static Task<HttpResponseMessage> PutAsFastSerAsync<[FastSerRootParameter] T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, T value, FastSerHttpOptions? options = null,
        CancellationToken cancellationToken = default) => SendAsync(client, HttpMethod.Put, requestUri, value, options, cancellationToken);

    /// <summary>Sends a value as the body of a PATCH request.</summary>
    /// <inheritdoc cref="PostAsFastSerAsync{T}" path="//typeparam|//param|//returns|//exception"/>
    public static Task<HttpResponseMessage> PatchAsFastSerAsync<[FastSerRootParameter] T>(
        this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? requestUri, T value, FastSerHttpOptions? options = null,
        CancellationToken cancellationToken = default) => SendAsync(client, HttpMethod.Patch, requestUri, value, options, cancellationToken);

    private static async Task<HttpResponseMessage> SendAsync<T>(
        HttpClient client, HttpMethod method, string? requestUri, T value, FastSerHttpOptions? options, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(client);
        using var request = Request(client, method, requestUri, new FastSerContent<T>(value, options), s_value);
        return await client.SendAsync(request, HttpCompletionOption.ResponseContentRead, cancellationToken).ConfigureAwait(false);
    }

    private static async Task<HttpResponseMessage> SendAsync(HttpClient client, HttpRequestMessage request, CancellationToken cancellationToken)
    {
        var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, cancellationToken).ConfigureAwait(false);
        try
        {
            return response.EnsureSuccessStatusCode();
        }
        catch
        {
            response.Dispose();
            throw;
        }
    }

    /// <summary>A request with the client's own version of HTTP, as its other methods make it.</summary>
    private static HttpRequestMessage Request(
        HttpClient client, HttpMethod method, string? requestUri, HttpContent? content, MediaTypeWithQualityHeaderValue accepted)
    {
        var request = new HttpRequestMessage(method, requestUri)
        {
            Version = client.DefaultRequestVersion,
            VersionPolicy = client.DefaultVersionPolicy,
            Content = content,
        };
        request.Headers.Accept.Add(accepted);
        return request;
    }
}
