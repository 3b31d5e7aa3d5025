using FastSer.SignalR;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.DependencyInjection.Extensions;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds FastSer to SignalR.</summary>
public static class FastSerProtocolExtensions
{
    /// <summary>Adds the hub protocol "fastser" to the existing protocols. Each client chooses its protocol.</summary>
    /// <typeparam name="TBuilder">The kind of builder: of a server or of a client.</typeparam>
    /// <param name="builder">The builder.</param>
    /// <param name="configure">Declares the types of hubs and clients.</param>
    /// <returns>The builder.</returns>
    public static TBuilder AddFastSerProtocol<TBuilder>(this TBuilder builder, Action<FastSerHubProtocolOptions>? configure = null)
        where TBuilder : ISignalRBuilder
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Services.TryAddEnumerable(ServiceDescriptor.Singleton<IHubProtocol, FastSerHubProtocol>());
        if (IsClient(builder) is { } isClient)
        {
            builder.Services.Configure<FastSerHubProtocolOptions>(options => options.Declared.IsClient = isClient);
        }

        if (configure is not null)
        {
            builder.Services.Configure(configure);
        }

        return builder;
    }

    /// <summary>Returns whether a client is built; null for a builder that is not SignalR's. This package references neither side.</summary>
    private static bool? IsClient(ISignalRBuilder builder) => builder.GetType().Assembly.GetName().Name switch
    {
        "Microsoft.AspNetCore.SignalR.Client.Core" => true,
        "Microsoft.AspNetCore.SignalR" or "Microsoft.AspNetCore.SignalR.Core" => false,
        _ => null,
    };
}
