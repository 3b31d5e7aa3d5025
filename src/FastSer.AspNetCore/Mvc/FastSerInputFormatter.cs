using FastSer.Http;
using Microsoft.AspNetCore.Mvc.Formatters;

namespace FastSer.AspNetCore.Mvc;

/// <summary>Reads the body of a request as the type of the parameter of an action.</summary>
public sealed class FastSerInputFormatter : InputFormatter
{
    private readonly bool _hasFilter;

    /// <summary>Initializes a formatter for <see cref="FastSerMediaTypes.Value"/>.</summary>
    /// <remarks>Use <c>AddFastSer()</c> instead, which also adds a filter for bodies that cannot be read.</remarks>
    public FastSerInputFormatter()
        : this(hasFilter: false)
    {
    }

    internal FastSerInputFormatter(bool hasFilter)
    {
        _hasFilter = hasFilter;
        SupportedMediaTypes.Add(FastSerMediaTypes.Value);
    }

    /// <inheritdoc/>
    public override async Task<InputFormatterResult> ReadRequestBodyAsync(InputFormatterContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        var (value, problem) = await RequestBody.ReadAsync(
            context.HttpContext, context.ModelType, FastSerMediaTypes.Value,
            (body, options, cancellation) => FastSerializer.DeserializeAsync(body, context.ModelType, options, cancellation)).ConfigureAwait(false);
        if (problem is not null)
        {
            return Refuse(context, problem);
        }

        return value is null && !context.TreatEmptyInputAsDefaultValue ? InputFormatterResult.NoValue() : InputFormatterResult.Success(value);
    }

    /// <summary>Errors in the data become errors of the model, which a controller with [ApiController] answers with the status 400.</summary>
    private InputFormatterResult Refuse(InputFormatterContext context, RequestProblem problem)
    {
        if (_hasFilter)
        {
            context.HttpContext.Features.Set(new RefusedBody(problem, context.Metadata.ParameterName));
        }
        else if (problem.Error is null)
        {
            throw problem.ToException();
        }

        var member = problem.Member;
        var name = context.ModelName.Length == 0 || member.Length == 0 ? context.ModelName + member : context.ModelName + "." + member;
        context.ModelState.TryAddModelError(name, problem.Error is { } error ? $"{error.Code}: {problem.Detail}" : problem.Title);
        return InputFormatterResult.Failure();
    }
}
