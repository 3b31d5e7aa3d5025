using FastSer.AotSmoke;

// Runs every shared test case and prints one line: what this process is, and how many cases passed.
var failed = 0;
foreach (var testCase in TestCases.All)
{
    if (SmokeCheck.FirstFault(testCase) is { } fault)
    {
        failed++;
        Console.Error.WriteLine($"{testCase.Name}: {fault}");
    }
}

Console.WriteLine($"smoke: {ProcessFacts.Describe()}: {TestCases.All.Count - failed} passed, {failed} failed");
return failed == 0 ? 0 : 1;
