using FastSer.IntegrationTests.Operations;

namespace FastSer.IntegrationTests.FSharp;

/// <summary>All operations and the goldens of the roots of F#.</summary>
public sealed class FSharpCaseTests
{
    public static TheoryData<string> Names => [.. FSharpCases.All.Keys];

    public static TheoryData<string> Sampled => [.. TestDepth.Sample(FSharpCases.All.Keys, 8)];

    [Theory]
    [MemberData(nameof(Sampled))]
    public void EveryOperationAgrees(string name) =>
        FSharpCases.All[name].Accept(new OperationCheck(seed: 1, generated: 0, mutants: TestDepth.Choose(all: 100, quick: 2)));

    [Theory]
    [MemberData(nameof(Names))]
    [Trait("Promise", "P16")]
    public void SamplesAreWrittenAsTheGoldenBytes(string name) => GoldenTests.CheckWritten(FSharpCases.All[name], FSharpCases.Family);

    [Theory]
    [MemberData(nameof(Names))]
    [Trait("Promise", "P16")]
    public void GoldenBytesAreReadAsTheSamples(string name) => GoldenTests.CheckRead(FSharpCases.All[name], FSharpCases.Family);
}
