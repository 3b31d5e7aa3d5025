using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>The serializer of an annotated type.</summary>
/// <typeparam name="T">The annotated type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class SerializableSerializer<T> : TypeSerializer<T>
    where T : IFastSerializable<T>
{
    // Code that all classes share would have to look the size up.
    private readonly bool _isLarge = StackCheck.IsLarge<T>();

    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Of<T>();

    /// <inheritdoc/>
    public override void AddKey(ref KeyHasher hasher, T value) => hasher.AddObject(value);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override void Write(ref FastWriter writer, T value)
    {
        CheckStack();
        if (Contract.MayBeMono && Contract.IsInterface<T>())
        {
            Contract.Write<T>(ref writer, value);
        }
        else
        {
            T.Write(ref writer, value);
        }
    }

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override T Read(ref FastReader reader)
    {
        CheckStack();
        return Contract.MayBeMono && Contract.IsInterface<T>() ? Contract.Read<T>(ref reader)! : T.Read(ref reader)!;
    }

    /// <inheritdoc/>
    public override T ReadInto(ref FastReader reader, T value) => reader.ReadIntoObject(value)!;

    [MethodImpl(Jit.Inline)]
    private void CheckStack()
    {
        if (_isLarge)
        {
            StackCheck.Before<T>();
        }
    }
}
