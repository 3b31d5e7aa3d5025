using System.Diagnostics.CodeAnalysis;
using FastSer.Http;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Microsoft.Net.Http.Headers;

namespace FastSer.AspNetCore;

/// <summary>The code that all ways of reading a request share: options, limits, media types, and which errors are the sender's.</summary>
internal static class RequestBody
{
    private static readonly FastSerServerOptions s_default = new();

    public static FastSerServerOptions OptionsOf(HttpContext context) =>
        context.RequestServices?.GetService<IOptions<FastSerServerOptions>>()?.Value ?? s_default;

    public static bool HasType(HttpRequest request, string expected) =>
        MediaTypeHeaderValue.TryParse(request.ContentType, out var found) && found.MediaType.Equals(expected, StringComparison.OrdinalIgnoreCase);

    /// <summary>Whether the request says that it has no body at all.</summary>
    public static bool IsMissing(HttpContext context) => context.Request.ContentType is null
        && (context.Request.ContentLength is 0
            || context.Features.Get<IHttpRequestBodyDetectionFeature>() is { CanHaveBody: false });

    /// <summary>Reads a body by a function, and tells errors of the sender from others, which are thrown.</summary>
    public static async ValueTask<(T? Value, RequestProblem? Problem)> ReadAsync<T>(
        HttpContext context, Func<Stream, FastSerializerOptions?, CancellationToken, ValueTask<T>> read)
    {
        var options = OptionsOf(context);
        if (!HasType(context.Request, FastSerMediaTypes.Value))
        {
            return (default, RequestProblem.OfMediaType(context.Request.ContentType, FastSerMediaTypes.Value));
        }

        var (body, refused) = RequestLimit.Apply(context, options);
        if (refused is not null)
        {
            return (default, refused);
        }

        try
        {
            return (await read(body, options.Serializer, context.RequestAborted).ConfigureAwait(false), null);
        }
        catch (Exception exception) when (ProblemOf(exception) is { } problem)
        {
            RequestLog.Refused(context, problem);
            return (default, problem);
        }
    }

    public static RequestProblem RefuseNull(HttpContext context)
    {
        var problem = RequestProblem.OfNull;
        RequestLog.Refused(context, problem);
        return problem;
    }

    public static RequestProblem? ProblemOf(Exception exception) => exception switch
    {
        FastSerException { IsDataError: true } error => RequestProblem.Of(error),
        BadHttpRequestException error => RequestProblem.Of(error),
        _ => null,
    };
}
