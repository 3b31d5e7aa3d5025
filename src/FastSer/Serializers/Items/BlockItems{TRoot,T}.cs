using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Packing;

namespace FastSer.Serializers;

/// <summary>Elements of fixed size: as many as have arrived are read at once, directly to their place.</summary>
internal abstract class BlockItems<TRoot, T>(SpanStore<TRoot, T> store) : IncrementalReader<TRoot>
{
    internal sealed override bool AreReadAtOnce => true;

    internal sealed override TRoot Result => store.Result;

    internal sealed override int Read(ReadOnlySpan<byte> data, bool isAll, bool mayAllocateAll, FastSerializerOptions? options)
    {
        var count = Math.Min(Count - Done, data.Length / MinimumSize);
        store.MakeRoom(mayAllocateAll ? Count : Done + count, Count);
        var items = store.Items.Slice(Done, count);
        try
        {
            if (count > 0 && !TryFill(items, ref MemoryMarshal.GetReference(data)))
            {
                Fault = new FastSerException(FastSerErrorCode.InvalidValue);
                return 0;
            }
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            Fault = exception;
            return 0;
        }

        Done += count;
        if (isAll && Done < Count)
        {
            Fault = new FastSerException(FastSerErrorCode.Truncated);
        }

        return count * MinimumSize;
    }

    /// <summary>Reads elements. False if one has bytes that are no value.</summary>
    protected abstract bool TryFill(Span<T> items, ref byte source);
}

/// <summary>Scalars.</summary>
internal sealed class ScalarItems<TRoot, T>(SpanStore<TRoot, T> store) : BlockItems<TRoot, T>(store)
    where T : unmanaged
{
    internal override int MinimumSize => Unsafe.SizeOf<T>();

    protected override bool TryFill(Span<T> items, ref byte source) => CheckedCopy.TryCopy<T>(
        ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items)), ref source, ByteSize.Of<T>(items.Length));
}

/// <summary>Annotated structs of fixed size.</summary>
internal sealed class ValueItems<TRoot, T>(SpanStore<TRoot, T> store) : BlockItems<TRoot, T>(store)
    where T : struct, IFastSerializableValue<T>
{
    internal override int MinimumSize => T.Size;

    protected override bool TryFill(Span<T> items, ref byte source) => PackedValues.TryRead(items, ref source);
}
