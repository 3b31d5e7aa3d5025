using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace FastSer.Primitives;

internal static partial class IntegerGroups<T>
{
    /// <summary>Writes a block where <see cref="MaxSizeOf"/> bytes are free; returns the reference behind it.</summary>
    /// <param name="destination">The first control byte.</param>
    /// <param name="source">The elements.</param>
    /// <param name="count">The number of elements; at most <see cref="BlockSize"/>.</param>
    /// <param name="isSigned">Whether the elements are zigzag encoded.</param>
    /// <param name="useVectors">Whether full groups are shuffled; changes no byte.</param>
    public static ref byte PutBlock(ref byte destination, scoped ref byte source, int count, bool isSigned, bool useVectors)
    {
        ref var data = ref Unaligned.At(ref destination, ControlsOf(count));
        var group = 0;
        if (useVectors)
        {
            ref var compaction = ref MemoryMarshal.GetArrayDataReference(GroupTables<T>.Compaction);
            ref var sizes = ref MemoryMarshal.GetArrayDataReference(GroupTables<T>.Sizes);
            for (; group < count / GroupSize; group++)
            {
                var values = Unaligned.Load<Vector128<byte>>(ref source, (nint)group * 16);
                if (isSigned)
                {
                    values = ZigZagEncode(values);
                }

                nint control = ControlOf(values);
                Unaligned.At(ref destination, group) = (byte)control;
                Unaligned.Store(ref data, PackSteps.Shuffle(values, Unaligned.Load<Vector128<byte>>(ref compaction, control * 16)));
                data = ref Unaligned.At(ref data, Unaligned.At(ref sizes, control));
            }
        }

        for (; group < ControlsOf(count); group++)
        {
            var first = group * GroupSize;
            data = ref PutGroup(
                ref Unaligned.At(ref destination, group), ref data, ref source, first, Math.Min(GroupSize, count - first), isSigned);
        }

        return ref data;
    }

    private static ref byte PutGroup(
        scoped ref byte control, ref byte data, scoped ref byte source, int first, int count, bool isSigned)
    {
        var codes = 0;
        for (var i = 0; i < count; i++)
        {
            var value = Load(ref source, first + i);
            value = isSigned ? ZigZagEncode(value) : value;
            var code = IntegerGroups.SizeOf(value) - 1;
            codes |= code << (i * CodeBits);
            Store(ref data, 0, value);
            data = ref Unaligned.At(ref data, code + 1);
        }

        control = (byte)codes;
        return ref data;
    }

    [MethodImpl(Jit.Inline)]
    private static Vector128<byte> ZigZagEncode(Vector128<byte> values)
    {
        var signed = values.As<byte, T>();
        var isNegative = Vector128<T>.Zero - (signed >>> ((Unsafe.SizeOf<T>() * 8) - 1));
        return ((signed + signed) ^ isNegative).AsByte();
    }

    /// <summary>The control byte of a group.</summary>
    [MethodImpl(Jit.Inline)]
    private static byte ControlOf(Vector128<byte> values)
    {
        if (typeof(T) == typeof(ushort))
        {
            var isShort = Vector128.Equals(Vector128.ShiftRightLogical(values.AsUInt16(), 8), Vector128<ushort>.Zero);
            return (byte)~isShort.ExtractMostSignificantBits();
        }

        if (typeof(T) == typeof(uint))
        {
            // -1 for each byte that is not needed; then the low bytes of the lanes, and their two bits side by side.
            var elements = values.AsUInt32();
            var codes = Vector128.Create(3u)
                + Vector128.Equals(Vector128.ShiftRightLogical(elements, 8), Vector128<uint>.Zero)
                + Vector128.Equals(Vector128.ShiftRightLogical(elements, 16), Vector128<uint>.Zero)
                + Vector128.Equals(Vector128.ShiftRightLogical(elements, 24), Vector128<uint>.Zero);
            var lowBytes = PackSteps.Shuffle(codes.AsByte(), Vector128.Create(0x0C08_0400u).AsByte()).AsUInt32().ToScalar();
            return (byte)((lowBytes * 0x0104_1040u) >> 24);
        }

        var first = IntegerGroups.SizeOf(values.AsUInt64().ToScalar()) - 1;
        var second = IntegerGroups.SizeOf(values.AsUInt64().GetElement(1)) - 1;
        return (byte)(first | (second << 4));
    }
}
