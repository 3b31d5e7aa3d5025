using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Benchmarks.Data;
using static FastSer.Benchmarks.Systems.Floors.Wire;

namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>
/// SimpleClass by hand: presence and id, then string, array, list and maps. No null is expected inside.
/// </summary>
internal static class SimpleClassWire
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write(byte[] scratch, SimpleClass value) =>
        (int)Unsafe.ByteOffset(ref Start(scratch), ref Put(ref Start(scratch), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Write(byte[] scratch, SimpleClass[] values)
    {
        ref var cursor = ref PutCount(ref Start(scratch), values.Length);
        foreach (var value in values)
            cursor = ref Put(ref cursor, value);
        return (int)Unsafe.ByteOffset(ref Start(scratch), ref cursor);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static SimpleClass Read(byte[] payload)
    {
        ref var cursor = ref Start(payload);
        return Get(ref cursor, out _);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static SimpleClass[] ReadArray(byte[] payload)
    {
        ref var cursor = ref Start(payload);
        var header = GetLength(ref cursor);
        cursor = ref At(ref cursor, LengthSize(header));
        var values = new SimpleClass[header - 1];
        for (var i = 0; i < values.Length; i++)
        {
            values[i] = Get(ref cursor, out var size);
            cursor = ref At(ref cursor, size);
        }

        return values;
    }

    private static ref byte Put(ref byte start, SimpleClass value)
    {
        ref var cursor = ref start;
        Wire.Put(ref cursor, 0, (byte)1);
        Wire.Put(ref cursor, 1, value.Id);
        cursor = ref WireString.Put(ref At(ref cursor, 5), value.Name);
        cursor = ref PutItems<int>(ref cursor, value.Numbers);
        cursor = ref PutItems(ref cursor, CollectionsMarshal.AsSpan(value.Dates));

        var map1 = value.Map1!;
        cursor = ref PutCount(ref cursor, map1.Count);
        foreach (var (key, text) in map1)
        {
            Wire.Put(ref cursor, 0, key);
            cursor = ref WireString.Put(ref At(ref cursor, sizeof(int)), text);
        }

        var map2 = value.Map2!;
        cursor = ref PutCount(ref cursor, map2.Count);
        foreach (var (key, number) in map2)
        {
            Wire.Put(ref cursor, 0, key);
            Wire.Put(ref cursor, sizeof(int), number);
            cursor = ref At(ref cursor, 2 * sizeof(int));
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte PutItems<T>(ref byte cursor, Span<T> items)
        where T : unmanaged
    {
        var bytes = items.Length * Unsafe.SizeOf<T>();
        ref var target = ref PutCount(ref cursor, items.Length);
        Copy(ref target, ref BytesOf(items), bytes);
        return ref At(ref target, bytes);
    }

    /// <param name="start">The first byte of the object.</param>
    /// <param name="size">The bytes that the object takes.</param>
    private static SimpleClass Get(ref byte start, out nint size)
    {
        ref var cursor = ref start;
        var id = Wire.Get<int>(ref cursor, 1);
        cursor = ref At(ref cursor, 5);
        var name = WireString.Get(ref cursor);
        cursor = ref At(ref cursor, WireString.EncodedSize(ref cursor));
        var numbers = GetItems<int>(ref cursor);
        cursor = ref At(ref cursor, ItemsSize<int>(numbers.Length));
        var dates = GetItems<DateTime>(ref cursor);
        cursor = ref At(ref cursor, ItemsSize<DateTime>(dates.Length));

        var header = GetLength(ref cursor);
        cursor = ref At(ref cursor, LengthSize(header));
        var map1 = new Dictionary<int, string>((int)header - 1);
        for (var i = header; i > 1; i--)
        {
            CollectionsMarshal.GetValueRefOrAddDefault(map1, Wire.Get<int>(ref cursor, 0), out _) =
                WireString.Get(ref At(ref cursor, sizeof(int)));
            cursor = ref At(ref cursor, sizeof(int) + WireString.EncodedSize(ref At(ref cursor, sizeof(int))));
        }

        header = GetLength(ref cursor);
        cursor = ref At(ref cursor, LengthSize(header));
        var map2 = new Dictionary<int, int>((int)header - 1);
        for (var i = header; i > 1; i--)
        {
            CollectionsMarshal.GetValueRefOrAddDefault(map2, Wire.Get<int>(ref cursor, 0), out _) =
                Wire.Get<int>(ref cursor, sizeof(int));
            cursor = ref At(ref cursor, 2 * sizeof(int));
        }

        size = Unsafe.ByteOffset(ref start, ref cursor);
        return new SimpleClass
        {
            Id = id, Name = name, Numbers = numbers, Dates = ListItems.Attach(dates), Map1 = map1, Map2 = map2,
        };
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T[] GetItems<T>(ref byte cursor)
        where T : unmanaged
    {
        var header = GetLength(ref cursor);
        var items = new T[header - 1];
        Copy(ref BytesOf<T>(items), ref At(ref cursor, LengthSize(header)), items.Length * Unsafe.SizeOf<T>());
        return items;
    }

    private static nint ItemsSize<T>(int count) => LengthSize((uint)count + 1) + (nint)count * Unsafe.SizeOf<T>();
}
