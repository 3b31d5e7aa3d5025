using System.Buffers;
using System.Buffers.Binary;
using Orleans.Serialization.Buffers;
using Orleans.Serialization.Codecs;
using Orleans.Serialization.GeneratedCodeHelpers;
using Orleans.Serialization.WireProtocol;

namespace FastSer.Orleans;

/// <summary>Writes a value as a field with a length: the bytes of FastSer behind it.</summary>
/// <typeparam name="T">The type of the objects. Objects of derived types have codecs of their own.</typeparam>
/// <param name="options">The options of all values.</param>
internal sealed class FastSerFieldCodec<T>(FastSerializerOptions? options) : IFieldCodec<T>
{
    /// <summary>The space for a length while the value is written; most lengths take as many bytes.</summary>
    private const int LengthSpace = 2;

    /// <summary>Orleans writes a length as a whole word, whose bytes behind the length are written again.</summary>
    private const int Slack = 16;

    /// <summary>The largest part of a message that is fetched before its bytes are known to be there.</summary>
    private const int LargestStep = 64 * 1024;

    private static readonly bool s_mayBeOther = !typeof(T).IsValueType && !typeof(T).IsSealed;

    public void WriteField<TBufferWriter>(ref Writer<TBufferWriter> writer, uint fieldIdDelta, Type? expectedType, T? value)
        where TBufferWriter : IBufferWriter<byte>
    {
        if (s_mayBeOther && value is not null && value.GetType() != typeof(T))
        {
            OrleansGeneratedCodeHelper.SerializeUnexpectedType(ref writer, fieldIdDelta, expectedType, value);
            return;
        }

        if (typeof(T).IsValueType)
        {
            ReferenceCodec.MarkValueField(writer.Session);
        }
        else if (ReferenceCodec.TryWriteReferenceField(ref writer, fieldIdDelta, expectedType, value))
        {
            return;
        }

        writer.WriteFieldHeader(fieldIdDelta, expectedType, typeof(T), WireType.LengthPrefixed);
        if (!TryWriteInPlace(ref writer, value))
        {
            using var pooled = FastSerializer.SerializePooled(value, options);
            writer.WriteVarUInt32((uint)pooled.Span.Length);
            writer.Write(pooled.Span);
        }
    }

    public T? ReadValue<TInput>(ref Reader<TInput> reader, Field field)
    {
        if (!typeof(T).IsValueType)
        {
            if (field.WireType == WireType.Reference)
            {
                return ReferenceCodec.ReadReference<T, TInput>(ref reader, field);
            }

            if (s_mayBeOther && field.FieldType is { } type && type != typeof(T))
            {
                return (T?)reader.Session.CodecProvider.GetCodec(type).ReadValue(ref reader, field);
            }
        }

        field.EnsureWireType(WireType.LengthPrefixed);
        if (typeof(T).IsValueType)
        {
            ReferenceCodec.MarkValueField(reader.Session);
            return ReadContent(ref reader);
        }

        var placeholder = ReferenceCodec.CreateRecordPlaceholder(reader.Session);
        var value = ReadContent(ref reader);
        ReferenceCodec.RecordObject(reader.Session, value, placeholder);
        return value;
    }

    /// <summary>Writes a value that fits into the memory that the writer has, and its length before it.</summary>
    private bool TryWriteInPlace<TBufferWriter>(ref Writer<TBufferWriter> writer, T? value)
        where TBufferWriter : IBufferWriter<byte>
    {
        var span = writer.WritableSpan;
        if (span.Length <= LengthSpace + Slack
            || !FastSerializer.TrySerialize(value, span[LengthSpace..^Slack], out var size, options))
        {
            return false;
        }

        // Seven bits of the length are in each byte of it.
        var lengthSize = size < 1 << 7 ? 1 : size < 1 << 14 ? 2 : size < 1 << 21 ? 3 : size < 1 << 28 ? 4 : 5;
        if (lengthSize != LengthSpace)
        {
            span.Slice(LengthSpace, size).CopyTo(span[lengthSize..]);
        }

        var first = span.Slice(lengthSize, sizeof(ulong));
        var kept = BinaryPrimitives.ReadUInt64LittleEndian(first);
        writer.WriteVarUInt32((uint)size);
        BinaryPrimitives.WriteUInt64LittleEndian(first, kept);
        writer.AdvanceSpan(size);
        return true;
    }

    private T? ReadContent<TInput>(ref Reader<TInput> reader)
    {
        var length = reader.ReadVarUInt32();
        return length <= int.MaxValue && reader.TryReadBytes((int)length, out var bytes)
            ? FastSerializer.Deserialize<T>(bytes, options)
            : ReadParts(ref reader, length);
    }

    /// <summary>Reads a value that is in several parts of the input. A length that lies takes no more memory than there are bytes.</summary>
    private T? ReadParts<TInput>(ref Reader<TInput> reader, uint length)
    {
        var buffer = new ArrayBufferWriter<byte>((int)Math.Min(length, LargestStep));
        while (buffer.WrittenCount < length)
        {
            var step = (int)Math.Min(length - (uint)buffer.WrittenCount, LargestStep);
            reader.ReadBytes(buffer.GetSpan(step)[..step]);
            buffer.Advance(step);
        }

        return FastSerializer.Deserialize<T>(buffer.WrittenSpan, options);
    }
}
