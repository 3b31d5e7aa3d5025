using System.Diagnostics;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Tests.Packing.Layouts;

/// <summary>The layouts in processes of their own, which may not use all the instructions that the machine has.</summary>
[Trait("Promise", "P26")]
public class InstructionTests
{
    [DeepFact]
    public async Task EveryLayoutIsMovedWithoutInstructionsForVectors() =>
        await AssertMovesAll("none", ("EnableHWIntrinsic", "0"));

    [DeepFact]
    public async Task EveryLayoutIsMovedWithVectorsOf128Bits() =>
        await AssertMovesAll(Ssse3.IsSupported ? "SSSE3" : "none", ("EnableAVX", "0"));

    [DeepFact]
    public async Task EveryLayoutIsMovedWithVectorsOf256Bits() => await AssertMovesAll(
        Avx2.IsSupported ? "AVX2" : Ssse3.IsSupported ? "SSSE3" : "none",
        ("EnableAVX512", "0"),
        ("EnableAVX512F", "0"));

    private static async Task AssertMovesAll(string expected, params (string Name, string Value)[] settings)
    {
        var start = new ProcessStartInfo(Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet")
        {
            ArgumentList = { "exec", typeof(Program).Assembly.Location },
            RedirectStandardOutput = true,
        };
        foreach (var (name, value) in settings)
        {
            start.Environment["DOTNET_" + name] = value;
        }

        using var process = Process.Start(start)!;
        var output = await process.StandardOutput.ReadToEndAsync();
        await process.WaitForExitAsync();

        Assert.Equal(expected, output.Trim());
        Assert.Equal(0, process.ExitCode);
    }
}
