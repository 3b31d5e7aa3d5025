using Confluent.Kafka;
using FastSer;

public sealed class FastSerKafkaSerializer<[FastSerRootParameter] T>(FastSerializerOptions? options = null) : ISerializer<T>, IDeserializer<T>
{
    /// <summary>Null becomes a tombstone, which deletes the key in a compacted topic.</summary>
    public byte[] Serialize(T data, SerializationContext context) => data is null ? null! : FastSerializer.Serialize(data, options);

    public T Deserialize(ReadOnlySpan<byte> data, bool isNull, SerializationContext context) =>
        isNull ? default! : FastSerializer.Deserialize<T>(data, options);
}
