using System.Diagnostics;
using System.Globalization;

namespace FastSer.Fuzz;

/// <summary>Runs one seed after another and says in a file where it is, so that its end tells what ended it.</summary>
/// <param name="statusFile">The file.</param>
/// <param name="corpus">Where findings go.</param>
internal sealed class Worker(string statusFile, string corpus)
{
    private const int Values = 4;
    private const int Mutants = 6;

    /// <summary>More assemblies than these make a process slow: none of them is ever unloaded.</summary>
    private const int SeedsOfAProcess = 40;

    private static readonly TimeSpan s_shrinking = TimeSpan.FromMinutes(2);

    public int Run(int seed, DateTime end)
    {
        var known = new HashSet<string>(StringComparer.Ordinal);
        for (var last = seed + SeedsOfAProcess; seed < last && DateTime.UtcNow < end; seed++)
        {
            var watch = Stopwatch.StartNew();
            Note(seed, "start");
            var current = seed;
            var runner = new BatchRunner(Values, Mutants) { Announce = (name, _) => Note(current, name) };
            var report = runner.Run(Batch.Make(seed));
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"seed {seed}: {report.Summary}, {watch.ElapsedMilliseconds} ms"));
            Note(seed, "family");
            RunFamily(seed, appends: false, report, known, corpus);
            RunFamily(seed, appends: true, report, known, corpus);
            foreach (var line in report.Refused.Select(static r => "refused " + r).Concat(report.Mistakes.Select(static m => "MISTAKE " + m)))
            {
                Console.WriteLine("  " + line);
            }

            foreach (var finding in report.Findings.Where(f => known.Add(f.Signature)))
            {
                Note(seed, "shrink");
                Console.WriteLine($"FINDING in seed {seed}: {finding.Signature}");
                var small = FindingProbe.Shrink(finding, s_shrinking, () => Note(current, "shrink"));
                Console.WriteLine($"{CorpusFile.Write(corpus, small)}\n{small.Message}\n{small.Source}\n// root: {small.RootText}");
            }
        }

        Note(seed, Supervisor.Done);
        return 0;
    }

    private void RunFamily(int seed, bool appends, BatchReport report, HashSet<string> known, string folder)
    {
        var family = FamilyRunner.Run(seed, Values, Mutants, appends);
        foreach (var finding in family.Findings.Where(f => known.Add(f.Signature)))
        {
            var small = FamilyRunner.Shrink(finding, Values, Mutants, s_shrinking, () => Note(seed, "shrink"), appends);
            Console.WriteLine($"FINDING in family {seed}: {small.Message}\n{CorpusFile.Write(folder, small)}");
        }

        Console.WriteLine($"  family: {family.Summary}");
        report.Refused.AddRange(family.Refused);
        report.Mistakes.AddRange(family.Mistakes);
    }

    private string _noted = "";

    // Each case once: the name of an operation stands behind the case's, and changes too often.
    private void Note(int seed, string place)
    {
        var at = place.IndexOf(": ", StringComparison.Ordinal);
        var text = string.Create(CultureInfo.InvariantCulture, $"{seed}\t{(at < 0 ? place : place[..at])}");
        if (text != _noted || place == "shrink")
        {
            _noted = text;
            File.WriteAllText(statusFile, text);
        }
    }
}
