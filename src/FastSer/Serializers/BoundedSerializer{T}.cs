using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>
/// The serializer of an annotated class whose members are of fixed size or strings, and are fields or stand for them: writing
/// one runs no user code.
/// </summary>
/// <typeparam name="T">The annotated class.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial class BoundedSerializer<T> : TypeSerializer<T>
    where T : class, IFastSerializableBounded<T>
{
    // Code that all classes share would have to look the size up.
    private readonly bool _isLarge = StackCheck.IsLarge<T>();

    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Of<T>();

    internal override bool CanPut
    {
        [MethodImpl(Jit.Inline)]
        get => OmitsPresence || IsBare;
    }

    /// <inheritdoc/>
    public override void AddKey(ref KeyHasher hasher, T value) => hasher.AddObject(value);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override void Write(ref FastWriter writer, T value)
    {
        CheckStack();
        T.Write(ref writer, value);
    }

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override T Read(ref FastReader reader)
    {
        CheckStack();
        return T.Read(ref reader)!;
    }

    /// <inheritdoc/>
    public override T ReadInto(ref FastReader reader, T value) => reader.ReadIntoObject(value)!;

    [MethodImpl(Jit.Inline)]
    internal override WriteBlock TryPut(WriteBlock block, WriteLimit limit, T value) => T.TryPut(block, limit, value);

    [MethodImpl(Jit.Inline)]
    private void CheckStack()
    {
        if (_isLarge)
        {
            StackCheck.BeforeExact<T>();
        }
    }
}
