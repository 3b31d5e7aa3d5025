using System.Buffers;
using FastSer;
using NATS.Client.Core;

public sealed class FastSerNatsSerializer<[FastSerRootParameter] T>(FastSerializerOptions? options = null) : INatsSerializer<T>
{
    public void Serialize(IBufferWriter<byte> bufferWriter, T value) => FastSerializer.Serialize(bufferWriter, value, options);

    /// <summary>A message without content, such as the answer that nobody listens, is no value.</summary>
    public T? Deserialize(in ReadOnlySequence<byte> buffer) => buffer.IsEmpty ? default : FastSerializer.Deserialize<T>(buffer, options);

    public INatsSerializer<T> CombineWith(INatsSerializer<T> next) => this;
}
