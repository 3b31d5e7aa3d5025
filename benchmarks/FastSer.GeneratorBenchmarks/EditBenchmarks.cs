using System.Globalization;

namespace FastSer.GeneratorBenchmarks;

/// <summary>Measures what the generator costs after typical edits.</summary>
internal static class EditBenchmarks
{
    private const int ForeignCalls = 20_000;

    /// <summary>Runs until the JIT has optimized the generator and the compiler.</summary>
    private const int WarmRuns = 8;

    public static void Run(IReadOnlyList<int> typeCounts, int rounds, TextWriter output)
    {
        output.WriteLine("| types | shape | edit | ms | MB |");
        output.WriteLine("|---|---|---|---|---|");
        RunCold(new SyntheticProject(typeCounts[0], Shape.Clustered), output);
        foreach (var count in typeCounts)
        {
            foreach (var shape in Enum.GetValues<Shape>())
            {
                foreach (var (edit, measure) in Edits(count, shape))
                {
                    // The first rounds warm up: code that the JIT has not seen, and what the driver keeps from one run to the next.
                    var all = Enumerable.Range(0, rounds + 2).Select(measure).Skip(2).ToList();
                    Print(output, count, shape, edit, Measurement.Median(all));
                }
            }
        }
    }

    /// <summary>Reports the first run of the process, and leaves it warm for the rows that follow.</summary>
    private static void RunCold(SyntheticProject project, TextWriter output)
    {
        Print(output, project.TypeCount, Shape.Clustered, "first run, in a new process", FirstRun(project));
        for (var i = 0; i < WarmRuns; i++)
        {
            FirstRun(project);
        }
    }

    private static void Print(TextWriter output, int count, Shape shape, string edit, Measurement measured) =>
        output.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"| {count} | {shape} | {edit} | {measured.Milliseconds:F0} | {measured.Megabytes:F1} |"));

    private static Measurement FirstRun(SyntheticProject project)
    {
        var compilation = Workbench.Compile(project);
        return Measurement.Of(() => Workbench.CreateDriver().RunGenerators(compilation));
    }

    private static IEnumerable<(string Edit, Func<int, Measurement> Measure)> Edits(int count, Shape shape)
    {
        var project = new SyntheticProject(count, shape);
        yield return ("first run", _ => FirstRun(project));

        var bench = new Workbench(project);
        yield return ("keystroke in an unrelated method", round =>
            bench.Edit(SyntheticProject.UnrelatedFile, SyntheticProject.UnrelatedSource(round + 1)));
        yield return ("keystroke in a method of an annotated type", round => bench.Edit(
            SyntheticProject.PathOf(1),
            project.TypeSource(1).Replace("\"type 1\"", string.Create(CultureInfo.InvariantCulture, $"\"{round}\""), StringComparison.Ordinal)));
        yield return ("member added to a struct", round => bench.Edit(
            SyntheticProject.PathOf(0), project.TypeSource(0, string.Create(CultureInfo.InvariantCulture, $"public int Extra{round};"))));
        yield return ("new type", round => bench.Edit(
            string.Create(CultureInfo.InvariantCulture, $"New{round}.cs"),
            string.Create(CultureInfo.InvariantCulture, $"[FastSer.FastSerType] public partial class New{round} {{ public int Id {{ get; set; }} }}")));

        var crowded = new Workbench(new SyntheticProject(10, shape, ForeignCalls));
        yield return (string.Create(CultureInfo.InvariantCulture, $"keystroke, 10 types and {ForeignCalls} calls of others"), round =>
            crowded.Edit(SyntheticProject.UnrelatedFile, SyntheticProject.UnrelatedSource(round + 1)));
    }
}
