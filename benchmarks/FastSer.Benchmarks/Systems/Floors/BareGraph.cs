using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>
/// The object graph of a read without reading: same objects, same sizes, values from constants, strings left
/// uninitialised. No reader that allocates the same can be faster.
/// </summary>
internal static class BareGraph
{
    private static readonly Guid s_guid = Guid.NewGuid();
    private static readonly DateTime s_date = new(2026, 3, 14, 9, 26, 53, DateTimeKind.Local);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static List<Poco> Pocos(int[] textLengths)
    {
        var items = new Poco[textLengths.Length];
        for (var i = 0; i < items.Length; i++)
        {
            items[i] = new Poco
            {
                StringProp = new string('\0', textLengths[i]), IntProp = 123, GuidProp = s_guid, DateProp = s_date,
            };
        }

        return ListItems.Attach(items);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static List<ImmutablePoco> ImmutablePocos(int[] textLengths)
    {
        var items = new ImmutablePoco[textLengths.Length];
        for (var i = 0; i < items.Length; i++)
            items[i] = new ImmutablePoco(new string('\0', textLengths[i]), 123, s_guid, s_date);
        return ListItems.Attach(items);
    }

    /// <param name="source">Gives the sizes.</param>
    /// <param name="sharedText">Used for the one-character strings; null allocates each of them.</param>
    public static SimpleClass Class(SimpleClass source, string? sharedText)
    {
        var dates = new DateTime[source.Dates!.Count];
        dates.AsSpan().Fill(s_date);
        var map1 = new Dictionary<int, string>(source.Map1!.Count);
        for (var key = 0; key < source.Map1.Count; key++)
        {
            CollectionsMarshal.GetValueRefOrAddDefault(map1, key, out _) =
                sharedText ?? new string('\0', 1);
        }

        var map2 = new Dictionary<int, int>(source.Map2!.Count);
        for (var key = 0; key < source.Map2.Count; key++)
            CollectionsMarshal.GetValueRefOrAddDefault(map2, key, out _) = key;

        return new SimpleClass
        {
            Id = 123,
            Name = new string('\0', source.Name!.Length),
            Numbers = new int[source.Numbers!.Length],
            Dates = ListItems.Attach(dates),
            Map1 = map1,
            Map2 = map2,
        };
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static SimpleClass[] Classes(SimpleClass[] sources, string? sharedText)
    {
        var values = new SimpleClass[sources.Length];
        for (var i = 0; i < values.Length; i++)
            values[i] = Class(sources[i], sharedText);
        return values;
    }
}
