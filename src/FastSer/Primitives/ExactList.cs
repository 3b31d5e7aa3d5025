using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Primitives;

/// <summary>Lists whose elements are written by their span: nobody else has seen them yet.</summary>
internal static class ExactList
{
    [MethodImpl(Jit.Inline)]
    public static List<T> Create<T>(int count) => Fit<T>(null, count);

    /// <summary>Gives a list so many elements and keeps its capacity; makes a new list for null.</summary>
    [MethodImpl(Jit.Inline)]
    public static List<T> Fit<T>(List<T>? items, int count)
    {
        items ??= new List<T>(count);
        CollectionsMarshal.SetCount(items, count);
        return items;
    }
}
