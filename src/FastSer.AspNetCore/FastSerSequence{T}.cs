using System.Reflection;
using FastSer.Http;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace FastSer.AspNetCore;

/// <summary>
/// A parameter of a minimal API that reads a request body with the media type <see cref="FastSerMediaTypes.Sequence"/> value by value,
/// as they arrive.
/// </summary>
/// <typeparam name="T">The declared type of the values. The client must use the same type.</typeparam>
/// <remarks>
/// If the data is corrupt, or the body ends too early, enumerating throws a <see cref="BadHttpRequestException"/>: unless your
/// handler catches it or has begun a response, the answer is a problem (400, 408 or 413), as it is for <see cref="FastSer{T}"/>.
/// </remarks>
public sealed class FastSerSequence<[FastSerRootParameter] T>
    : IRefusable, IAsyncEnumerable<T>, IBindableFromHttpContext<FastSerSequence<T>>, IEndpointParameterMetadataProvider
{
    private readonly HttpContext _context;
    private readonly Stream _body;
    private readonly bool _refusesNull;
    private RequestProblem? _problem;

    private FastSerSequence(HttpContext context, Stream body, ParameterInfo parameter, RequestProblem? problem)
    {
        _context = context;
        _body = body;
        _problem = problem;
        _refusesNull = NullRule.RefusesNull(parameter);
    }

    RequestProblem? IRefusable.Problem => _problem;

    /// <summary>Prepares reading the body. It is called by the framework.</summary>
    /// <param name="context">The request.</param>
    /// <param name="parameter">The parameter.</param>
    /// <returns>The parameter; null if the request has no body.</returns>
    public static ValueTask<FastSerSequence<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        if (RequestBody.IsMissing(context))
        {
            return default;
        }

        var (body, problem) = RequestBody.HasType(context.Request, FastSerMediaTypes.Sequence)
            ? RequestLimit.Apply(context, RequestBody.OptionsOf(context))
            : (context.Request.Body, RequestProblem.OfMediaType(context.Request.ContentType, FastSerMediaTypes.Sequence));
        return new ValueTask<FastSerSequence<T>?>(new FastSerSequence<T>(context, body, parameter, problem));
    }

    /// <summary>Describes the parameter. It is called by the framework.</summary>
    /// <param name="parameter">The parameter.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        RefusalFilter.AddTo(builder, typeof(IAsyncEnumerable<T>), FastSerMediaTypes.Sequence);
    }

    /// <inheritdoc/>
    public async IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default)
    {
        if (_problem is not null)
        {
            throw _problem.ToException();
        }

        using var stop = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken, _context.RequestAborted);
        var items = FastSerSequence.ReadAsync<T>(_body, RequestBody.OptionsOf(_context).Sequence, stop.Token)
            .GetAsyncEnumerator(stop.Token);
        await using (items.ConfigureAwait(false))
        {
            while (await MoveNextAsync(items).ConfigureAwait(false))
            {
                if (items.Current is null && _refusesNull)
                {
                    _problem = RequestBody.RefuseNull(_context);
                    throw _problem.ToException();
                }

                yield return items.Current;
            }
        }
    }

    private async ValueTask<bool> MoveNextAsync(IAsyncEnumerator<T> items)
    {
        try
        {
            return await items.MoveNextAsync().ConfigureAwait(false);
        }
        catch (Exception exception) when (RequestBody.ProblemOf(exception, typeof(T)) is { } problem)
        {
            _problem = problem;
            RequestLog.Refused(_context, problem);
            throw problem.ToException();
        }
    }
}
