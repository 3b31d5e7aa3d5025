using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace FastSer.AspNetCore;

/// <summary>Log messages: code and place of an error, never content.</summary>
internal static partial class RequestLog
{
    public static void Refused(HttpContext context, RequestProblem problem)
    {
        if (context.RequestServices?.GetService<ILoggerFactory>()?.CreateLogger("FastSer.AspNetCore") is { } logger)
        {
            Refused(logger, problem.Status, problem.Code.ToString(), problem.Error?.Offset ?? -1, problem.Error?.MemberPath ?? "");
        }
    }

    [LoggerMessage(1, LogLevel.Information, "A request body was refused with status {Status}: code {Code}, offset {Offset}, member '{Member}'.")]
    private static partial void Refused(ILogger logger, int status, string code, long offset, string member);
}
