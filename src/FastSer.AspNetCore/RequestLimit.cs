using FastSer.Hosts;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace FastSer.AspNetCore;

/// <summary>
/// Limits the size of a body. FastSer counts the bytes itself and lifts the limit of the server, which does not read the rest of a body above its own
/// limit: the client could not finish sending, and would not see the response.
/// </summary>
internal static class RequestLimit
{
    /// <summary>Refuses a body that states to be larger than the limit, or limits it.</summary>
    /// <returns>The body to read, or why it is refused.</returns>
    public static (Stream Body, RequestProblem? Problem) Apply(HttpContext context, FastSerServerOptions options)
    {
        var body = context.Request.Body;
        var feature = context.Features.Get<IHttpMaxRequestBodySizeFeature>();
        if ((options.MaxRequestSize ?? feature?.MaxRequestBodySize) is not { } limit)
        {
            return (body, null);
        }

        if (feature is { IsReadOnly: false })
        {
            feature.MaxRequestBodySize = null;
        }

        return context.Request.ContentLength switch
        {
            { } length when length > limit => (body, TooLarge(limit)),
            { } => (body, null),
            null => (new LimitedStream(body, limit, static limit => TooLarge(limit).ToException()), null),
        };
    }

    /// <summary>Closes the connection of a client that is still sending. The server reads and drops the rest of the body for some seconds.</summary>
    public static void CloseConnection(HttpContext context)
    {
        if (HttpProtocol.IsHttp11(context.Request.Protocol) || HttpProtocol.IsHttp10(context.Request.Protocol))
        {
            context.Response.Headers.Connection = "close";
        }
    }

    private static RequestProblem TooLarge(long limit) =>
        new(StatusCodes.Status413PayloadTooLarge, "The request body is too large.", $"The limit is {limit} bytes.");
}
