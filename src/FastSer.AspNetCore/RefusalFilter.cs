using FastSer.Http;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace FastSer.AspNetCore;

/// <summary>Answers a refused body before the handler runs.</summary>
internal static class RefusalFilter
{
    /// <summary>Adds the filter, and what the endpoint accepts, for a parameter that is read from the body.</summary>
    public static void AddTo(EndpointBuilder builder, Type type, string mediaType)
    {
        builder.Metadata.Add(new AcceptsMetadata([mediaType], type));
        builder.Metadata.Add(new ProducesResponseTypeMetadata(StatusCodes.Status400BadRequest, typeof(Microsoft.AspNetCore.Mvc.ProblemDetails), ["application/problem+json"]));
        builder.FilterFactories.Add(static (_, next) => invocation => InvokeAsync(invocation, next));
    }

    private static ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext invocation, EndpointFilterDelegate next)
    {
        foreach (var argument in invocation.Arguments)
        {
            if (argument is IRefusable { Problem: { } problem })
            {
                return new ValueTask<object?>(problem.ToResult());
            }
        }

        return next(invocation);
    }
}
