namespace FastSer.Packing;

/// <summary>Elements of arrays and lists of structs of fixed size, without gaps on the wire.</summary>
internal static class PackedValues
{
    public static void Write<T>(ref byte destination, ReadOnlySpan<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        var size = T.Size;
        foreach (ref readonly var item in items)
        {
            T.Put(new WriteBlock(ref destination, size), in item);
            destination = ref Raw.At(ref destination, size);
        }
    }

    public static void Read<T>(Span<T> items, ref byte source)
        where T : struct, IFastSerializableValue<T>
    {
        var size = T.Size;
        foreach (ref var item in items)
        {
            item = T.Get(new ReadBlock(ref source, size));
            source = ref Raw.At(ref source, size);
        }
    }
}
