using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Systems.FastSerTolerant;

namespace FastSer.Benchmarks.Systems.Views;

/// <summary>The views of FastSer. It takes part in the rows that ask one thing of a value, and in no other.</summary>
internal sealed class ViewAdapter : ISystemAdapter
{
    private const string Tolerant = "FastSer Tolerant view";

    public string Name => "FastSer view";

    // That of FastSer, which stands beside it.
    public string Version => "";

    public IEnumerable<RowEntry> Enter(Row row) => row switch
    {
        LookRow<RoutedMessage, int> r => [EnterPriority(r)],
        LookRow<RoutedMessage, bool> r => [EnterRegion(r)],
        LookRow<PocoBatch, long> r => [LookLoops.Enter(Name, Payloads.Of(r.Inputs, static value => FastSerializer.Serialize(value)), Sum)],
        LookRow<OrderDocument, double> r =>
        [
            LookLoops.Enter(Name, Payloads.Of(r.Inputs, static value => FastSerializer.Serialize(value)), Price),
            LookLoops.Enter(
                Tolerant,
                Payloads.Of(Twin.OfAll<OrderDocument, OrderDocumentTwin>(r.Inputs), static value => FastSerializer.Serialize(value)),
                TolerantPrice),
        ],
        _ => [],
    };

    // Of so short an answer a delegate would be the larger part.
    private Candidate EnterPriority(LookRow<RoutedMessage, int> row)
    {
        var payloads = Payloads.Of(row.Inputs, static value => FastSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        return Candidate.Reading<int>(Name, payloads, Repeat);

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<int>.Value = RoutedMessage.View(arrays[i & 7]).Priority;
        }
    }

    private Candidate EnterRegion(LookRow<RoutedMessage, bool> row)
    {
        var payloads = Payloads.Of(row.Inputs, static value => FastSerializer.Serialize(value));
        var arrays = payloads.Arrays;
        return Candidate.Reading<bool>(Name, payloads, Repeat);

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<bool>.Value = RoutedMessage.View(arrays[i & 7]).Region == ViewQuestions.Region;
        }
    }

    private static long Sum(byte[] bytes)
    {
        var sum = 0L;
        foreach (var item in PocoBatch.View(bytes).Items)
            sum += item.IntProp;
        return sum;
    }

    private static double Price(byte[] bytes)
    {
        var order = OrderDocument.View(bytes).Orders.ElementAt(ViewQuestions.Order);
        return order.Lines.ElementAt(ViewQuestions.Line).Price;
    }

    private static double TolerantPrice(byte[] bytes)
    {
        var order = OrderDocumentTwin.View(bytes).Orders.ElementAt(ViewQuestions.Order);
        return order.Lines.ElementAt(ViewQuestions.Line).Price;
    }
}
