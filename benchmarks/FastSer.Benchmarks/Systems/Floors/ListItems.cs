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

    private static class Fields<T>
    {
        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_items")]
        public static extern ref T[] Items(List<T> list);

        [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_size")]
        public static extern ref int Size(List<T> list);
    }
}
