using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Runs;

/// <summary>Says whether the reports of several runs agree; a noisy run is discarded first. Measures nothing.</summary>
internal static class AgreementRun
{
    /// <exception cref="UsageException">A file is not there, or is no report.</exception>
    public static int Execute(IReadOnlyList<string> files)
    {
        var quiet = new List<BenchmarkReport>();
        foreach (var file in files)
        {
            var report = ReportFiles.Read(file);
            var noise = Noise.Of(report);
            Console.WriteLine($"{(noise.IsNoisy ? "discarded" : "taken")}  {file}: {noise}.");
            if (!noise.IsNoisy)
                quiet.Add(report);
        }

        if (quiet.Count < 2)
        {
            Console.WriteLine("Fewer than two quiet runs are left: there is nothing to compare.");
            return ExitCode.NoAgreement;
        }

        var agreement = Agreement.Of(quiet);
        foreach (var line in AgreementText.LinesOf(agreement))
            Console.WriteLine(line);
        return agreement.IsWhole ? ExitCode.Success : ExitCode.NoAgreement;
    }
}
