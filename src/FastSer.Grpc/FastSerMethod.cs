using Grpc.Core;

namespace FastSer.Grpc;

/// <summary>
/// Declares methods of gRPC services in C#, without .proto files. Client and server share the declarations: a server adds them to a
/// <see cref="ServerServiceDefinition"/>, a client passes them to a <see cref="CallInvoker"/>.
/// </summary>
public static class FastSerMethod
{
    /// <summary>Declares a method with one request and one response.</summary>
    /// <typeparam name="TRequest">The type of the request.</typeparam>
    /// <typeparam name="TResponse">The type of the response.</typeparam>
    /// <param name="service">The full name of the service, such as <c>shop.Orders</c>.</param>
    /// <param name="name">The name of the method.</param>
    /// <param name="options">The limits and the encoding, the same on both sides; null for the default.</param>
    public static Method<TRequest, TResponse> Unary<[FastSerRootParameter] TRequest, [FastSerRootParameter] TResponse>(
        string service, string name, FastSerializerOptions? options = null)
        where TRequest : class
        where TResponse : class => Create<TRequest, TResponse>(MethodType.Unary, service, name, options);

    /// <summary>Declares a method with one request and a stream of responses.</summary>
    /// <inheritdoc cref="Unary"/>
    public static Method<TRequest, TResponse> ServerStreaming<[FastSerRootParameter] TRequest, [FastSerRootParameter] TResponse>(
        string service, string name, FastSerializerOptions? options = null)
        where TRequest : class
        where TResponse : class => Create<TRequest, TResponse>(MethodType.ServerStreaming, service, name, options);

    /// <summary>Declares a method with a stream of requests and one response.</summary>
    /// <inheritdoc cref="Unary"/>
    public static Method<TRequest, TResponse> ClientStreaming<[FastSerRootParameter] TRequest, [FastSerRootParameter] TResponse>(
        string service, string name, FastSerializerOptions? options = null)
        where TRequest : class
        where TResponse : class => Create<TRequest, TResponse>(MethodType.ClientStreaming, service, name, options);

    /// <summary>Declares a method with streams of requests and of responses.</summary>
    /// <inheritdoc cref="Unary"/>
    public static Method<TRequest, TResponse> DuplexStreaming<[FastSerRootParameter] TRequest, [FastSerRootParameter] TResponse>(
        string service, string name, FastSerializerOptions? options = null)
        where TRequest : class
        where TResponse : class => Create<TRequest, TResponse>(MethodType.DuplexStreaming, service, name, options);

    private static Method<TRequest, TResponse> Create<TRequest, TResponse>(
        MethodType type, string service, string name, FastSerializerOptions? options)
        where TRequest : class
        where TResponse : class
    {
        ArgumentException.ThrowIfNullOrEmpty(service);
        ArgumentException.ThrowIfNullOrEmpty(name);
        return new(type, service, name, FastSerMarshaller.CreateForRequests<TRequest>(options), FastSerMarshaller.Create<TResponse>(options));
    }
}
