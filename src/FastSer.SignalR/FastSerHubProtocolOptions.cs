using System.Reflection;

namespace FastSer.SignalR;

/// <summary>The types that hubs and clients declare, and limits.</summary>
public sealed class FastSerHubProtocolOptions
{
    /// <summary>Gets or sets the options of arguments and results; null for <see cref="FastSerializerOptions.Default"/>.</summary>
    public FastSerializerOptions? Serializer { get; set; }

    internal DeclaredTypes Declared { get; } = new();

    /// <summary>
    /// Declares the result types of the methods of a hub. SignalR passes objects without their declared types, and a union has another
    /// encoding than its cases.
    /// </summary>
    /// <typeparam name="THub">The hub.</typeparam>
    /// <returns>These options.</returns>
    public FastSerHubProtocolOptions AddHub<THub>()
    {
        foreach (var method in typeof(THub).GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly))
        {
            Declared.AddResult(method.ReturnType);
        }

        return this;
    }

    /// <summary>Declares the parameter types of the methods that a server calls on its clients.</summary>
    /// <typeparam name="TClient">The interface of a strongly typed hub (<c>Hub&lt;TClient&gt;</c>), or any interface with such
    /// methods.</typeparam>
    /// <returns>These options.</returns>
    /// <exception cref="ArgumentException">Two methods have one name and number of parameters, and other types.</exception>
    public FastSerHubProtocolOptions AddClient<TClient>()
    {
        foreach (var method in typeof(TClient).GetInterfaces().Prepend(typeof(TClient)).SelectMany(static type => type.GetMethods()))
        {
            Declared.AddTarget(method);
        }

        return this;
    }
}
