using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Benchmarks.Data;
using static FastSer.Benchmarks.Systems.Floors.Wire;

namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>
/// Suite 000 by hand: presence, int, Guid and date at constant offsets, then the string. One loop each.
/// </summary>
internal static class PocoWire
{
    private const int PresenceAt = 0;
    private const int IntAt = 1;
    private const int GuidAt = 5;
    private const int DateAt = 21;
    private const int StringAt = 29;

    /// <summary>Returns the bytes written.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write(byte[] scratch, List<Poco> list)
    {
        ref var cursor = ref PutCount(ref Start(scratch), list.Count);
        foreach (var item in CollectionsMarshal.AsSpan(list))
        {
            Put(ref cursor, PresenceAt, (byte)1);
            Put(ref cursor, IntAt, item.IntProp);
            Put(ref cursor, GuidAt, item.GuidProp);
            Put(ref cursor, DateAt, item.DateProp);
            cursor = ref WireString.Put(ref At(ref cursor, StringAt), item.StringProp);
        }

        return (int)Unsafe.ByteOffset(ref Start(scratch), ref cursor);
    }

    /// <summary>Writes a list of the immutable type: a generic loop over both would be a shared, slower one.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write(byte[] scratch, List<ImmutablePoco> list)
    {
        ref var cursor = ref PutCount(ref Start(scratch), list.Count);
        foreach (var item in CollectionsMarshal.AsSpan(list))
        {
            Put(ref cursor, PresenceAt, (byte)1);
            Put(ref cursor, IntAt, item.IntProp);
            Put(ref cursor, GuidAt, item.GuidProp);
            Put(ref cursor, DateAt, item.DateProp);
            cursor = ref WireString.Put(ref At(ref cursor, StringAt), item.StringProp);
        }

        return (int)Unsafe.ByteOffset(ref Start(scratch), ref cursor);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static List<Poco> Read(byte[] payload)
    {
        ref var cursor = ref Start(payload);
        var header = GetLength(ref cursor);
        cursor = ref At(ref cursor, LengthSize(header));
        var items = new Poco[header - 1];
        for (var i = 0; i < items.Length; i++)
        {
            var text = WireString.Get(ref At(ref cursor, StringAt));
            items[i] = new Poco
            {
                StringProp = text,
                IntProp = Get<int>(ref cursor, IntAt),
                GuidProp = Get<Guid>(ref cursor, GuidAt),
                DateProp = Get<DateTime>(ref cursor, DateAt),
            };
            cursor = ref At(ref cursor, StringAt + WireString.EncodedSize(ref At(ref cursor, StringAt)));
        }

        return ListItems.Attach(items);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static List<ImmutablePoco> ReadImmutable(byte[] payload)
    {
        ref var cursor = ref Start(payload);
        var header = GetLength(ref cursor);
        cursor = ref At(ref cursor, LengthSize(header));
        var items = new ImmutablePoco[header - 1];
        for (var i = 0; i < items.Length; i++)
        {
            var text = WireString.Get(ref At(ref cursor, StringAt));
            items[i] = new ImmutablePoco(
                text, Get<int>(ref cursor, IntAt), Get<Guid>(ref cursor, GuidAt), Get<DateTime>(ref cursor, DateAt));
            cursor = ref At(ref cursor, StringAt + WireString.EncodedSize(ref At(ref cursor, StringAt)));
        }

        return ListItems.Attach(items);
    }
}
