using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads an array of structs of fixed size.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T[]? ReadValueArray<T>()
        where T : struct, IFastSerializableValue<T>
    {
        var count = ReadArrayCount(T.Size);
        if (count <= 0)
        {
            return count == 0 ? [] : count == OutOfWindowMarker ? ReadOutOfWindowValueArray<T>() : null;
        }

        var items = PackedValues.CreateArray<T>(count);
        FillValues<T>(items);
        return items;
    }

    /// <summary>Reads a list of structs of fixed size.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public List<T>? ReadValueList<T>()
        where T : struct, IFastSerializableValue<T>
    {
        var count = ReadArrayCount(T.Size);
        if (count < 0)
        {
            return count == OutOfWindowMarker ? ReadOutOfWindowValueList<T>() : null;
        }

        var items = ExactList.Create<T>(count);
        FillValues(CollectionsMarshal.AsSpan(items));
        return items;
    }

    /// <summary>Copies elements that <see cref="ReadCount"/> has shown to be there.</summary>
    private void FillValues<T>(Span<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        if (!PackedValues.TryRead(items, ref _cursor))
        {
            Discard(items);
            Throw.InvalidValue();
        }

        _cursor = ref Unaligned.At(ref _cursor, ByteSize.Of(items.Length, T.Size));
    }

    /// <summary>Reads an array of structs of fixed size into one of the same length, or a new one.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T[]? ReadIntoValueArray<T>(T[]? items)
        where T : struct, IFastSerializableValue<T>
    {
        var count = ReadCount(T.Size);
        if (count < 0)
        {
            return null;
        }

        if (items is null || items.Length != count)
        {
            items = count == 0 ? [] : PackedValues.CreateArray<T>(count);
        }

        FillValues<T>(items);
        return items;
    }

    /// <summary>Reads a list of structs of fixed size into an existing one, whose capacity is kept.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public List<T>? ReadIntoValueList<T>(List<T>? items)
        where T : struct, IFastSerializableValue<T>
    {
        var count = ReadCount(T.Size);
        if (count < 0)
        {
            return null;
        }

        items = ExactList.Fit(items, count);
        FillValues(CollectionsMarshal.AsSpan(items));
        return items;
    }

    [MethodImpl(Jit.NoInline)]
    private T[] ReadOutOfWindowValueArray<T>()
        where T : struct, IFastSerializableValue<T>
    {
        var items = ExactArray.Create<T>(TakeOutOfWindowCount());
        FillOutOfWindowValues<T>(items);
        return items;
    }

    [MethodImpl(Jit.NoInline)]
    private List<T> ReadOutOfWindowValueList<T>()
        where T : struct, IFastSerializableValue<T>
    {
        var items = ExactList.Create<T>(TakeOutOfWindowCount());
        FillOutOfWindowValues(CollectionsMarshal.AsSpan(items));
        return items;
    }

    /// <summary>Structs are unpacked from the window, as many at a time as it holds.</summary>
    private void FillOutOfWindowValues<T>(Span<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        while (!items.IsEmpty)
        {
            var count = (int)nint.Min(Unaligned.Distance(ref _cursor, ref _limit) / T.Size, items.Length);
            if (count == 0)
            {
                Fetch(T.Size);
                continue;
            }

            PackedValues.ClearUnwritten(items[..count]);
            FillValues(items[..count]);
            items = items[count..];
        }
    }
}
