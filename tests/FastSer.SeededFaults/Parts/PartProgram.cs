namespace FastSer.SeededFaults;

/// <summary>Runs parts in this process, one after the other, until something fails.</summary>
/// <remarks>
/// It says what it begins before it begins it: the last lines of a process that died or hangs name what found the fault.
/// </remarks>
internal static class PartProgram
{
    public const string BeginPart = "= ";
    public const string BeginTest = "> ";
    public const string Failure = "! ";
    public const string Success = "all passed";

    public static int Run(IEnumerable<string> names)
    {
        var output = Console.Out;
        foreach (var name in names)
        {
            var part = PartList.Get(name);
            output.WriteLine(BeginPart + name);
            output.Flush();
            var failure = RunTests(part, output);
            if (failure is not null)
            {
                output.WriteLine(Failure + failure.ReplaceLineEndings(" "));
                output.Flush();
                return 1;
            }
        }

        output.WriteLine(Success);
        return 0;
    }

    private static string? RunTests(Part part, TextWriter output)
    {
        using var run = new TestRun(part, output);
        return run.Run();
    }
}
