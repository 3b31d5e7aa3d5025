using FastSer.Http;
using Microsoft.AspNetCore.Http;

namespace FastSer.AspNetCore;

/// <summary>Results of minimal APIs in FastSer's formats.</summary>
public static class FastSerResults
{
    /// <summary>Answers with a value and the status 200.</summary>
    /// <typeparam name="T">The declared type: it determines the encoding. The client must use the same type.</typeparam>
    /// <param name="value">The value.</param>
    /// <returns>The result.</returns>
    public static FastSerResult<T> Ok<[FastSerRootParameter] T>(T value) => new(value, StatusCodes.Status200OK);

    /// <summary>Answers with a value and a status of your choice.</summary>
    /// <typeparam name="T">The declared type: it determines the encoding. The client must use the same type.</typeparam>
    /// <param name="value">The value.</param>
    /// <param name="statusCode">The status.</param>
    /// <returns>The result.</returns>
    /// <remarks>Descriptions of the endpoint, such as OpenAPI's, show the status if the endpoint has <c>.ProducesFastSer&lt;T&gt;(statusCode)</c>.</remarks>
    public static FastSerResult<T> Value<[FastSerRootParameter] T>(T value, int statusCode) => new(value, statusCode);

    /// <summary>Answers with a value in the format that the client accepts: FastSer's, or else JSON.</summary>
    /// <typeparam name="T">The declared type: it determines the encoding. The client must use the same type.</typeparam>
    /// <param name="value">The value.</param>
    /// <param name="statusCode">The status.</param>
    /// <returns>The result.</returns>
    /// <remarks>
    /// FastSer's format is used if the <c>Accept</c> header names <see cref="FastSerMediaTypes.Value"/> with a quality that is not
    /// less than that of JSON. JSON needs a contract of the type in the JSON options of the application.
    /// </remarks>
    public static FastSerOrJsonResult<T> OkOrJson<[FastSerRootParameter] T>(T value, int statusCode = StatusCodes.Status200OK) =>
        new(value, statusCode);

    /// <summary>Answers with a sequence of values. Buffered values are sent whenever the next value is not available yet.</summary>
    /// <typeparam name="T">The declared type of the values. The client must use the same type.</typeparam>
    /// <param name="items">The values.</param>
    /// <returns>The result.</returns>
    /// <remarks>
    /// If a value cannot be written, or enumerating fails, the connection is aborted, so that the client does not mistake an incomplete
    /// sequence for a complete one.
    /// </remarks>
    public static FastSerSequenceResult<T> Sequence<[FastSerRootParameter] T>(IAsyncEnumerable<T> items) => new(items);
}
