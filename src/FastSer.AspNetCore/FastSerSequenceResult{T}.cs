using System.Reflection;
using FastSer.Http;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace FastSer.AspNetCore;

/// <summary>A response that contains a sequence of values.</summary>
/// <typeparam name="T">The declared type of the values.</typeparam>
public sealed class FastSerSequenceResult<[FastSerRootParameter] T> : IResult, IEndpointMetadataProvider, IStatusCodeHttpResult, IContentTypeHttpResult
{
    private readonly IAsyncEnumerable<T> _items;

    internal FastSerSequenceResult(IAsyncEnumerable<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        _items = items;
    }

    /// <inheritdoc/>
    public string ContentType => FastSerMediaTypes.Sequence;

    /// <inheritdoc/>
    public int? StatusCode => StatusCodes.Status200OK;

    /// <summary>Describes the response. It is called by the framework.</summary>
    /// <param name="method">The handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Metadata.Add(new ProducesResponseTypeMetadata(StatusCodes.Status200OK, typeof(IAsyncEnumerable<T>), [FastSerMediaTypes.Sequence]));
    }

    /// <inheritdoc/>
    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        var response = httpContext.Response;
        response.StatusCode = StatusCodes.Status200OK;
        response.ContentType = FastSerMediaTypes.Sequence;
        return FastSerSequence.WriteAsync(response.Body, _items, RequestBody.OptionsOf(httpContext).Sequence, httpContext.RequestAborted);
    }
}
