namespace FastSer.SafetyTests.Stack;

/// <summary>The test assembly as a program: one scenario in a process that may die of it.</summary>
internal static class ChildProgram
{
    public static int Main(string[] args)
    {
        Console.WriteLine(StackScenarios.Run(args[0], int.Parse(args[1], null) * 1024));
        return 0;
    }
}
