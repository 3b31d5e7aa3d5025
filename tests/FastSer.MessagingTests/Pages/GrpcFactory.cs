using FastSer;
using FastSer.Grpc;
using Grpc.Core;
using ProtoBuf.Grpc.Configuration;

/// <summary>Writes the messages of code-first contracts that have a FastSer serializer; protobuf-net writes the others.</summary>
public sealed class FastSerMarshallerFactory(FastSerializerOptions? options = null) : MarshallerFactory
{
    protected override bool CanSerialize(Type type) => FastSerializer.CanSerialize(type);

    protected override Marshaller<T> CreateMarshaller<T>() => FastSerMarshaller.Create<T>(options);
}
