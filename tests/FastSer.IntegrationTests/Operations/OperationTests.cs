using FastSer.TestKit.Operations;

namespace FastSer.IntegrationTests.Operations;

/// <summary>Every operation of the list on every test type: its samples, random values, and changed encodings of both.</summary>
[Trait("Promise", "P12")]
[Trait("Promise", "P13")]
[Trait("Promise", "P14")]
[Trait("Promise", "P29")]
public sealed class OperationTests
{
    private const int RandomValues = 4;
    private const int Mutants = 3;

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void EveryOperationAgrees(string name) =>
        TestCases.Get(name).Accept(new OperationCheck(seed: 1, RandomValues, Mutants));
}
