using System.Buffers;
using System.Collections;
using System.Net;
using System.Numerics;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Explaining;

/// <summary>Reads and writes values without parts as objects of .NET: numbers, texts, and the packed arrays of the Compact format.</summary>
internal static class LeafValue
{
    /// <summary>Returns whether <see cref="Read(WireShape, in ShapeStep, ReadOnlySpan{byte})"/> takes values of a shape.</summary>
    public static bool IsLeaf(WireShape shape) => TypeOf(shape) is not null || shape.Kind == WireShapeKind.CompactSequence;

    /// <summary>Gets the type of the objects; null if the values of a shape have parts or are packed arrays.</summary>
    public static Type? TypeOf(WireShape shape) => shape.Kind switch
    {
        WireShapeKind.Scalar or WireShapeKind.CompactScalar => WireScalarFacts.TypeOf(shape.ScalarKind),
        WireShapeKind.String or WireShapeKind.CompactString => typeof(string),
        WireShapeKind.Uri => typeof(Uri),
        WireShapeKind.Version => typeof(Version),
        WireShapeKind.BigInteger => typeof(BigInteger),
        WireShapeKind.BitArray => typeof(BitArray),
        WireShapeKind.IPAddress => typeof(IPAddress),
        WireShapeKind.IPEndPoint => typeof(IPEndPoint),
        _ => null,
    };

    /// <summary>Returns whether the bytes of a value without parts are those of null.</summary>
    public static bool IsNull(WireShape shape, ReadOnlySpan<byte> bytes) => shape.Prefix switch
    {
        ValuePrefix.String or ValuePrefix.CompactString => bytes is [StringCode.Null],
        ValuePrefix.None or ValuePrefix.Scalar or ValuePrefix.BigInteger or ValuePrefix.CompactScalar or ValuePrefix.Custom => false,
        _ => !shape.RejectsNull && bytes is [0],
    };

    /// <summary>Reads a value.</summary>
    /// <param name="shape">Its shape.</param>
    /// <param name="step">Its place, with the control bits that belong to it.</param>
    /// <param name="bytes">Its bytes.</param>
    public static object? Read(WireShape shape, in ShapeStep step, ReadOnlySpan<byte> bytes)
    {
        if (step.IsControlled)
        {
            return ReadControlled(shape, step.ControlBits, bytes);
        }

        var reader = new FastReader(bytes, FastSerializerOptions.Trusted);
        return shape.Prefix switch
        {
            ValuePrefix.CompactString => reader.ReadCompactString(),
            ValuePrefix.CompactScalar when shape.ScalarKind == WireScalar.Decimal => reader.ReadCompactDecimal(),
            ValuePrefix.CompactScalar => ToInteger(shape.ScalarKind, PrefixCode.Get(ref MemoryMarshal.GetReference(bytes), bytes.Length)),
            ValuePrefix.CompactBooleans => reader.ReadCompactBooleanArray<bool>(),
            ValuePrefix.CompactIntegers => ReadIntegers(shape.ScalarKind, bytes),
            _ => Read(TypeOf(shape)!, bytes),
        };
    }

    /// <summary>Reads a value of the Fast format.</summary>
    public static object? Read(Type type, ReadOnlySpan<byte> bytes) => TypeSerializers.Of(type).ParseObject(bytes, FastSerializerOptions.Trusted);

    /// <summary>Reads an array of integers of the Compact format: a count + 1, and the integers.</summary>
    public static Array? ReadIntegers(WireScalar kind, ReadOnlySpan<byte> bytes)
    {
        var reader = new FastReader(bytes, FastSerializerOptions.Trusted);
        return kind switch
        {
            WireScalar.Int16 => reader.ReadCompactSignedArray<short>(),
            WireScalar.Int32 => reader.ReadCompactSignedArray<int>(),
            WireScalar.Int64 => reader.ReadCompactSignedArray<long>(),
            WireScalar.IntPtr => reader.ReadCompactSignedArray<nint>(),
            WireScalar.UIntPtr => reader.ReadCompactUnsignedArray<nuint>(),
            WireScalar.Char => reader.ReadCompactUnsignedArray<char>(),
            WireScalar.UInt16 => reader.ReadCompactUnsignedArray<ushort>(),
            WireScalar.UInt32 => reader.ReadCompactUnsignedArray<uint>(),
            _ => reader.ReadCompactUnsignedArray<ulong>(),
        };
    }

    /// <summary>Writes a value.</summary>
    /// <param name="output">The receiver of the bytes.</param>
    /// <param name="shape">Its shape, without control bits.</param>
    /// <param name="value">An object as <see cref="Read(WireShape, in ShapeStep, ReadOnlySpan{byte})"/> returns it.</param>
    public static void Write(IBufferWriter<byte> output, WireShape shape, object? value)
    {
        if (shape.Prefix is not (ValuePrefix.CompactString or ValuePrefix.CompactScalar or ValuePrefix.CompactBooleans or ValuePrefix.CompactIntegers))
        {
            TypeSerializers.Of(TypeOf(shape)!).WriteObject(output, value, FastSerializerOptions.Trusted);
            return;
        }

        var writer = default(FastWriter);
        writer.StartOutput(output, FastSerializerOptions.Trusted);
        switch (value)
        {
            case null or string:
                writer.WriteCompactString((string?)value);
                break;
            case decimal number:
                writer.WriteCompactDecimal(number);
                break;
            case bool[] flags:
                writer.WriteCompactBooleanArray(flags);
                break;
            case Array integers:
                WriteIntegers(ref writer, shape.ScalarKind, integers);
                break;
            default:
                writer.WriteCompactUInt64(OfInteger(value));
                break;
        }

        writer.Finish();
    }

    /// <summary>Gets the number that the Compact format stores for an integer: that of a signed one is encoded by zigzag.</summary>
    public static ulong OfInteger(object value) => value switch
    {
        short number => ZigZag.Encode(number),
        int number => ZigZag.Encode(number),
        long number => ZigZag.Encode(number),
        nint number => ZigZag.Encode((long)number),
        nuint number => number,
        char character => character,
        ushort number => number,
        uint number => number,
        _ => (ulong)value,
    };

    private static void WriteIntegers(ref FastWriter writer, WireScalar kind, Array integers)
    {
        switch (kind)
        {
            case WireScalar.Int16:
                writer.WriteCompactSignedArray((short[])integers);
                break;
            case WireScalar.Int32:
                writer.WriteCompactSignedArray((int[])integers);
                break;
            case WireScalar.Int64:
                writer.WriteCompactSignedArray((long[])integers);
                break;
            case WireScalar.IntPtr:
                writer.WriteCompactSignedArray((nint[])integers);
                break;
            case WireScalar.UIntPtr:
                writer.WriteCompactUnsignedArray((nuint[])integers);
                break;
            case WireScalar.Char:
                writer.WriteCompactUnsignedArray((char[])integers);
                break;
            case WireScalar.UInt16:
                writer.WriteCompactUnsignedArray((ushort[])integers);
                break;
            case WireScalar.UInt32:
                writer.WriteCompactUnsignedArray((uint[])integers);
                break;
            default:
                writer.WriteCompactUnsignedArray((ulong[])integers);
                break;
        }
    }

    private static object? ReadControlled(WireShape shape, uint bits, ReadOnlySpan<byte> bytes)
    {
        if (shape.Kind is WireShapeKind.Scalar or WireShapeKind.Nullable)
        {
            return shape.Kind == WireShapeKind.Nullable ? null : bits != 0;
        }

        if (shape.ScalarKind == WireScalar.Decimal)
        {
            var reader = new FastReader([(byte)bits, .. bytes], FastSerializerOptions.Trusted);
            return reader.ReadCompactDecimal();
        }

        var value = 0UL;
        for (var i = bytes.Length - 1; i >= 0; i--)
        {
            value = (value << 8) | bytes[i];
        }

        return ToInteger(shape.ScalarKind, value);
    }

    private static object ToInteger(WireScalar kind, ulong value) => kind switch
    {
        WireScalar.Int16 => (short)ZigZag.Decode(value),
        WireScalar.Int32 => (int)ZigZag.Decode(value),
        WireScalar.Int64 => ZigZag.Decode(value),
        WireScalar.IntPtr => (nint)ZigZag.Decode(value),
        WireScalar.UIntPtr => (nuint)value,
        WireScalar.Char => (char)value,
        WireScalar.UInt16 => (ushort)value,
        WireScalar.UInt32 => (uint)value,
        _ => value,
    };
}
