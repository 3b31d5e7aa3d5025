using Grpc.Core;

namespace FastSer.Grpc;

/// <summary>Calls declared methods, each by its kind.</summary>
public static class FastSerCallExtensions
{
    /// <summary>Calls a method with one request and one response.</summary>
    /// <typeparam name="TRequest">The type of the request.</typeparam>
    /// <typeparam name="TResponse">The type of the response.</typeparam>
    /// <param name="invoker">The invoker, such as <c>channel.CreateCallInvoker()</c>.</param>
    /// <param name="method">A method that <see cref="FastSerMethod.Unary"/> has declared.</param>
    /// <param name="request">The request.</param>
    /// <param name="options">Headers, deadline and cancellation.</param>
    /// <exception cref="RpcException">When the call is awaited: it fails, or its response is malformed.</exception>
    public static AsyncUnaryCall<TResponse> Call<TRequest, TResponse>(
        this CallInvoker invoker, Method<TRequest, TResponse> method, TRequest request, CallOptions options = default)
        where TRequest : class
        where TResponse : class => Check(invoker, method, MethodType.Unary).AsyncUnaryCall(method, host: null, options, request);

    /// <summary>Calls a method with one request and a stream of responses.</summary>
    /// <inheritdoc cref="Call"/>
    public static AsyncServerStreamingCall<TResponse> Receive<TRequest, TResponse>(
        this CallInvoker invoker, Method<TRequest, TResponse> method, TRequest request, CallOptions options = default)
        where TRequest : class
        where TResponse : class => Check(invoker, method, MethodType.ServerStreaming).AsyncServerStreamingCall(method, host: null, options, request);

    /// <summary>Calls a method with a stream of requests and one response.</summary>
    /// <inheritdoc cref="Call"/>
    public static AsyncClientStreamingCall<TRequest, TResponse> Send<TRequest, TResponse>(
        this CallInvoker invoker, Method<TRequest, TResponse> method, CallOptions options = default)
        where TRequest : class
        where TResponse : class => Check(invoker, method, MethodType.ClientStreaming).AsyncClientStreamingCall(method, host: null, options);

    /// <summary>Calls a method with streams of requests and of responses.</summary>
    /// <inheritdoc cref="Call"/>
    public static AsyncDuplexStreamingCall<TRequest, TResponse> Exchange<TRequest, TResponse>(
        this CallInvoker invoker, Method<TRequest, TResponse> method, CallOptions options = default)
        where TRequest : class
        where TResponse : class => Check(invoker, method, MethodType.DuplexStreaming).AsyncDuplexStreamingCall(method, host: null, options);

    private static CallInvoker Check(CallInvoker invoker, IMethod method, MethodType type)
    {
        ArgumentNullException.ThrowIfNull(invoker);
        ArgumentNullException.ThrowIfNull(method);
        return method.Type == type
            ? invoker
            : throw new ArgumentException($"'{method.FullName}' is declared as {method.Type}, and is called as {type}.", nameof(method));
    }
}
