using System.Globalization;
using System.Text.RegularExpressions;

namespace FastSer.GeneratorBenchmarks;

/// <summary>Measures what the generated code of many types costs a program that uses one of them.</summary>
internal static partial class ProgramBenchmarks
{
    /// <summary>The processor time of the first call in a process.</summary>
    public static void RunFirstUse(IReadOnlyList<int> typeCounts, string framework, int rounds, TextWriter output)
    {
        output.WriteLine("| types | first Serialize, ms |");
        output.WriteLine("|---|---|");
        foreach (var count in typeCounts)
        {
            var solution = new SyntheticSolution(new SyntheticProject(count, Shape.Clustered), framework);
            solution.Build();
            var times = Enumerable.Range(0, rounds)
                .Select(_ => double.Parse(solution.Run().Split(' ')[0], CultureInfo.InvariantCulture)).Order().ToList();
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| {count} | {times[rounds / 2]:F1} |"));
        }
    }

    /// <summary>Measures how much of a library stays in a trimmed program, and which serializers in one compiled ahead of time.</summary>
    public static void RunTrimming(IReadOnlyList<int> typeCounts, string framework, bool isNative, TextWriter output)
    {
        output.WriteLine("| types | framework | library, KB | trimmed, KB | kept | types and closed collections with serializers ahead of time |");
        output.WriteLine("|---|---|---|---|---|---|");
        foreach (var count in typeCounts)
        {
            var solution = new SyntheticSolution(new SyntheticProject(count, Shape.Clustered), framework);
            solution.Build();
            var before = new FileInfo(solution.Library).Length;
            var trimmed = "not published: packs do not restore here |";
            if (solution.TryPublish("trimmed", "-p:Trim=true"))
            {
                RequireRead(solution.RunPublished("trimmed"));
                var after = new FileInfo(Path.Combine(solution.OutputOf("trimmed"), "Library.dll")).Length;
                trimmed = string.Create(CultureInfo.InvariantCulture, $"{after / 1024.0:F0} | {(double)after / before:P0}");
            }

            var native = "not asked for";
            if (isNative)
            {
                native = solution.TryPublish("native", "-p:Native=true") ? CountNative(solution) : "not published";
            }

            output.WriteLine(string.Create(
                CultureInfo.InvariantCulture, $"| {count} | {framework} | {before / 1024.0:F0} | {trimmed} | {native} |"));
        }
    }

    private static string CountNative(SyntheticSolution solution)
    {
        RequireRead(solution.RunPublished("native"));
        var map = File.ReadAllText(solution.IntermediateFile("*.map.xml"));
        var types = WriteMethods().Matches(map).Select(static match => match.Value).Distinct().Count();
        var roots = RootSerializers().Matches(map).Select(static match => match.Value).Distinct().Count();
        return string.Create(CultureInfo.InvariantCulture, $"{types} and {roots}");
    }

    private static void RequireRead(string printed)
    {
        if (!printed.Contains("read", StringComparison.Ordinal))
        {
            throw new InvalidOperationException($"The program printed '{printed}'.");
        }
    }

    /// <summary>The names of compiled methods in the map of the native compiler.</summary>
    [GeneratedRegex("Synthetic_(Type|Point)[0-9]+__(Write|Put)\\b")]
    private static partial Regex WriteMethods();

    [GeneratedRegex("ListOfType[0-9]+ArraySerializer_[0-9a-f]+")]
    private static partial Regex RootSerializers();
}
