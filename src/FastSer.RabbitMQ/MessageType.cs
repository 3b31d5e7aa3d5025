namespace FastSer.RabbitMQ;

/// <summary>A row of the closed map: code that reads one declared type, without a search by the type.</summary>
internal abstract class MessageType(string name, Type type)
{
    public string Name => name;

    public Type Type => type;

    public abstract object? Read(ReadOnlySpan<byte> body, FastSerializerOptions? options);
}

internal sealed class MessageType<T>(string name) : MessageType(name, typeof(T))
{
    public override object? Read(ReadOnlySpan<byte> body, FastSerializerOptions? options) => FastSerializer.Deserialize<T>(body, options);
}
