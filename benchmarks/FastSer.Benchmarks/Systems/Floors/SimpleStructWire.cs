using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using FastSer.Benchmarks.Data;
using static FastSer.Benchmarks.Systems.Floors.Wire;

namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>
/// SimpleStruct by hand: 12 bytes on the wire, 16 in memory (4 of them padding). Arrays take two elements a step with
/// one 256-bit permutation, the rest one by one.
/// </summary>
internal static class SimpleStructWire
{
    private const int WireSize = 12;
    private const int MemorySize = 16;
    private const int DateAt = sizeof(int);

    private static readonly bool s_hasExpectedLayout = HasExpectedLayout();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Write(SimpleStruct value)
    {
        var result = new byte[WireSize];
        PutOne(ref Start(result), value);
        return result;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static SimpleStruct Read(byte[] payload) => GetOne(ref Start(payload));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static byte[] Write(SimpleStruct[] values)
    {
        var result = NewArray((int)LengthSize((uint)values.Length + 1) + values.Length * WireSize);
        ref var target = ref PutCount(ref Start(result), values.Length);
        ref var source = ref BytesOf<SimpleStruct>(values);
        var i = 0;
        if (s_hasExpectedLayout)
        {
            // The store covers 32 bytes and 24 are meant: the last three elements are left to the loop below.
            for (; i < values.Length - 3; i += 2)
            {
                var pair = Get<Vector256<int>>(ref source, (nint)i * MemorySize);
                Put(ref target, (nint)i * WireSize, Vector256.Shuffle(pair, Vector256.Create(0, 2, 3, 4, 6, 7, 0, 0)));
            }
        }

        for (; i < values.Length; i++)
            PutOne(ref At(ref target, (nint)i * WireSize), values[i]);
        return result;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static SimpleStruct[] ReadArray(byte[] payload)
    {
        ref var source = ref Start(payload);
        var header = GetLength(ref source);
        source = ref At(ref source, LengthSize(header));
        var values = new SimpleStruct[header - 1];
        ref var target = ref BytesOf<SimpleStruct>(values);
        var i = 0;
        if (s_hasExpectedLayout)
        {
            // The load covers 32 bytes and 24 are meant: see above.
            for (; i < values.Length - 3; i += 2)
            {
                var pair = Get<Vector256<int>>(ref source, (nint)i * WireSize);
                var padded = Vector256.Shuffle(pair, Vector256.Create(0, 8, 1, 2, 3, 8, 4, 5));
                Put(ref target, (nint)i * MemorySize, padded);
            }
        }

        for (; i < values.Length; i++)
            values[i] = GetOne(ref At(ref source, (nint)i * WireSize));
        return values;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void PutOne(ref byte target, in SimpleStruct value)
    {
        Put(ref target, 0, value.Id);
        Put(ref target, DateAt, value.CreateTime);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static SimpleStruct GetOne(ref byte source) =>
        new() { Id = Get<int>(ref source, 0), CreateTime = Get<DateTime>(ref source, DateAt) };

    private static bool HasExpectedLayout()
    {
        var probe = default(SimpleStruct);
        ref var start = ref Unsafe.As<SimpleStruct, byte>(ref probe);
        return Unsafe.SizeOf<SimpleStruct>() == MemorySize
            && Unsafe.ByteOffset(ref start, ref Unsafe.As<int, byte>(ref probe.Id)) == 0
            && Unsafe.ByteOffset(ref start, ref Unsafe.As<DateTime, byte>(ref probe.CreateTime)) == 8;
    }
}
