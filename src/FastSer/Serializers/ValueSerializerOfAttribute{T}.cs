using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>Makes the serializer of an annotated struct of fixed size.</summary>
/// <typeparam name="T">The type that the attribute stands on.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ValueSerializerOfAttribute<T> : SerializerOfAttribute
    where T : struct, IFastSerializableValue<T>
{
    private protected override object Create() => new ValueSerializer<T>();
}
