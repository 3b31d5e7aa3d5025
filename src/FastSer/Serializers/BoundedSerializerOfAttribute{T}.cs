using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Makes the serializer of an annotated class of stored members of fixed size and strings.</summary>
/// <typeparam name="T">The type that the attribute stands on.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BoundedSerializerOfAttribute<T> : SerializerOfAttribute
    where T : class, IFastSerializableBounded<T>
{
    private protected override object Create() => new BoundedSerializer<T>();
}
