using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer;

// Arrays and lists of structs whose code is in a twin of theirs: as those of annotated structs, seen as twins.
public ref partial struct FastReader
{
    internal T[]? ReadTwinArray<T, TTwin>()
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        var count = ReadArrayCount(TTwin.Size);
        if (count <= 0)
        {
            return count == 0 ? [] : count == FarMarker ? ReadFarTwinArray<T, TTwin>() : null;
        }

        var items = CreateTwinArray<T, TTwin>(count);
        FillTwins<T, TTwin>(items);
        return items;
    }

    internal T[]? ReadIntoTwinArray<T, TTwin>(T[]? items)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        var count = ReadCount(TTwin.Size);
        if (count < 0)
        {
            return null;
        }

        if (items is null || items.Length != count)
        {
            items = count == 0 ? [] : CreateTwinArray<T, TTwin>(count);
        }

        FillTwins<T, TTwin>(items);
        return items;
    }

    internal List<T>? ReadTwinList<T, TTwin>()
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        var count = ReadArrayCount(TTwin.Size);
        if (count < 0)
        {
            return count == FarMarker ? ReadFarTwinList<T, TTwin>() : null;
        }

        var items = ExactList.Create<T>(count);
        FillTwins<T, TTwin>(CollectionsMarshal.AsSpan(items));
        return items;
    }

    internal List<T>? ReadIntoTwinList<T, TTwin>(List<T>? items)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        var count = ReadCount(TTwin.Size);
        if (count < 0)
        {
            return null;
        }

        items = ExactList.Fit(items, count);
        FillTwins<T, TTwin>(CollectionsMarshal.AsSpan(items));
        return items;
    }

    private static T[] CreateTwinArray<T, TTwin>(int count)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        var items = ExactArray.Create<T>(count);
        if (ExactArray.IsUninitialized<T>(count))
        {
            PackedValues.ClearUnwritten(TwinCast.Of<T, TTwin>(items.AsSpan()));
        }

        return items;
    }

    private void FillTwins<T, TTwin>(Span<T> items)
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin> =>
        FillValues(TwinCast.Of<T, TTwin>(items));

    [MethodImpl(Jit.NoInline)]
    private T[] ReadFarTwinArray<T, TTwin>()
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        var items = ExactArray.Create<T>(TakeFarCount());
        FillFarValues(TwinCast.Of<T, TTwin>(items.AsSpan()));
        return items;
    }

    [MethodImpl(Jit.NoInline)]
    private List<T> ReadFarTwinList<T, TTwin>()
        where T : unmanaged
        where TTwin : unmanaged, IFastSerializableValue<TTwin>
    {
        var items = ExactList.Create<T>(TakeFarCount());
        FillFarValues(TwinCast.Of<T, TTwin>(CollectionsMarshal.AsSpan(items)));
        return items;
    }
}
