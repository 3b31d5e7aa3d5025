using System.Buffers;
using FastSer.Benchmarks.Data;
using Google.Protobuf;

namespace FastSer.Benchmarks.Systems.GoogleProtobuf;

/// <summary>Google.Protobuf on its own generated messages.</summary>
internal sealed class GoogleProtobufAdapter : WorkloadAdapter
{
    public override string Name => "Google.Protobuf";

    public override string Version => PackageVersion.Of(typeof(IMessage));

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToPocos);

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToImmutablePocos);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToClass);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToClasses);

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row) => Enter(
        row, MessageConversion.ToMessage, (SimpleStructMessage message) => MessageConversion.ToStruct(message));

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row) =>
        Enter(row, MessageConversion.ToMessage, MessageConversion.ToStructs);

    private IEnumerable<RowEntry> Enter<T, TMessage>(
        Row<T> row, Func<T, TMessage> toMessage, Func<TMessage, object?> fromMessage)
        where TMessage : class, IMessage<TMessage>, new()
    {
        var messages = SharedMap.Of(row.Inputs, toMessage);
        var parser = new MessageParser<TMessage>(() => new TMessage());
        var payloads = Payloads.Of(messages, message => message.ToByteArray());
        var arrays = payloads.Arrays;
        var buffer = new ArrayBufferWriter<byte>(1 << 18);
        var candidate = row.Operation switch
        {
            RowOperation.WriteReused => Candidate.ToBuffer(Name, buffer, WriteReused, Decode),
            RowOperation.WriteArray => Candidate.ToArray(Name, WriteArray, Decode),
            _ => Candidate.Reading<TMessage>(Name, payloads, Read) with
            {
                Result = () => fromMessage(Sink<TMessage>.Value!),
            },
        };
        yield return candidate with { Note = "own message classes, conversion not timed" };

        object? Decode(byte[] bytes) => fromMessage(parser.ParseFrom(bytes));

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
            {
                buffer.ResetWrittenCount();
                messages[i & 7].WriteTo(buffer);
            }
        }

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = messages[i & 7].ToByteArray();
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<TMessage>.Value = parser.ParseFrom(arrays[i & 7]);
        }
    }
}
