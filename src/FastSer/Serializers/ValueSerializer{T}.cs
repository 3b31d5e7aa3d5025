using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>The serializer of an annotated struct of fixed size.</summary>
/// <typeparam name="T">The annotated struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ValueSerializer<T> : TypeSerializer<T>
    where T : struct, IFastSerializableValue<T>
{
    /// <inheritdoc/>
    public override int PlainSize
    {
        // User constructors and accessors may throw: such structs take the way with the try block.
        [MethodImpl(Jit.Inline)]
        get => T.Packing == ValuePacking.ReadWrite ? T.Size : 0;
    }

    internal override int FixedSize => T.Size;

    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Of<T>();

    /// <inheritdoc/>
    public override void AddKey(ref KeyHasher hasher, T value) => hasher.AddObject(value);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override void Write(ref FastWriter writer, T value)
    {
        var block = writer.Reserve(T.Size);
        block.WriteValue(0, in value);
        writer.Commit(block.Advance(T.Size));
    }

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override T Read(ref FastReader reader) => reader.Take(T.Size).ReadValue<T>(0);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override long ExactSize(T value) => T.Size;

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override void Put(WriteBlock block, T value) => block.WriteValue(0, in value);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override T Get(ReadBlock block) => block.ReadValue<T>(0);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override bool IsValid(ReadBlock block) => T.IsValid(block);
}
