using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Runs;

/// <summary>Says whether the reports of several runs agree; a noisy run is discarded first, unless it is allowed. Measures nothing.</summary>
internal static class AgreementRun
{
    /// <exception cref="UsageException">A file is not there, or is no report.</exception>
    public static int Execute(IReadOnlyList<string> files, bool allowNoise)
    {
        var taken = new List<BenchmarkReport>();
        foreach (var file in files)
        {
            var report = ReportFiles.Read(file);
            var noise = Noise.Of(report);
            var isDiscarded = noise.IsNoisy && !allowNoise;
            Console.WriteLine($"{(isDiscarded ? "discarded" : "taken")}  {file}: {noise}.");
            if (!isDiscarded)
                taken.Add(report);
        }

        if (taken.Count < 2)
        {
            Console.WriteLine("Fewer than two quiet runs are left: there is nothing to compare without --allow-noise.");
            return ExitCode.NoAgreement;
        }

        var agreement = Agreement.Of(taken);
        foreach (var line in AgreementText.LinesOf(agreement))
            Console.WriteLine(line);
        return agreement.IsWhole ? ExitCode.Success : ExitCode.NoAgreement;
    }
}
