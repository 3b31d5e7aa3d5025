using System.Buffers;
using System.Collections;
using System.Globalization;
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
    public static bool IsNull(WireShape shape, ReadOnlySpan<byte> bytes) => bytes is [var only] && only == shape.NullByte;

    /// <summary>Formats a value so that it can be read back. Texts, collections, DateTime and Uri have no such form here.</summary>
    public static string Format(object value) => value switch
    {
        bool flag => flag ? "true" : "false",
        DateTimeOffset or DateOnly or TimeOnly => ((IFormattable)value).ToString("O", CultureInfo.InvariantCulture),
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "",
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
            ValuePrefix.CompactScalar => CompactIntegers.Of(shape.ScalarKind).FromStored(
                PrefixCode.Get(ref MemoryMarshal.GetReference(bytes), bytes.Length)),
            ValuePrefix.CompactBooleans => reader.ReadCompactBooleanArray<bool>(),
            ValuePrefix.CompactIntegers => CompactIntegers.Of(shape.ScalarKind).ReadArray(bytes),
            _ => Read(TypeOf(shape)!, bytes),
        };
    }

    /// <summary>Reads a value of the Fast format.</summary>
    public static object? Read(Type type, ReadOnlySpan<byte> bytes) => TypeSerializers.Of(type).ParseObject(bytes, FastSerializerOptions.Trusted);

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
                CompactIntegers.Of(shape.ScalarKind).WriteArray(ref writer, integers);
                break;
            default:
                writer.WriteCompactUInt64(CompactIntegers.Of(shape.ScalarKind).ToStored(value));
                break;
        }

        writer.Finish();
    }

    private static object? ReadControlled(WireShape shape, uint bits, ReadOnlySpan<byte> bytes) => shape.Kind switch
    {
        WireShapeKind.Nullable => null,
        WireShapeKind.Scalar => bits != 0,
        _ when shape.ScalarKind == WireScalar.Decimal => new FastReader([(byte)bits, .. bytes], FastSerializerOptions.Trusted).ReadCompactDecimal(),
        _ => CompactIntegers.Of(shape.ScalarKind).FromStored(ShortLoad.UpTo8(ref MemoryMarshal.GetReference(bytes), bytes.Length)),
    };
}
