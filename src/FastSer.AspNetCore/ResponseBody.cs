using FastSer.Http;
using Microsoft.AspNetCore.Http;

namespace FastSer.AspNetCore;

/// <summary>Sends values that were written as a whole: what cannot be written is an error before the response begins.</summary>
internal static class ResponseBody
{
    public static async Task WriteAsync(HttpContext context, Type type, PooledBytes bytes, int statusCode)
    {
        using (bytes)
        {
            var response = context.Response;
            response.StatusCode = statusCode;
            response.ContentType = FastSerMediaTypes.Value;
            response.ContentLength = bytes.Length;
            await response.Body.WriteAsync(bytes.Memory, context.RequestAborted).ConfigureAwait(false);
            FastSerMetrics.CountWritten(type, bytes.Length);
        }
    }
}
