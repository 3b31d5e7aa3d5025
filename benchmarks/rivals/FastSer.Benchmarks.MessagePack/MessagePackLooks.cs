using System.Text;
using FastSer.Benchmarks.Data;
using MessagePack;

namespace FastSer.Benchmarks.Rivals;

/// <summary>MessagePack's reader by hand: it skips members before the answer and stops there.</summary>
internal static class MessagePackLooks
{
    private const string Name = "MessagePackReader by hand";

    private static readonly byte[] s_region = Encoding.UTF8.GetBytes(ViewQuestions.Region);

    public static IEnumerable<RowEntry>? Enter(Row row, MessagePackSerializerOptions options) => row switch
    {
        LookRow<RoutedMessage, int> r => [LookLoops.Enter(Name, Encode<RoutedMessage, RoutedMessageTwin>(r.Inputs, options), Priority)],
        LookRow<RoutedMessage, bool> r => [LookLoops.Enter(Name, Encode<RoutedMessage, RoutedMessageTwin>(r.Inputs, options), IsOfRegion)],
        LookRow<PocoBatch, long> r => [LookLoops.Enter(Name, Encode<PocoBatch, PocoBatchTwin>(r.Inputs, options), Sum)],
        LookRow<OrderDocument, double> r => [LookLoops.Enter(Name, Encode<OrderDocument, OrderDocumentTwin>(r.Inputs, options), Price)],
        _ => null,
    };

    private static Payloads Encode<T, TTwin>(T[] inputs, MessagePackSerializerOptions options) =>
        Payloads.Of(Twin.OfAll<T, TTwin>(inputs), value => MessagePackSerializer.Serialize(value, options));

    private static int Priority(byte[] bytes)
    {
        var reader = new MessagePackReader(bytes);
        GoToMember(ref reader, 1);
        return reader.ReadInt32();
    }

    private static bool IsOfRegion(byte[] bytes)
    {
        var reader = new MessagePackReader(bytes);
        GoToMember(ref reader, 6);
        return reader.TryReadStringSpan(out var text) && text.SequenceEqual(s_region);
    }

    private static long Sum(byte[] bytes)
    {
        var reader = new MessagePackReader(bytes);
        GoToMember(ref reader, 0);
        var sum = 0L;
        for (var left = reader.ReadArrayHeader(); left > 0; left--)
        {
            var members = reader.ReadArrayHeader();
            reader.Skip();
            sum += reader.ReadInt32();
            for (var i = 2; i < members; i++)
                reader.Skip();
        }

        return sum;
    }

    private static double Price(byte[] bytes)
    {
        var reader = new MessagePackReader(bytes);
        GoToMember(ref reader, 2);
        GoToMember(ref reader, ViewQuestions.Order);
        GoToMember(ref reader, 6);
        GoToMember(ref reader, ViewQuestions.Line);
        GoToMember(ref reader, 2);
        return reader.ReadDouble();
    }

    /// <summary>Objects are arrays of their members.</summary>
    private static void GoToMember(ref MessagePackReader reader, int index)
    {
        reader.ReadArrayHeader();
        for (var i = 0; i < index; i++)
            reader.Skip();
    }
}
