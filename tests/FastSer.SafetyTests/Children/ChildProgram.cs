namespace FastSer.SafetyTests.Children;

/// <summary>The test assembly as a program: one campaign in a process that may die of it.</summary>
internal static class ChildProgram
{
    /// <summary>Says what it begins before it begins it: the last line of a process that died names the culprit.</summary>
    public static int Main(string[] args)
    {
        var (count, failures) = (0, 0);
        foreach (var (name, check) in Campaigns.Get(args[0]))
        {
            Console.WriteLine($"> {name}");
            count++;
            try
            {
                check();
            }
            catch (Exception exception)
            {
                failures++;
                Console.WriteLine($"FAILED {name}: {exception}");
            }
        }

        Console.WriteLine($"= {count - failures} passed, {failures} failed");
        return failures == 0 ? 0 : 1;
    }
}
