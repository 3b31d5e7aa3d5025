namespace FastSer.TestKit;

/// <summary>
/// The depth of a test run. A quick run, the default, tests a fixed sample of each large generated set; a run with
/// <c>FASTSER_TESTS=all</c> tests every element of it.
/// </summary>
internal static class TestDepth
{
    /// <summary>The environment variable that selects the depth.</summary>
    public const string Switch = "FASTSER_TESTS";

    /// <summary>Gets a value indicating whether everything is tested.</summary>
    public static bool IsAll { get; } = Environment.GetEnvironmentVariable(Switch) == "all";

    /// <summary>Gets the reason to skip a test that only the whole run contains, or null in that run.</summary>
    public static string? SkipReason => IsAll ? null : $"Part of the whole run: {Switch}=all";

    /// <summary>Returns every n-th item in a quick run, and all items in the whole run.</summary>
    public static IEnumerable<T> Sample<T>(IEnumerable<T> items, int everyNth) => IsAll ? items : items.Where((_, i) => i % everyNth == 0);

    /// <summary>Returns the first number in the whole run, the second in a quick run.</summary>
    public static int Choose(int all, int quick) => IsAll ? all : quick;
}
