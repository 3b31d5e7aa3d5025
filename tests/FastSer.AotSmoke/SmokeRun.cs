namespace FastSer.AotSmoke;

/// <summary>Runs every shared test case and those of named roots, and prints one line: what this process is, and how many cases passed.</summary>
internal static class SmokeRun
{
    /// <summary>Returns the exit code of the program.</summary>
    public static int Run()
    {
        var failed = 0;
        foreach (var testCase in TestCases.All)
        {
            Count(testCase.Name, SmokeCheck.FirstFault(testCase));
        }

        foreach (var (type, bytes, show, shown) in NamedRoots.Cases)
        {
            Count(type.ToString(), NamedRoots.FaultOf(type, bytes, show, shown));
        }

        Count("a type that nothing names", NamedRoots.FaultOfUnnamed());
        var passed = TestCases.All.Count + NamedRoots.Cases.Length + 1 - failed;
        Console.WriteLine($"smoke: {ProcessFacts.Describe()}: {passed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;

        void Count(string name, string? fault)
        {
            if (fault is not null)
            {
                failed++;
                Console.Error.WriteLine($"{name}: {fault}");
            }
        }
    }
}
