using System.Text.Json;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace FastSer.AspNetCore;

/// <summary>
/// A problem that is written without a JSON contract: an application that is compiled ahead of time has none of the framework's type
/// unless it calls <c>AddProblemDetails()</c>.
/// </summary>
internal sealed class PlainProblemResult(RequestProblem problem) : IResult, IStatusCodeHttpResult, IContentTypeHttpResult
{
    private static readonly Type[] s_needed = [typeof(Microsoft.AspNetCore.Mvc.ProblemDetails), typeof(string), typeof(long)];

    public int? StatusCode => problem.Status;

    public string ContentType => "application/problem+json";

    /// <summary>Returns whether the application cannot write the framework's own result.</summary>
    public static bool IsNeeded(HttpContext context)
    {
        var options = context.RequestServices?.GetService<IOptions<JsonOptions>>()?.Value;
        return options is not null && !Array.TrueForAll(s_needed, type => options.SerializerOptions.TryGetTypeInfo(type, out _));
    }

    public async Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.StatusCode = problem.Status;
        httpContext.Response.ContentType = ContentType;
        var writer = new Utf8JsonWriter(httpContext.Response.BodyWriter);
        await using (writer.ConfigureAwait(false))
        {
            writer.WriteStartObject();
            writer.WriteString("title", problem.Title);
            writer.WriteNumber("status", problem.Status);
            writer.WriteString("detail", problem.Detail);
            if (problem.Code != FastSerErrorCode.None)
            {
                writer.WriteString("code", problem.Code.ToString());
                writer.WriteNumber("offset", problem.Offset);
                writer.WriteString("member", problem.Member);
            }

            writer.WriteEndObject();
        }
    }
}
