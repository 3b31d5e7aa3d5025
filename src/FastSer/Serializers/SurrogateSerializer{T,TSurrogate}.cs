using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>The serializer of a type for which an annotated type stands.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TSurrogate">The annotated type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class SurrogateSerializer<T, TSurrogate> : TypeSerializer<T>
    where TSurrogate : IFastSerializable<TSurrogate>, IFastSerSurrogate<T, TSurrogate>
{
    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Surrogate<T, TSurrogate>();

    /// <inheritdoc/>
    public override void Write(ref FastWriter writer, T value) => writer.WriteSurrogate<T, TSurrogate>(value);

    /// <inheritdoc/>
    public override T Read(ref FastReader reader) => reader.ReadSurrogate<T, TSurrogate>()!;
}
