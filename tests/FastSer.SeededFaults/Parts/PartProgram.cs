using System.Reflection;

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
            var failure = part.Arguments is null ? RunTests(part, output) : RunProgram(part);
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

    /// <summary>A program of random types says of each seed what it found.</summary>
    private static string? RunProgram(Part part)
    {
        var output = new StringWriter();
        var usual = Console.Out;
        Console.SetOut(output);
        try
        {
            Assembly.Load(part.Assembly).EntryPoint!.Invoke(null, [part.Arguments]);
        }
        catch (TargetInvocationException exception)
        {
            return exception.InnerException!.ToString();
        }
        finally
        {
            Console.SetOut(usual);
        }

        var lines = output.ToString().Split('\n');
        var isGood = lines.Count(static line => line.Contains(" 0 mistakes, ", StringComparison.Ordinal)
            && line.Contains(" 0 findings, ", StringComparison.Ordinal)) == int.Parse(part.Arguments![1], CultureInfo.InvariantCulture);
        return isGood ? null : lines.FirstOrDefault(static line => line.StartsWith("FINDING", StringComparison.Ordinal)) ?? lines[0];
    }
}
