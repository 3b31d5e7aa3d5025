using System.Reflection;
using FastSer.Http;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace FastSer.AspNetCore;

/// <summary>A response that contains one value. Nothing is sent before the whole value is written.</summary>
/// <typeparam name="T">The declared type: it determines the encoding.</typeparam>
public sealed class FastSerResult<[FastSerRootParameter] T>
    : IResult, IEndpointMetadataProvider, IStatusCodeHttpResult, IContentTypeHttpResult, IValueHttpResult, IValueHttpResult<T>
{
    internal FastSerResult(T value, int statusCode) => (Value, StatusCode) = (value, statusCode);

    /// <summary>Gets the value.</summary>
    public T? Value { get; }

    /// <summary>Gets the status.</summary>
    public int StatusCode { get; }

    /// <inheritdoc/>
    public string ContentType => FastSerMediaTypes.Value;

    int? IStatusCodeHttpResult.StatusCode => StatusCode;

    object? IValueHttpResult.Value => Value;

    /// <summary>Describes the response. It is called by the framework.</summary>
    /// <param name="method">The handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Metadata.Add(new DescribedResponse(typeof(T), FastSerMediaTypes.Value));
    }

    /// <inheritdoc/>
    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        var bytes = FastSerializer.SerializePooled(Value!, RequestBody.OptionsOf(httpContext).Serializer);
        return ResponseBody.WriteAsync(httpContext, typeof(T), bytes, StatusCode);
    }
}
