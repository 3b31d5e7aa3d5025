using FastSer.Http;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace FastSer.AspNetCore;

/// <summary>Answers a refused body: before the handler runs, or where the handler reads it, in place of the handler's exception.</summary>
internal static class RefusalFilter
{
    /// <summary>Adds the filter, and what the endpoint accepts, for a parameter that is read from the body.</summary>
    public static void AddTo(EndpointBuilder builder, Type type, params string[] mediaTypes)
    {
        builder.Metadata.Add(new AcceptsMetadata(mediaTypes, type));
        builder.Metadata.Add(new ProducesResponseTypeMetadata(StatusCodes.Status400BadRequest, typeof(Microsoft.AspNetCore.Mvc.ProblemDetails), ["application/problem+json"]));
        builder.FilterFactories.Add(static (_, next) => invocation => InvokeAsync(invocation, next));
    }

    private static async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext invocation, EndpointFilterDelegate next)
    {
        if (ProblemOf(invocation) is { } problem)
        {
            return problem.ToResult(invocation.HttpContext);
        }

        try
        {
            return await next(invocation).ConfigureAwait(false);
        }
        catch (BadHttpRequestException) when (!invocation.HttpContext.Response.HasStarted && ProblemOf(invocation) is not null)
        {
            // A sequence is read by the handler: what is wrong with it came out there.
            return ProblemOf(invocation)!.ToResult(invocation.HttpContext);
        }
    }

    private static RequestProblem? ProblemOf(EndpointFilterInvocationContext invocation)
    {
        foreach (var argument in invocation.Arguments)
        {
            if (argument is IRefusable { Problem: { } problem })
            {
                return problem;
            }
        }

        return null;
    }
}
