using FastSer.AspNetCore.Mvc;
using FastSer.Http;
using Microsoft.AspNetCore.Mvc;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds FastSer's formats to controllers.</summary>
public static class FastSerMvcExtensions
{
    /// <summary>Adds formatters for FastSer's media types, after those that are there: JSON stays the default.</summary>
    /// <param name="builder">The builder.</param>
    /// <returns>The builder.</returns>
    public static IMvcBuilder AddFastSer(this IMvcBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Services.Configure<MvcOptions>(Add);
        return builder;
    }

    /// <summary>Adds formatters for FastSer's media types, after those that are there: JSON stays the default.</summary>
    /// <param name="builder">The builder.</param>
    /// <returns>The builder.</returns>
    public static IMvcCoreBuilder AddFastSer(this IMvcCoreBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Services.Configure<MvcOptions>(Add);
        return builder;
    }

    private static void Add(MvcOptions options)
    {
        options.InputFormatters.Add(new FastSerInputFormatter(hasFilter: true));
        options.Filters.Add(new RefusedBodyFilter());
        options.OutputFormatters.Add(new FastSerSequenceOutputFormatter());
        options.OutputFormatters.Add(new FastSerOutputFormatter());
        options.FormatterMappings.SetMediaTypeMappingForFormat("fastser", FastSerMediaTypes.Value);
    }
}
