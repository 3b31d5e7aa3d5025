using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>The serializer of an annotated type.</summary>
/// <typeparam name="T">The annotated type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class SerializableFormatter<T> : FastSerFormatter<T>
    where T : IFastSerializable<T>
{
    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Of<T>();

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override void Write(ref FastWriter writer, T value) => T.Write(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override T Read(ref FastReader reader) => T.Read(ref reader)!;

    /// <inheritdoc/>
    public override T ReadInto(ref FastReader reader, T value) => T.ReadInto(ref reader, value)!;
}
