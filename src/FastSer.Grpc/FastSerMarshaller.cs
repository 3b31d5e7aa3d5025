using System.Buffers;
using Grpc.Core;

namespace FastSer.Grpc;

/// <summary>Creates marshallers, which write and read the messages of a gRPC method.</summary>
public static class FastSerMarshaller
{
    /// <summary>Creates a marshaller. Messages are written to pooled memory, because gRPC needs their length first, and read from gRPC's memory.</summary>
    /// <typeparam name="T">The type of the messages.</typeparam>
    /// <param name="options">The limits and the encoding, the same on both sides; null for the default. gRPC itself limits the size of messages:
    /// MaxReceiveMessageSize, 4 MB unless it is set.</param>
    /// <returns>
    /// The marshaller. It throws <see cref="FastSerException"/>, which a client gets as the inner exception of an <see cref="RpcException"/>.
    /// </returns>
    public static Marshaller<T> Create<[FastSerRootParameter] T>(FastSerializerOptions? options = null) => Marshallers.Create<T>(
        (value, context) => Write(value, context, options),
        context => FastSerializer.Deserialize<T>(context.PayloadAsReadOnlySequence(), options));

    /// <summary>
    /// Creates a marshaller of requests, which servers read: a malformed request becomes a call with the status <see cref="StatusCode.InvalidArgument"/>,
    /// whose detail has the code, offset and member of the error and nothing of the content.
    /// </summary>
    /// <typeparam name="T">The type of the requests.</typeparam>
    /// <param name="options">The limits and the encoding, as of <see cref="Create"/>.</param>
    public static Marshaller<T> CreateForRequests<[FastSerRootParameter] T>(FastSerializerOptions? options = null) => Marshallers.Create<T>(
        (value, context) => Write(value, context, options),
        context => ReadRequest<T>(context, options));

    private static void Write<T>(T value, SerializationContext context, FastSerializerOptions? options)
    {
        // Without the length gRPC collects the message in arrays that grow.
        using var bytes = FastSerializer.SerializePooled(value, options);
        context.SetPayloadLength(bytes.Span.Length);
        context.GetBufferWriter().Write(bytes.Span);
        context.Complete();
    }

    private static T ReadRequest<T>(DeserializationContext context, FastSerializerOptions? options)
    {
        try
        {
            return FastSerializer.Deserialize<T>(context.PayloadAsReadOnlySequence(), options);
        }
        catch (FastSerException error) when (error.IsDataError)
        {
            throw new RpcException(new Status(StatusCode.InvalidArgument, $"{error.Code}: {error.Message}", error));
        }
    }
}
