using System.Diagnostics.CodeAnalysis;

namespace FastSer.SignalR;

/// <summary>The types that hubs and clients declare, and limits.</summary>
/// <remarks>
/// SignalR passes objects without their declared types, and a union has another encoding than its cases. Servers and .NET clients can have the same
/// options: each side uses the types that it sends.
/// </remarks>
public sealed class FastSerHubProtocolOptions
{
    /// <summary>Gets or sets the options of arguments and results; null for <see cref="FastSerializerOptions.Default"/>.</summary>
    public FastSerializerOptions? Serializer { get; set; }

    internal DeclaredTypes Declared { get; } = new();

    /// <summary>
    /// Declares the methods of a hub: a client sends their arguments and the items of its streams as the parameter types, a server sends results and
    /// items as the result types.
    /// </summary>
    /// <typeparam name="THub">The hub, or an interface with its methods, which an assembly of clients can contain.</typeparam>
    /// <returns>These options.</returns>
    /// <exception cref="ArgumentException">Two methods have one name and number of parameters, and other types.</exception>
    public FastSerHubProtocolOptions AddHub<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] THub>()
    {
        Declared.AddHub(typeof(THub));
        return this;
    }

    /// <summary>
    /// Declares the methods that a server calls on its clients: a server sends their arguments as the parameter types, a client sends its results as the
    /// result types.
    /// </summary>
    /// <typeparam name="TClient">The interface of a strongly typed hub (<c>Hub&lt;TClient&gt;</c>), or any interface with such
    /// methods.</typeparam>
    /// <returns>These options.</returns>
    /// <remarks>
    /// For the methods that a client calls on its hub use <see cref="AddHub{THub}"/>. A client that names the hub's interface here sends arguments as its
    /// parameter types, too, but not the items of streams.
    /// </remarks>
    /// <exception cref="ArgumentException">Two methods have one name and number of parameters, and other types.</exception>
    public FastSerHubProtocolOptions AddClient<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] TClient>()
    {
        Declared.AddClient(typeof(TClient));
        return this;
    }
}
