// The parts of other projects' interfaces that the adapters of docs/hosts.md use, with the signatures that those projects publish. The adapters
// are compiled and called against these, and were never run against the real thing.
#pragma warning disable SA1402, SA1649
using System.Buffers;

// github.com/grpc/grpc-dotnet, src/Grpc.Core.Api
namespace Grpc.Core
{
    public abstract class SerializationContext
    {
        public abstract IBufferWriter<byte> GetBufferWriter();

        public abstract void Complete();
    }

    public abstract class DeserializationContext
    {
        public abstract ReadOnlySequence<byte> PayloadAsReadOnlySequence();
    }

    public class Marshaller<T>(Action<T, SerializationContext> serializer, Func<DeserializationContext, T> deserializer)
    {
        public Action<T, SerializationContext> ContextualSerializer => serializer;

        public Func<DeserializationContext, T> ContextualDeserializer => deserializer;
    }

    public static class Marshallers
    {
        public static Marshaller<T> Create<T>(Action<T, SerializationContext> serializer, Func<DeserializationContext, T> deserializer) =>
            new(serializer, deserializer);
    }
}

// github.com/confluentinc/confluent-kafka-dotnet, src/Confluent.Kafka
namespace Confluent.Kafka
{
    public struct SerializationContext;

    public interface ISerializer<T>
    {
        byte[] Serialize(T data, SerializationContext context);
    }

    public interface IDeserializer<T>
    {
        T Deserialize(ReadOnlySpan<byte> data, bool isNull, SerializationContext context);
    }
}

// github.com/nats-io/nats.net, src/NATS.Client.Core/INatsSerialize.cs
namespace NATS.Client.Core
{
    public interface INatsSerializer<T> : INatsSerialize<T>, INatsDeserialize<T>
    {
        INatsSerializer<T> CombineWith(INatsSerializer<T> next);
    }

    public interface INatsSerialize<in T>
    {
        void Serialize(IBufferWriter<byte> bufferWriter, T value);
    }

    public interface INatsDeserialize<out T>
    {
        T? Deserialize(in ReadOnlySequence<byte> buffer);
    }
}

// github.com/dotnet/orleans, src/Orleans.Serialization.Abstractions
namespace Orleans
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public sealed class GenerateSerializerAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class RegisterConverterAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    public sealed class IdAttribute(uint id) : Attribute
    {
        public uint Id => id;
    }

    public interface IConverter<TValue, TSurrogate>
        where TSurrogate : struct
    {
        TValue ConvertFromSurrogate(in TSurrogate surrogate);

        TSurrogate ConvertToSurrogate(in TValue value);
    }
}
