using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.Packing;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>The serializer of an array of annotated structs of fixed size.</summary>
/// <typeparam name="T">The annotated struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ValueArraySerializer<T> : TypeSerializer<T[]?>
    where T : struct, IFastSerializableValue<T>
{
    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Sequence(WireShape.Of<T>());

    /// <inheritdoc/>
    public override void Write(ref FastWriter writer, T[]? value) => writer.WriteValueArray(value);

    /// <inheritdoc/>
    public override T[]? Read(ref FastReader reader) => reader.ReadValueArray<T>();

    /// <inheritdoc/>
    public override T[]? ReadInto(ref FastReader reader, T[]? value) => reader.ReadIntoValueArray(value);

    /// <inheritdoc/>
    public override IncrementalReader<T[]?> CreateItems() => IncrementalReader.ValueArray<T[]?, T>();

    /// <inheritdoc/>
    public override IncrementalWriter? CreateOutput(T[]? value) => IncrementalWriter.Values<T>(value);

    /// <inheritdoc/>
    public override long ExactSize(T[]? value) =>
        value is null ? 1 : LengthCode.SizeOf((uint)value.Length + 1) + ((long)value.Length * T.Size);

    /// <summary>Where memory may be copied out no user code runs: neither a writer nor a try block is needed.</summary>
    [MethodImpl(Jit.NoInline)]
    internal override byte[] ToArray(T[]? value, FastSerializerOptions? options)
    {
        if (value is null)
        {
            return [0];
        }

        return T.Packing == ValuePacking.None
            ? base.ToArray(value, options)
            : ExactItems.OfValues<T>(value);
    }

    /// <summary>An input that is as long as its header says needs no reader; any fault is left to one.</summary>
    [MethodImpl(Jit.NoInline)]
    internal override T[]? Parse(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        if (T.Packing == ValuePacking.ReadWrite && ExactItems.CountIn(data, T.Size) is var count and > 0)
        {
            var items = PackedValues.CreateArray<T>(count);
            if (ExactItems.TryFillValues<T>(items, data))
            {
                return items;
            }
        }

        return base.Parse(data, options);
    }
}
