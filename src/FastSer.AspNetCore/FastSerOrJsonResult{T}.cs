using System.Reflection;
using FastSer.Http;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace FastSer.AspNetCore;

/// <summary>A response that contains one value, in FastSer's format or as JSON, as the client accepts it.</summary>
/// <typeparam name="T">The declared type: it determines the encoding.</typeparam>
public sealed class FastSerOrJsonResult<[FastSerRootParameter] T>
    : IResult, IEndpointMetadataProvider, IStatusCodeHttpResult, IValueHttpResult, IValueHttpResult<T>
{
    internal FastSerOrJsonResult(T value, int statusCode) => (Value, StatusCode) = (value, statusCode);

    /// <summary>Gets the value.</summary>
    public T? Value { get; }

    /// <summary>Gets the status.</summary>
    public int StatusCode { get; }

    int? IStatusCodeHttpResult.StatusCode => StatusCode;

    object? IValueHttpResult.Value => Value;

    /// <summary>Describes the response. It is called by the framework.</summary>
    /// <param name="method">The handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Metadata.Add(new DescribedResponse(typeof(T), FastSerMediaTypes.Value, JsonBody.MediaType));
    }

    /// <inheritdoc/>
    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.Headers.Append("Vary", "Accept");
        return Accepted.Prefers(httpContext.Request, FastSerMediaTypes.Value, JsonBody.MediaType)
            ? ResponseBody.WriteAsync(httpContext, typeof(T), FastSerializer.SerializePooled(Value!, RequestBody.OptionsOf(httpContext).Serializer), StatusCode)
            : WriteJsonAsync(httpContext);
    }

    private Task WriteJsonAsync(HttpContext context)
    {
        context.Response.StatusCode = StatusCode;
        return JsonBody.WriteAsync(context, Value!);
    }
}
