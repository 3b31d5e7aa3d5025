using FastSer.Fuzz;

namespace FastSer.MatrixTests.Views;

/// <summary>Looks at the views of the test types: of their samples, of random values, and of damaged bytes.</summary>
public sealed class TestTypeViewTests
{
    private const int Values = 3;

    private static int Mutants => TestDepth.Choose(all: 200, quick: 10);

    [Fact]
    [Trait("Promise", "P3")]
    public void ViewsShowWhatObjectsHave()
    {
        Viewing.ViewsOfTestTypes = SourceCompiler.CompileViews();
        var check = new OperationCheck(seed: 1, Values, Mutants) { Operations = [new Viewing()] };
        var failures = new List<string>();
        foreach (var testCase in TestCases.All)
        {
            try
            {
                testCase.Accept(check);
            }
            catch (OperationException failure)
            {
                failures.Add(failure.Message);
            }
        }

        Assert.True(failures.Count == 0, string.Join("\n=====", failures));
        Assert.True(check.Count > TestCases.All.Count);
    }
}
