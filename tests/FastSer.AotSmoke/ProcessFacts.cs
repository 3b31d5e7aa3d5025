using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace FastSer.AotSmoke;

/// <summary>Facts about the running process, found in the process itself and not by its arguments.</summary>
internal static class ProcessFacts
{
    /// <summary>Nothing tells that a program was trimmed: the setting is written beside it when it is published so.</summary>
    public static bool IsTrimmed => AppContext.TryGetSwitch("FastSer.Smoke.IsTrimmed", out var isTrimmed) && isTrimmed;

    public static bool IsArm64 => RuntimeInformation.ProcessArchitecture == Architecture.Arm64;

    public static string Describe() =>
        $".NET {Environment.Version.ToString(2)} {Compiler()}{Processor()}, {Vectors()}, {Tiers()}, {Environment.ProcessorCount} processors";

    private static string Processor() =>
        RuntimeInformation.ProcessArchitecture is var processor && processor == Architecture.X64 ? "" : $" on {processor}";

    private static string Compiler() => !RuntimeFeature.IsDynamicCodeCompiled ? "ahead of time"
        : IsTrimmed ? "trimmed"
        : "just in time";

    private static string Vectors() => Vector512.IsHardwareAccelerated ? "512-bit vectors"
        : Vector256.IsHardwareAccelerated ? "256-bit vectors"
        : Vector128.IsHardwareAccelerated ? "128-bit vectors"
        : "no vectors";

    // The runtime does not tell how it compiles: these are the settings that it was given.
    private static string Tiers() =>
        Environment.GetEnvironmentVariable("DOTNET_TieredCompilation") == "0" ? "no tiers"
        : Environment.GetEnvironmentVariable("DOTNET_TieredPGO") == "0" ? "tiers without profile"
        : "default tiers";
}
