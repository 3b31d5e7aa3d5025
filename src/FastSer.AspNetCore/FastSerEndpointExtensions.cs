using FastSer;
using FastSer.AspNetCore;
using FastSer.Http;
using Microsoft.AspNetCore.Http;

namespace Microsoft.AspNetCore.Builder;

/// <summary>Describes endpoints whose handlers do not tell everything about their responses, for example to OpenAPI.</summary>
public static class FastSerEndpointExtensions
{
    /// <summary>
    /// Declares a response that contains one value in FastSer's format: of a handler that returns <see cref="IResult"/>, or with another status than
    /// 200, such as <c>FastSerResults.Value(order, 201)</c>. It replaces the response that the return type of the handler describes. Call it for each
    /// status.
    /// </summary>
    /// <typeparam name="T">The declared type of the value.</typeparam>
    /// <param name="builder">The endpoint.</param>
    /// <param name="statusCode">The status.</param>
    /// <returns>The endpoint.</returns>
    public static RouteHandlerBuilder ProducesFastSer<[FastSerRootParameter] T>(
        this RouteHandlerBuilder builder, int statusCode = StatusCodes.Status200OK) => Produces<T>(builder, statusCode, FastSerMediaTypes.Value);

    /// <summary>Declares a response that contains one value in the format that the client accepts (<c>FastSerResults.OkOrJson</c>).</summary>
    /// <inheritdoc cref="ProducesFastSer{T}" path="//typeparam|//param|//returns"/>
    public static RouteHandlerBuilder ProducesFastSerOrJson<[FastSerRootParameter] T>(
        this RouteHandlerBuilder builder, int statusCode = StatusCodes.Status200OK) =>
        Produces<T>(builder, statusCode, FastSerMediaTypes.Value, JsonBody.MediaType);

    private static RouteHandlerBuilder Produces<T>(RouteHandlerBuilder builder, int statusCode, params string[] contentTypes)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Add(endpoint =>
        {
            for (var i = endpoint.Metadata.Count - 1; i >= 0; i--)
            {
                if (endpoint.Metadata[i] is DescribedResponse described && described.Type == typeof(T))
                {
                    endpoint.Metadata.RemoveAt(i);
                }
            }

            endpoint.Metadata.Add(new ProducesResponseTypeMetadata(statusCode, typeof(T), contentTypes));
        });
        return builder;
    }
}
