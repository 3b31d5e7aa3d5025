using System.Runtime.CompilerServices;

namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>Makes a list of a filled array without copying it.</summary>
internal static class ListItems
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static List<T> Attach<T>(T[] items)
    {
        var list = new List<T>();
        Fields<T>.Items(list) = items;
        Fields<T>.Size(list) = items.Length;
        return list;
    }

#if NET9_0_OR_GREATER
    private static class Fields<T>
    {
        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_items")]
        public static extern ref T[] Items(List<T> list);

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_size")]
        public static extern ref int Size(List<T> list);
    }
#else
    /// <summary>The fields of a list at its places: .NET 8 gives no access to fields of generic types.</summary>
    private sealed class Fields<T>
    {
        private T[] _items = [];
        private int _size;

        public static ref T[] Items(List<T> list) => ref Unsafe.As<Fields<T>>(list)._items;

        public static ref int Size(List<T> list) => ref Unsafe.As<Fields<T>>(list)._size;
    }
#endif
}
