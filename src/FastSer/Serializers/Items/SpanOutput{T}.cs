using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

/// <summary>A list or an array.</summary>
internal abstract class SpanOutput<T>(object items) : IncrementalWriter
{
    private int _count = -1;
    private int _done;

    internal sealed override bool Write(ref FastWriter writer, int size)
    {
        var list = items as List<T>;
        var span = list is not null ? CollectionsMarshal.AsSpan(list) : new ReadOnlySpan<T>((T[])items);
        if (_count < 0)
        {
            _count = span.Length;
            writer.WriteCount(_count);
        }

        FastWriter.CheckCount(_count, span.Length);
        _done += Write(ref writer, span[_done..], size);
        FastWriter.CheckCount(_count, list?.Count ?? _count);
        return _done < _count;
    }

    /// <summary>Writes the first elements, and returns how many.</summary>
    protected abstract int Write(ref FastWriter writer, ReadOnlySpan<T> items, int size);
}

/// <summary>Elements that are written one by one.</summary>
internal sealed class EachItemOutput<T>(object items, ItemWriter<T> write) : SpanOutput<T>(items)
{
    protected override int Write(ref FastWriter writer, ReadOnlySpan<T> items, int size)
    {
        var end = writer.Written + size;
        var done = 0;
        while (done < items.Length && writer.Written < end)
        {
            write(ref writer, items[done++]);
        }

        return done;
    }
}

/// <summary>Scalars.</summary>
internal sealed class ScalarOutput<T>(object items) : SpanOutput<T>(items)
    where T : unmanaged
{
    protected override int Write(ref FastWriter writer, ReadOnlySpan<T> items, int size)
    {
        var part = items[..Math.Min(items.Length, Math.Max(1, size / Unsafe.SizeOf<T>()))];
        writer.WriteScalars(part);
        return part.Length;
    }
}

/// <summary>Annotated structs of fixed size.</summary>
internal sealed class ValueOutput<T>(object items) : SpanOutput<T>(items)
    where T : struct, IFastSerializableValue<T>
{
    protected override int Write(ref FastWriter writer, ReadOnlySpan<T> items, int size)
    {
        var part = items[..Math.Min(items.Length, Math.Max(1, size / T.Size))];
        writer.WriteValues(part);
        return part.Length;
    }
}
