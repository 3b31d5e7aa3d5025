using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer.Tests.Packing.Layouts;

/// <summary>
/// A struct whose bytes on the wire come from given places of its memory: what a struct with members in any order, with
/// gaps and with members left out looks like to the kernels.
/// </summary>
/// <typeparam name="TMemory">As large as the struct.</typeparam>
/// <typeparam name="TNumber">The number of the <see cref="Layout"/>.</typeparam>
internal struct Placed<TMemory, TNumber> : IFastSerializableValue<Placed<TMemory, TNumber>>
    where TMemory : unmanaged
    where TNumber : INumber
{
    private static readonly int[] s_places = Layout.All[TNumber.Value].MemoryOfWire;

    private TMemory _memory;

    static int IFastSerializableValue<Placed<TMemory, TNumber>>.Size => s_places.Length;

    static ValuePacking IFastSerializableValue<Placed<TMemory, TNumber>>.Packing => ValuePacking.ReadWrite;

    static void IFastSerializableValue<Placed<TMemory, TNumber>>.Put(WriteBlock block, in Placed<TMemory, TNumber> value)
    {
        var memory = MemoryMarshal.AsBytes(new ReadOnlySpan<TMemory>(in value._memory));
        for (var i = 0; i < s_places.Length; i++)
        {
            block.WriteByte(i, memory[s_places[i]]);
        }
    }

    static Placed<TMemory, TNumber> IFastSerializableValue<Placed<TMemory, TNumber>>.Get(ReadBlock block)
    {
        var value = default(Placed<TMemory, TNumber>);
        var memory = MemoryMarshal.AsBytes(new Span<TMemory>(ref value._memory));
        for (var i = 0; i < s_places.Length; i++)
        {
            memory[s_places[i]] = block.ReadByte(i);
        }

        return value;
    }

    static bool IFastSerializableValue<Placed<TMemory, TNumber>>.IsValid(ReadBlock block) => true;

    static void IFastSerializable<Placed<TMemory, TNumber>>.Write(ref FastWriter writer, Placed<TMemory, TNumber> value) =>
        throw new NotSupportedException();

    static Placed<TMemory, TNumber> IFastSerializable<Placed<TMemory, TNumber>>.Read(ref FastReader reader) =>
        throw new NotSupportedException();

    static WireShape IFastSerializable<Placed<TMemory, TNumber>>.Describe() => WireShape.Object(
        nameof(Placed<,>),
        hasPresence: false,
        [.. s_places.Select(place => new WireMember("At" + place, WireShape.Scalar(WireScalar.Byte)))]);
}
