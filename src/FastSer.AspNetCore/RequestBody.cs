using System.Reflection;
using System.Text.Json;
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

    /// <summary>Returns whether the request says that it has no body at all.</summary>
    public static bool IsMissing(HttpContext context) => context.Request.ContentType is null
        && (context.Request.ContentLength is 0
            || context.Features.Get<IHttpRequestBodyDetectionFeature>() is { CanHaveBody: false });

    /// <summary>Reads a body in FastSer's format by a function, and tells errors of the sender from others, which are thrown.</summary>
    /// <param name="context">The request.</param>
    /// <param name="declared">The declared type.</param>
    /// <param name="accepted">The media types that the endpoint accepts, for the message.</param>
    /// <param name="read">Reads the value.</param>
    public static ValueTask<(T? Value, RequestProblem? Problem)> ReadAsync<T>(
        HttpContext context, Type declared, string accepted, Func<Stream, FastSerializerOptions?, CancellationToken, ValueTask<T>> read) =>
        HasType(context.Request, FastSerMediaTypes.Value) ? ReadAnyAsync(context, declared, read)
            : new((default, RequestProblem.OfMediaType(context.Request.ContentType, accepted)));

    /// <summary>Reads a body of an accepted media type.</summary>
    public static async ValueTask<(T? Value, RequestProblem? Problem)> ReadAnyAsync<T>(
        HttpContext context, Type declared, Func<Stream, FastSerializerOptions?, CancellationToken, ValueTask<T>> read)
    {
        var options = OptionsOf(context);
        var (body, refused) = RequestLimit.Apply(context, options);
        if (refused is not null)
        {
            return (default, refused);
        }

        try
        {
            return (await read(body, options.Serializer, context.RequestAborted).ConfigureAwait(false), null);
        }
        catch (Exception exception) when (ProblemOf(exception, declared) is { } problem)
        {
            RequestLog.Refused(context, problem);
            return (default, problem);
        }
    }

    /// <summary>The problem of null where the parameter does not allow it; else null.</summary>
    public static RequestProblem? CheckNull(HttpContext context, ParameterInfo parameter, object? value) =>
        value is null && NullRule.RefusesNull(parameter) ? RefuseNull(context) : null;

    public static RequestProblem RefuseNull(HttpContext context)
    {
        var problem = RequestProblem.OfNull;
        RequestLog.Refused(context, problem);
        return problem;
    }

    /// <summary>The problem of the sender; null for an error of the server.</summary>
    public static RequestProblem? ProblemOf(Exception exception, Type declared) => exception switch
    {
        FastSerException { IsDataError: true } error => RequestProblem.Of(error, declared),
        BadHttpRequestException error => RequestProblem.Of(error),
        JsonException error => RequestProblem.Of(error),
        _ => null,
    };
}
