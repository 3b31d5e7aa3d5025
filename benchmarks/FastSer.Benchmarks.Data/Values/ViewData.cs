namespace FastSer.Benchmarks.Data;

/// <summary>The values of the suite views.</summary>
public static class ViewData
{
    private const int Seed = 20261123;

    private static readonly string[] s_regions = [ViewQuestions.Region, "south", ViewQuestions.Region, "east"];

    public static RoutedMessage[] Messages()
    {
        var random = new Random(Seed);
        return [.. Enumerable.Range(0, Row.InputCount).Select(i => new RoutedMessage
        {
            Sequence = random.NextInt64(),
            Priority = random.Next(10),
            Id = new Guid(random.Next(), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
            Sent = SeededDates.Next(random, int.MaxValue),
            Source = $"warehouse-{i:00}.example.com",
            Target = $"billing-{i:00}.internal.example.com",
            Region = s_regions[i % s_regions.Length],
            Subject = $"Order {random.Next(100_000, 999_999)} was packed and waits for its next carrier; the customer asked for its delivery early",
        })];
    }

    /// <summary>Eight batches that differ in nothing but the first number, so that no answer can be kept.</summary>
    public static PocoBatch[] Batches() => [.. Enumerable.Range(0, Row.InputCount).Select(static i =>
    {
        var items = PocoData.Mutable(differentStrings: true);
        items[0].IntProp = i;
        return new PocoBatch { Items = items };
    })];

    /// <summary>The one document of suite modern: eight of them would be looked at in slower memory.</summary>
    public static OrderDocument[] Documents() => Suites.Same(ModernData.Document());
}
