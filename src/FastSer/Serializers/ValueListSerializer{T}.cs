using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>The serializer of a list of annotated structs of fixed size.</summary>
/// <typeparam name="T">The annotated struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ValueListSerializer<T> : TypeSerializer<List<T>?>
    where T : struct, IFastSerializableValue<T>
{
    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Sequence(WireShape.Of<T>());

    /// <inheritdoc/>
    public override void Write(ref FastWriter writer, List<T>? value) => writer.WriteValueList(value);

    /// <inheritdoc/>
    public override List<T>? Read(ref FastReader reader) => reader.ReadValueList<T>();

    /// <inheritdoc/>
    public override List<T>? ReadInto(ref FastReader reader, List<T>? value) => reader.ReadIntoValueList(value);

    /// <inheritdoc/>
    public override IncrementalReader<List<T>?> CreateItems() => IncrementalReader.ValueList<List<T>?, T>();

    /// <inheritdoc/>
    public override IncrementalWriter? CreateOutput(List<T>? value) => IncrementalWriter.Values<T>(value);

    /// <inheritdoc/>
    public override long ExactSize(List<T>? value) =>
        value is null ? 1 : LengthCode.SizeOf((uint)value.Count + 1) + ((long)value.Count * T.Size);

    /// <summary>Where memory may be copied out no user code runs: neither a writer nor a try block is needed.</summary>
    [MethodImpl(Jit.NoInline)]
    internal override byte[] ToArray(List<T>? value, FastSerializerOptions? options)
    {
        if (value is null)
        {
            return [0];
        }

        return T.Packing == ValuePacking.None
            ? base.ToArray(value, options)
            : ExactItems.OfValues<T>(CollectionsMarshal.AsSpan(value));
    }

    /// <summary>An input that is as long as its header says needs no reader; any fault is left to one.</summary>
    [MethodImpl(Jit.NoInline)]
    internal override List<T>? Parse(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        if (T.Packing == ValuePacking.ReadWrite && ExactItems.CountIn(data, T.Size) is var count and > 0)
        {
            var items = ExactList.Create<T>(count);
            if (ExactItems.TryFillValues(CollectionsMarshal.AsSpan(items), data))
            {
                return items;
            }
        }

        return base.Parse(data, options);
    }
}
