using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Makes the serializer of an annotated type.</summary>
/// <typeparam name="T">The type that the attribute stands on.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class SerializableSerializerOfAttribute<T> : SerializerOfAttribute
    where T : IFastSerializable<T>
{
    private protected override object Create() => new SerializableSerializer<T>();
}
