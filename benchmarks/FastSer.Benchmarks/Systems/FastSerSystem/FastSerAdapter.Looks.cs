using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.FastSerSystem;

internal sealed partial class FastSerAdapter
{
    /// <summary>The whole value is built, and asked.</summary>
    protected override IEnumerable<RowEntry> EnterLook(Row row) => row switch
    {
        LookRow<RoutedMessage, int> r =>
            [LookLoops.Enter(Name, Encode(r), static bytes => FastSerializer.Deserialize<RoutedMessage>(bytes).Priority)],
        LookRow<RoutedMessage, bool> r =>
            [LookLoops.Enter(Name, Encode(r), static bytes => FastSerializer.Deserialize<RoutedMessage>(bytes).Region == ViewQuestions.Region)],
        LookRow<PocoBatch, long> r => [LookLoops.Enter(Name, Encode(r), Sum)],
        LookRow<OrderDocument, double> r => [LookLoops.Enter(Name, Encode(r), Price)],
        _ => base.EnterLook(row),
    };

    private static Payloads Encode<T, TAnswer>(LookRow<T, TAnswer> row) => Payloads.Of(row.Inputs, static value => FastSerializer.Serialize(value));

    private static double Price(byte[] bytes) =>
        FastSerializer.Deserialize<OrderDocument>(bytes).Orders![ViewQuestions.Order].Lines![ViewQuestions.Line].Price;

    private static long Sum(byte[] bytes)
    {
        var sum = 0L;
        foreach (var item in FastSerializer.Deserialize<PocoBatch>(bytes).Items!)
            sum += item.IntProp;
        return sum;
    }
}
