using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>The serializer of a scalar of fixed size or of an enum.</summary>
/// <typeparam name="T">The scalar.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ScalarSerializer<T> : TypeSerializer<T>
    where T : struct
{
    /// <inheritdoc/>
    public override int PlainSize
    {
        [MethodImpl(Jit.Inline)]
        get => ScalarCode.SizeOf<T>();
    }

    internal override int FixedSize => ScalarCode.SizeOf<T>();

    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Scalar(WireScalarFacts.KindOf(typeof(T)));

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override void Write(ref FastWriter writer, T value)
    {
        var block = writer.Reserve(ScalarCode.SizeOf<T>());
        ScalarCode.Put(ref block.Origin, value);
        writer.Commit(block.Advance(ScalarCode.SizeOf<T>()));
    }

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override T Read(ref FastReader reader)
    {
        var block = reader.Take(ScalarCode.SizeOf<T>());
        return ScalarCode.Get<T>(ref block.Origin);
    }

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override long ExactSize(T value) => ScalarCode.SizeOf<T>();

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override void Put(WriteBlock block, T value) => ScalarCode.Put(ref block.Origin, value);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override T Get(ReadBlock block) => ScalarCode.Get<T>(ref block.Origin);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override bool IsValid(ReadBlock block) => ScalarCode.IsValid<T>(ref block.Origin);
}
