using FastSer.Benchmarks.Data;
using Google.Protobuf;

namespace FastSer.Benchmarks.Systems.GoogleProtobuf;

/// <summary>The whole message is parsed, and asked: there is no other way.</summary>
internal static class ProtobufLooks
{
    public static IEnumerable<RowEntry>? Enter(string name, Row row) => row switch
    {
        LookRow<RoutedMessage, int> r =>
            [Enter(name, r, ViewConversion.ToMessage, static bytes => RoutedMessageMessage.Parser.ParseFrom(bytes).Priority)],
        LookRow<RoutedMessage, bool> r =>
            [Enter(name, r, ViewConversion.ToMessage, static bytes => RoutedMessageMessage.Parser.ParseFrom(bytes).Region == ViewQuestions.Region)],
        LookRow<PocoBatch, long> r => [Enter(name, r, static value => MessageConversion.ToMessage(value.Items!), Sum)],
        LookRow<OrderDocument, double> r => [Enter(name, r, ViewConversion.ToMessage, Price)],
        _ => null,
    };

    private static Candidate Enter<T, TAnswer, TMessage>(
        string name, LookRow<T, TAnswer> row, Func<T, TMessage> toMessage, Func<byte[], TAnswer> look)
        where TMessage : IMessage =>
        LookLoops.Enter(name, Payloads.Of(row.Inputs, value => toMessage(value).ToByteArray()), look) with { Note = "parses all of it" };

    private static long Sum(byte[] bytes)
    {
        var sum = 0L;
        foreach (var item in PocoListMessage.Parser.ParseFrom(bytes).Items)
            sum += item.IntProp;
        return sum;
    }

    private static double Price(byte[] bytes) =>
        OrderDocumentMessage.Parser.ParseFrom(bytes).Orders[ViewQuestions.Order].Lines[ViewQuestions.Line].Price;
}
