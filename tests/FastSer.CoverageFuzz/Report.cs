using System.Globalization;

namespace FastSer.CoverageFuzz;

/// <summary>The page of the last run, with its tables of all runs and targets.</summary>
internal static class Report
{
    /// <summary>
    /// Adds the run to the table of runs, and writes the page and the table of targets, which keeps the rows of targets that did not run.
    /// </summary>
    public static void Write(string file, IReadOnlyCollection<FuzzResult> results, Options options, TimeSpan elapsed)
    {
        var (runs, targets) = (Path.ChangeExtension(file, ".tsv"), Path.ChangeExtension(file, null) + "-targets.tsv");
        File.AppendAllText(runs, string.Create(
            CultureInfo.InvariantCulture, $"{DateTime.UtcNow:yyyy-MM-dd}\t{options.Seed}\t{options.Seconds}\t{results.Count}\t{Executions(results)}\t{Findings(results)}\n"));
        var rows = (File.Exists(targets) ? File.ReadAllLines(targets) : [])
            .Concat(results.Select(Format)).GroupBy(static row => row.Split('\t')[0]).ToDictionary(static rows => rows.Key, static rows => rows.Last());
        File.WriteAllText(targets, string.Concat(TargetList.All.Where(target => rows.ContainsKey(target.Name)).Select(target => rows[target.Name] + "\n")));
        File.WriteAllText(file, Format(results, options, elapsed, File.ReadAllLines(runs)));
    }

    private static string Format(IReadOnlyCollection<FuzzResult> results, Options options, TimeSpan elapsed, string[] runs)
    {
        return string.Create(CultureInfo.InvariantCulture, $"""
            # Coverage-guided fuzzing

            `tests/FastSer.CoverageFuzz` runs each entry point on changed inputs and goes on from those that reach new code. It instruments copies of the
            runtime, of the generated code of all test types, of the packages for hosts, of the tool and of the generator with SharpFuzz, counts pairs of branches as
            AFL does, and runs in one process: there is nothing to install. This page is its output.

            ```bash
            dotnet run -c Release --project tests/FastSer.CoverageFuzz -- --seconds 60 --write docs/fuzzing.md
            dotnet run -c Release --project tests/FastSer.CoverageFuzz -- --target "hub protocol" --seconds 600
            ```

            - **Inputs** begin with the encodings of the samples of all test types, and for the others with valid messages or source text; and with
              [corpora](../tests/FastSer.CoverageFuzz/Corpora), the inputs of earlier runs that reached what these do not (`--keep` adds more).
              They are changed by bits, bytes and numbers at their limits, by removing, doubling and exchanging parts.
            - **Promises that are checked**: no exception but the documented ones. Reading in each way gives the value, or the code, offset and member of the
              error, that the plain call for a span gives. Accepted bytes are written back as they were. The plain read of a span takes at most
              100 KB and 1,000 bytes for each byte. No input takes more than 20 seconds of processor time. The JSON of accepted bytes gives these bytes; JSON of
              no value is refused. The generator does not throw, not even where it catches the exception itself.
            - All ways to read the types of a family run on the same inputs, after one plain read: an execution is an input in one target. Inputs are kept
              that reached something new in any of them.
            - A finding names the target, the type, the bytes and the difference, also if the process hangs or dies. It is mended, and its bytes become a test.

            The last run: seed {options.Seed}, {options.Seconds} seconds for each of {results.Count} targets, {elapsed.TotalMinutes:F0} minutes, {Executions(results):N0} executions,
            {Findings(results)} findings. The recorded runs since {runs[0].Split('\t')[0]} have {runs.Sum(static run => long.Parse(run.Split('\t')[4], CultureInfo.InvariantCulture)):N0} executions
            ([fuzzing.tsv](fuzzing.tsv): day, seed, seconds, targets, executions, findings). [fuzzing-targets.tsv](fuzzing-targets.tsv) has the last run of each
            target: its name, executions, edges (pairs of branches that followed one another), inputs kept, and findings.

            """).ReplaceLineEndings("\n");
    }

    private static string Format(FuzzResult result) => string.Create(CultureInfo.InvariantCulture,
        $"{result.Target.Name}\t{result.Executions}\t{result.Edges}\t{result.Inputs.Count}\t{(result.Finding is null ? 0 : 1)}");

    private static long Executions(IEnumerable<FuzzResult> results) => results.Sum(static one => one.Executions);

    private static int Findings(IEnumerable<FuzzResult> results) => results.Count(static one => one.Finding is not null);
}
