using System.Runtime.Serialization;
using Akka.Actor;
using Akka.Serialization;
using FastSer;

/// <summary>Messages and events by a closed map of names: what arrives can name no other type.</summary>
public sealed class FastSerAkkaSerializer(ExtendedActorSystem system) : SerializerWithStringManifest(system)
{
    private static readonly Dictionary<string, Type> s_types = new() { ["order"] = typeof(Order), ["placed"] = typeof(Placed) };

    private static readonly Dictionary<Type, string> s_names = s_types.ToDictionary(static one => one.Value, static one => one.Key);

    /// <summary>A number that no other serializer of the system has; it is in each message.</summary>
    public override int Identifier => 4711;

    public override string Manifest(object o) => s_names[o.GetType()];

    public override byte[] ToBinary(object obj) => FastSerializer.Serialize(obj.GetType(), obj);

    public override object FromBinary(byte[] bytes, string manifest)
    {
        try
        {
            return s_types.TryGetValue(manifest, out var type)
                ? FastSerializer.Deserialize(type, bytes) ?? throw new SerializationException("The message is null.")
                : throw new SerializationException($"No type has the manifest '{manifest}'.");
        }
        catch (FastSerException error)
        {
            // Akka drops a message with this exception, and keeps the connection.
            throw new SerializationException(error.Message, error);
        }
    }
}
