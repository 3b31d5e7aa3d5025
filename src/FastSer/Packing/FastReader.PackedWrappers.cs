using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer;

// Arrays and lists of structs whose code is in a packed wrapper of theirs: as those of annotated structs, seen as packed wrappers.
public ref partial struct FastReader
{
    internal T[]? ReadPackedWrapperArray<T, TWrapper>()
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        var count = ReadArrayCount(TWrapper.Size);
        if (count <= 0)
        {
            return count == 0 ? [] : count == OutOfWindowMarker ? ReadOutOfWindowPackedWrapperArray<T, TWrapper>() : null;
        }

        var items = CreatePackedWrapperArray<T, TWrapper>(count);
        FillPackedWrappers<T, TWrapper>(items);
        return items;
    }

    internal T[]? ReadIntoPackedWrapperArray<T, TWrapper>(T[]? items)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        var count = ReadCount(TWrapper.Size);
        if (count < 0)
        {
            return null;
        }

        if (items is null || items.Length != count)
        {
            items = count == 0 ? [] : CreatePackedWrapperArray<T, TWrapper>(count);
        }

        FillPackedWrappers<T, TWrapper>(items);
        return items;
    }

    internal List<T>? ReadPackedWrapperList<T, TWrapper>()
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        var count = ReadArrayCount(TWrapper.Size);
        if (count < 0)
        {
            return count == OutOfWindowMarker ? ReadOutOfWindowPackedWrapperList<T, TWrapper>() : null;
        }

        var items = ExactList.Create<T>(count);
        FillPackedWrappers<T, TWrapper>(CollectionsMarshal.AsSpan(items));
        return items;
    }

    internal List<T>? ReadIntoPackedWrapperList<T, TWrapper>(List<T>? items)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        var count = ReadCount(TWrapper.Size);
        if (count < 0)
        {
            return null;
        }

        items = ExactList.Fit(items, count);
        FillPackedWrappers<T, TWrapper>(CollectionsMarshal.AsSpan(items));
        return items;
    }

    private static T[] CreatePackedWrapperArray<T, TWrapper>(int count)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        var items = ExactArray.Create<T>(count);
        if (ExactArray.IsUninitialized<T>(count))
        {
            PackedValues.ClearUnwritten(PackedWrapperCast.Of<T, TWrapper>(items.AsSpan()));
        }

        return items;
    }

    private void FillPackedWrappers<T, TWrapper>(Span<T> items)
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper> =>
        FillValues(PackedWrapperCast.Of<T, TWrapper>(items));

    [MethodImpl(Jit.NoInline)]
    private T[] ReadOutOfWindowPackedWrapperArray<T, TWrapper>()
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        var items = ExactArray.Create<T>(TakeOutOfWindowCount());
        FillOutOfWindowValues(PackedWrapperCast.Of<T, TWrapper>(items.AsSpan()));
        return items;
    }

    [MethodImpl(Jit.NoInline)]
    private List<T> ReadOutOfWindowPackedWrapperList<T, TWrapper>()
        where T : unmanaged
        where TWrapper : unmanaged, IFastSerializableValue<TWrapper>
    {
        var items = ExactList.Create<T>(TakeOutOfWindowCount());
        FillOutOfWindowValues(PackedWrapperCast.Of<T, TWrapper>(CollectionsMarshal.AsSpan(items)));
        return items;
    }
}
