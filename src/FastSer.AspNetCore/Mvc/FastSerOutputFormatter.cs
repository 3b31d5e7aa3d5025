using FastSer.Http;
using Microsoft.AspNetCore.Mvc.Formatters;

namespace FastSer.AspNetCore.Mvc;

/// <summary>Writes the result of an action as the type that the action declares.</summary>
public sealed class FastSerOutputFormatter : OutputFormatter
{
    /// <summary>Initializes a formatter for <see cref="FastSerMediaTypes.Value"/>.</summary>
    public FastSerOutputFormatter() => SupportedMediaTypes.Add(FastSerMediaTypes.Value);

    /// <inheritdoc/>
    /// <remarks>Results that the action does not declare and that have no serializer, such as problem details, are left to JSON.</remarks>
    public override bool CanWriteResult(OutputFormatterCanWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        return base.CanWriteResult(context)
            && (DeclaredTypes.MayHold(context.HttpContext, context.Object)
                || (context.ObjectType is { } type && FastSerializer.CanSerialize(type)));
    }

    /// <inheritdoc/>
    public override Task WriteResponseBodyAsync(OutputFormatterWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        var http = context.HttpContext;
        var type = DeclaredTypes.Of(http, context.Object);
        var bytes = FastSerializer.SerializePooled(type, context.Object, RequestBody.OptionsOf(http).Serializer);
        return ResponseBody.WriteAsync(http, type, bytes, http.Response.StatusCode);
    }
}
