using FastSer.Fuzz;

namespace FastSer.MatrixTests.Positions;

/// <summary>Every test type in every position of a holder, in every format, through every operation.</summary>
[Trait("Promise", "P13")]
[Trait("Promise", "P29")]
public sealed class PositionTests
{
    private const int Groups = 8;

    public static TheoryData<int> Numbers => [.. TestDepth.Sample(Enumerable.Range(0, Groups), Groups)];

    [Theory]
    [MemberData(nameof(Numbers))]
    public void EveryOperationAgreesInEveryPosition(int group)
    {
        TestCase[] cases = [.. TestDepth.Sample(TestCases.All.Where(static c => c.Type.IsVisible).Where((_, i) => i % Groups == group), 24)];
        var holders = Compile(new HolderSource(cases).Format(), $"Positions{group}");
        Assert.InRange(holders.Length, cases.Length * 2, cases.Length * 3);

        List<string> faults = [];
        foreach (var holder in holders)
        {
            try
            {
                holder.Accept(new OperationCheck(seed: group, generated: 1, mutants: 1));
            }
            catch (OperationException exception)
            {
                faults.Add(exception.Message);
            }
        }

        Assert.True(faults.Count == 0, string.Join('\n', faults));
    }

    private static TestCase[] Compile(string source, string name)
    {
        var result = SourceCompiler.Compile(name, [typeof(PositionTests).Assembly], MatrixCompiler.Usings, source);
        return result.Assembly is { } assembly
            ? (TestCase[])assembly.GetType("FastSer.MatrixTests.Generated.Cases")!.GetMethod("Create")!.Invoke(null, null)!
            : throw new InvalidOperationException(string.Join('\n', result.Faults.Take(10)));
    }
}
