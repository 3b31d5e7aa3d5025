namespace FastSer.Benchmarks.Runs;

/// <summary>The environment variables that a collector mode needs before the process starts.</summary>
internal static class CollectorSettings
{
    public static IReadOnlyDictionary<string, string> Of(GarbageCollectorMode mode) => mode switch
    {
        GarbageCollectorMode.Small => new Dictionary<string, string> { ["DOTNET_GCgen0size"] = "0x400000" },
        GarbageCollectorMode.Server => new Dictionary<string, string> { ["DOTNET_gcServer"] = "1" },
        _ => new Dictionary<string, string>(),
    };

    /// <summary>Returns whether this process already runs under the mode.</summary>
    public static bool AreActive(GarbageCollectorMode mode) =>
        Of(mode).All(setting => Environment.GetEnvironmentVariable(setting.Key) == setting.Value);
}
