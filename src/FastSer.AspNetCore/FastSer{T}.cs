using System.Reflection;
using FastSer.Http;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace FastSer.AspNetCore;

/// <summary>
/// A parameter of a minimal API that is read from a request body with the media type <see cref="FastSerMediaTypes.Value"/>. Bodies
/// that cannot be read are answered with a problem (400, 413 or 415) before your handler runs.
/// </summary>
/// <typeparam name="T">The declared type. The client must use the same type.</typeparam>
/// <example><code>app.MapPost("/orders", (FastSer&lt;Order&gt; body) => body.Value.Id);</code></example>
public sealed class FastSer<[FastSerRootParameter] T> : IRefusable, IBindableFromHttpContext<FastSer<T>>, IEndpointParameterMetadataProvider
{
    private readonly T? _value;
    private readonly RequestProblem? _problem;

    /// <summary>Initializes a parameter, for tests of your handler.</summary>
    /// <param name="value">The value.</param>
    public FastSer(T value) => _value = value;

    private FastSer(T? value, RequestProblem? problem) => (_value, _problem) = (value, problem);

    /// <summary>Gets the value; null if null was sent, which <c>FastSer&lt;Order?&gt;</c> accepts and <c>FastSer&lt;Order&gt;</c> does
    /// not.</summary>
    /// <exception cref="BadHttpRequestException">The body could not be read, and a filter before this code asks for its value.</exception>
    public T Value => _problem is null ? _value! : throw _problem.ToException();

    RequestProblem? IRefusable.Problem => _problem;

    /// <summary>Reads the body. It is called by the framework.</summary>
    /// <param name="context">The request.</param>
    /// <param name="parameter">The parameter.</param>
    /// <returns>The parameter; null if the request has no body.</returns>
    public static async ValueTask<FastSer<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        if (RequestBody.IsMissing(context))
        {
            return null;
        }

        var (value, problem) = await RequestBody.ReadAsync(context, typeof(T), FastSerMediaTypes.Value, FastSerializer.DeserializeAsync<T>)
            .ConfigureAwait(false);
        return new FastSer<T>(value, problem ?? RequestBody.CheckNull(context, parameter, value));
    }

    /// <summary>Describes the parameter. It is called by the framework.</summary>
    /// <param name="parameter">The parameter.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        RefusalFilter.AddTo(builder, typeof(T), FastSerMediaTypes.Value);
    }
}
