using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>The serializer of an array of scalars whose memory is their wire form.</summary>
/// <typeparam name="T">The scalar or enum.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ScalarArraySerializer<T> : TypeSerializer<T[]?>
    where T : unmanaged
{
    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Sequence(WireShape.Scalar(WireScalarFacts.KindOf(typeof(T))));

    /// <inheritdoc/>
    public override void Write(ref FastWriter writer, T[]? value) => writer.WriteScalarArray(value);

    /// <inheritdoc/>
    public override T[]? Read(ref FastReader reader) => reader.ReadScalarArray<T>();

    /// <inheritdoc/>
    public override T[]? ReadInto(ref FastReader reader, T[]? value) => reader.ReadIntoScalarArray(value);

    /// <inheritdoc/>
    public override IncrementalReader<T[]?> CreateItems() => IncrementalReader.ScalarArray<T[]?, T>();

    /// <inheritdoc/>
    public override IncrementalWriter? CreateOutput(T[]? value) => IncrementalWriter.Scalars<T>(value);

    /// <inheritdoc/>
    public override long ExactSize(T[]? value) =>
        value is null ? 1 : LengthCode.SizeOf((uint)value.Length + 1) + ((long)value.Length * Unsafe.SizeOf<T>());

    /// <summary>No user code runs: neither a writer nor a try block is needed.</summary>
    [MethodImpl(Jit.NoInline)]
    internal override byte[] ToArray(T[]? value, FastSerializerOptions? options) =>
        value is null ? [0] : ExactItems.OfScalars<T>(value);

    /// <summary>An input that is as long as its header says needs no reader; any fault is left to one.</summary>
    [MethodImpl(Jit.NoInline)]
    internal override T[]? Parse(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        if (ExactItems.CountIn(data, Unsafe.SizeOf<T>()) is var count and > 0)
        {
            var items = ExactArray.Create<T>(count);
            if (ExactItems.TryFillScalars<T>(items, data))
            {
                return items;
            }
        }

        return base.Parse(data, options);
    }
}
