using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;

namespace FastSer.AspNetCore.Mvc;

/// <summary>
/// Answers bodies that the formatter refused. Errors in the data are errors of the model, which MVC answers: the filter adds code, offset and member
/// to its problem details. It answers other refusals itself.
/// </summary>
internal sealed class RefusedBodyFilter : IAsyncActionFilter, IOrderedFilter
{
    /// <summary>Gets a position directly before MVC's own filter for errors of the model, which has the order -2000.</summary>
    public int Order => -2001;

    public async Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next)
    {
        var http = context.HttpContext;
        if (http.Features.Get<RefusedBody>() is not { } refused)
        {
            await next().ConfigureAwait(false);
            return;
        }

        if (refused.Problem.Error is null)
        {
            context.Result = new RefusedBodyResult(refused.Problem);
            return;
        }

        if (refused.Parameter is { } parameter && context.ModelState.TryGetValue(parameter, out var entry) && entry.RawValue is null
            && !context.ModelState.Keys.Any(key => key.StartsWith(parameter + ".", StringComparison.Ordinal)))
        {
            // MVC validates the missing value, and finds that it is required.
            context.ModelState.Remove(parameter);
        }

        var executed = await next().ConfigureAwait(false);
        if (executed is { Canceled: true, Result: ObjectResult { Value: ProblemDetails details } })
        {
            refused.Problem.AddTo(details.Extensions);
        }
    }
}

/// <summary>A body that the formatter refused, kept for the filter.</summary>
/// <param name="Problem">Why it was refused.</param>
/// <param name="Parameter">The name of the parameter of the action.</param>
internal sealed record RefusedBody(RequestProblem Problem, string? Parameter);

/// <summary>The response of minimal APIs to a body that was refused.</summary>
internal sealed class RefusedBodyResult(RequestProblem problem) : ActionResult
{
    public override Task ExecuteResultAsync(ActionContext context) =>
        problem.ToResult(context.HttpContext).ExecuteAsync(context.HttpContext);
}
