using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace FastSer.AspNetCore;

/// <summary>Bodies in JSON, with the JSON options of the application.</summary>
internal static class JsonBody
{
    public const string MediaType = "application/json";

    /// <summary>Reads a body within the limits of FastSer's.</summary>
    public static ValueTask<(T? Value, RequestProblem? Problem)> ReadAsync<T>(HttpContext context) => RequestBody.ReadAnyAsync(
        context, typeof(T), (body, _, cancellation) =>
        {
            context.Request.Body = body;
            return context.Request.ReadFromJsonAsync(ContractOf<T>(context), cancellation)!;
        });

    public static Task WriteAsync<T>(HttpContext context, T value) =>
        context.Response.WriteAsJsonAsync(value, ContractOf<T>(context), MediaType + "; charset=utf-8");

    private static JsonTypeInfo<T> ContractOf<T>(HttpContext context)
    {
        var options = context.RequestServices.GetService<IOptions<JsonOptions>>()?.Value ?? new JsonOptions();
        return (JsonTypeInfo<T>)options.SerializerOptions.GetTypeInfo(typeof(T));
    }
}
