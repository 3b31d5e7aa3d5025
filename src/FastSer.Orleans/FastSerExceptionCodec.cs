using System.Buffers;
using FastSer.CompilerServices;
using Orleans.Serialization.Buffers;
using Orleans.Serialization.Codecs;
using Orleans.Serialization.WireProtocol;

namespace FastSer.Orleans;

/// <summary>Carries a <see cref="FastSerException"/> with its code and place to the caller of a grain. The inner exception stays behind.</summary>
internal sealed class FastSerExceptionCodec : IFieldCodec<FastSerException>
{
    private const uint CodeId = 0;
    private const uint OffsetId = 1;
    private const uint MessageId = 2;
    private const uint TypeNameId = 3;
    private const uint MemberPathId = 4;

    public void WriteField<TBufferWriter>(ref Writer<TBufferWriter> writer, uint fieldIdDelta, Type? expectedType, FastSerException? value)
        where TBufferWriter : IBufferWriter<byte>
    {
        if (ReferenceCodec.TryWriteReferenceField(ref writer, fieldIdDelta, expectedType, value))
        {
            return;
        }

        writer.WriteFieldHeader(fieldIdDelta, expectedType, typeof(FastSerException), WireType.TagDelimited);
        Int32Codec.WriteField(ref writer, CodeId, (int)value!.Code);
        Int64Codec.WriteField(ref writer, OffsetId - CodeId, value.Offset);
        StringCodec.WriteField(ref writer, MessageId - OffsetId, value.Message);
        StringCodec.WriteField(ref writer, TypeNameId - MessageId, value.TypeName!);
        StringCodec.WriteField(ref writer, MemberPathId - TypeNameId, value.MemberPath!);
        writer.WriteEndObject();
    }

    public FastSerException? ReadValue<TInput>(ref Reader<TInput> reader, Field field)
    {
        if (field.WireType == WireType.Reference)
        {
            return ReferenceCodec.ReadReference<FastSerException, TInput>(ref reader, field);
        }

        field.EnsureWireTypeTagDelimited();
        var placeholder = ReferenceCodec.CreateRecordPlaceholder(reader.Session);
        var (code, offset) = (0, -1L);
        string? message = null, typeName = null, memberPath = null;
        var id = 0U;
        for (var part = reader.ReadFieldHeader(); !part.IsEndBaseOrEndObject; part = reader.ReadFieldHeader())
        {
            id += part.FieldIdDelta;
            switch (id)
            {
                case CodeId:
                    code = Int32Codec.ReadValue(ref reader, part);
                    break;
                case OffsetId:
                    offset = Int64Codec.ReadValue(ref reader, part);
                    break;
                case MessageId:
                    message = StringCodec.ReadValue(ref reader, part);
                    break;
                case TypeNameId:
                    typeName = StringCodec.ReadValue(ref reader, part);
                    break;
                case MemberPathId:
                    memberPath = StringCodec.ReadValue(ref reader, part);
                    break;
                default:
                    reader.ConsumeUnknownField(part);
                    break;
            }
        }

        var error = RemoteError.Create((FastSerErrorCode)code, message ?? "", offset, typeName, memberPath);
        ReferenceCodec.RecordObject(reader.Session, error, placeholder);
        return error;
    }
}
