using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>The serializer of a list of scalars whose memory is their wire form.</summary>
/// <typeparam name="T">The scalar or enum.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ScalarListSerializer<T> : TypeSerializer<List<T>?>
    where T : unmanaged
{
    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Sequence(WireShape.Scalar(WireScalarFacts.KindOf(typeof(T))));

    /// <inheritdoc/>
    public override void Write(ref FastWriter writer, List<T>? value) => writer.WriteScalarList(value);

    /// <inheritdoc/>
    public override List<T>? Read(ref FastReader reader) => reader.ReadScalarList<T>();

    /// <inheritdoc/>
    public override List<T>? ReadInto(ref FastReader reader, List<T>? value) => reader.ReadIntoScalarList(value);

    /// <inheritdoc/>
    public override IncrementalReader<List<T>?> CreateItems() => IncrementalReader.ScalarList<List<T>?, T>();

    /// <inheritdoc/>
    public override IncrementalWriter? CreateOutput(List<T>? value) => IncrementalWriter.Scalars<T>(value);

    /// <inheritdoc/>
    public override long ExactSize(List<T>? value) =>
        value is null ? 1 : LengthCode.SizeOf((uint)value.Count + 1) + ((long)value.Count * Unsafe.SizeOf<T>());

    /// <summary>No user code runs: neither a writer nor a try block is needed.</summary>
    [MethodImpl(Jit.NoInline)]
    internal override byte[] ToArray(List<T>? value, FastSerializerOptions? options) =>
        value is null ? [0] : ExactItems.OfScalars<T>(CollectionsMarshal.AsSpan(value));

    /// <summary>An input that is as long as its header says needs no reader; any fault is left to one.</summary>
    [MethodImpl(Jit.NoInline)]
    internal override List<T>? Parse(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        if (ExactItems.CountIn(data, Unsafe.SizeOf<T>()) is var count and > 0)
        {
            var items = ExactList.Create<T>(count);
            if (ExactItems.TryFillScalars(CollectionsMarshal.AsSpan(items), data))
            {
                return items;
            }
        }

        return base.Parse(data, options);
    }
}
