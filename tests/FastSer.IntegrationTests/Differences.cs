namespace FastSer.IntegrationTests;

internal static class Differences
{
    /// <summary>Fails with the first difference and what led to it.</summary>
    public static void AssertNone(object? expected, object? actual, string context)
    {
        var difference = DeepEquality.FirstDifference(expected, actual);
        Assert.True(difference is null, $"{context}: {difference}");
    }
}
