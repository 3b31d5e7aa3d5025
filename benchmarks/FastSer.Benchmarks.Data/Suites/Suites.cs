namespace FastSer.Benchmarks.Data;

/// <summary>The suites that the program runs.</summary>
public static class Suites
{
    public static IReadOnlyList<Suite> All { get; } =
    [
        PocoSuite.Create(), MicroSuite.Create(), LicenseSuite.Create(), MessageSuite.Create(), BeerSuite.Create(),
        ModernSuite.Create(), CommunitySuite.Create(), ViewSuite.Create(), ScaleSuite.Create(),
    ];

    /// <summary>One value as all inputs of a row, for sources that work on one.</summary>
    internal static T[] Same<T>(T value) => [.. Enumerable.Repeat(value, Row.InputCount)];
}
