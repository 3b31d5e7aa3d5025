using System.Runtime.Intrinsics;
using FastSer.SafetyTests.Children;

namespace FastSer.SafetyTests.Surroundings;

/// <summary>Types and inputs of the other suites in processes of every kind that one machine can start.</summary>
public sealed class SurroundingsTests
{
    /// <summary>
    /// The processors that the process must find, and the settings that give them; 0 is those of the machine. The smoke program runs
    /// with more settings, and on every framework.
    /// </summary>
    public static TheoryData<int, int, string> Settings => new()
    {
        { 0, 1, "DOTNET_PROCESSOR_COUNT=1" },
        { 0, 64, "DOTNET_PROCESSOR_COUNT=64 DOTNET_gcServer=1 DOTNET_GCHeapCount=2" },
        { -1, 0, "DOTNET_EnableHWIntrinsic=0" },
        { 128, 0, "DOTNET_EnableAVX2=0" },
        { 256, 0, "DOTNET_EnableAVX512=0 DOTNET_EnableAVX512F=0" },
        { 512, 0, "DOTNET_PreferredVectorBitWidth=512" },
    };

    [DeepFact]
    [Trait("Promise", "P3")]
    [Trait("Promise", "P21")]
    [Trait("Promise", "P29")]
    public void EveryProcessReadsTheSame()
    {
        var expected = Run("").Facts(CaseCampaign.Digest);
        foreach (var (bits, processors,
            settings) in Settings.Select(static row => ((int)row[0], (int)row[1], (string)row[2])))
        {
            var child = Run(settings);
            Assert.Empty(child.Facts(CaseCampaign.Digest).Except(expected).Select(static line => line.Split(':')[0]));
            Assert.Contains(child.Fact("processors"),
                new[] { $"{processors}", processors == 0 ? $"{Environment.ProcessorCount}" : "" });
            Assert.Equal($"{Expected(bits)}", child.Fact("vectors"));
        }
    }

    [DeepFact]
    [Trait("Promise", "P26")]
    [Trait("Promise", "P15")]
    [Trait("Promise", "P22")]
    public void NoByteOfOtherMemoryIsInAnyResultOrOutput() =>
        Child.Run(Campaigns.Memory).AssertPassed(TestCases.All.Count);

    [DeepFact]
    [Trait("Promise", "P5")]
    [Trait("Promise", "P1")]
    public void HostileInputsOfAMegabytePassInASmallHeap() =>
        Child.Run(Campaigns.Heap, HeapCampaign.Setting).AssertPassed(TestCases.All.Count);

    [DeepFact]
    [Trait("Promise", "P7")]
    [Trait("Promise", "P1")]
    public void DeepestValuesOfEveryRecursiveShapePassOnSmallStacks() => Child.Run(Campaigns.Stacks).AssertPassed(90);

    private static Child Run(string settings)
    {
        var child = Child.Run(Campaigns.Cases, settings);
        child.AssertPassed(TestCases.All.Count);
        return child;
    }

    /// <summary>A machine whose vectors are shorter has no longer ones to try.</summary>
    private static int Expected(int bits)
    {
        var most = Vector512.IsHardwareAccelerated ? 512 : Vector256.IsHardwareAccelerated ? 256 : 128;
        return bits switch { -1 => 0, 0 => most, 512 => most, _ => Math.Min(bits, most) };
    }
}
