using System.Diagnostics;
using System.Globalization;

namespace FastSer.Fuzz;

/// <summary>Keeps a worker process alive for hours: a death or a hang is a finding, and the next worker goes on behind it.</summary>
internal sealed class Supervisor
{
    public const string Done = "done";

    private static readonly TimeSpan s_hang = TimeSpan.FromMinutes(3);
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(1);
    private static readonly TimeSpan s_shrinking = TimeSpan.FromMinutes(20);

    private readonly string _corpus;
    private readonly string _statusFile = Path.Combine(Path.GetTempPath(), $"fastser-fuzz-{Environment.ProcessId}.status");

    public Supervisor(string corpus) => _corpus = corpus;

    public void Run(int seed, DateTime end)
    {
        try
        {
            while (DateTime.UtcNow < end)
            {
                seed = RunWorker(seed, end);
            }
        }
        finally
        {
            File.Delete(_statusFile);
        }
    }

    /// <summary>Runs one worker to its end, and returns the seed to go on with.</summary>
    private int RunWorker(int seed, DateTime end)
    {
        File.WriteAllText(_statusFile, string.Create(CultureInfo.InvariantCulture, $"{seed}\tstart"));
        var start = new ProcessStartInfo(Environment.ProcessPath!)
        {
            ArgumentList =
            {
                typeof(Supervisor).Assembly.Location, "--worker", _statusFile, "--corpus", _corpus, "--until", end.ToString("O", CultureInfo.InvariantCulture),
                "--seed", seed.ToString(CultureInfo.InvariantCulture),
            },
        };
        using var worker = Process.Start(start)!;
        while (!worker.WaitForExit(TimeSpan.FromSeconds(5)))
        {
            if (DateTime.UtcNow - File.GetLastWriteTimeUtc(_statusFile) > s_hang)
            {
                worker.Kill();
                worker.WaitForExit();
                return Lost("hangs");
            }
        }

        var (next, place) = ReadStatus();
        return worker.ExitCode == 0 && place == Done ? next
            : Lost(string.Create(CultureInfo.InvariantCulture, $"ends the process with {worker.ExitCode}"));
    }

    private int Lost(string how)
    {
        var (seed, place) = ReadStatus();
        Console.WriteLine($"FINDING in seed {seed}: {place} {how}");
        var batch = Batch.Make(seed);
        if (batch.Roots.Exists(r => r.Name == place))
        {
            batch.Roots.RemoveAll(r => r.Name != place);
        }

        var shrinker = new Shrinker(batch, s_shrinking, new ReplayProbe(seed, s_patience).Find);
        Console.WriteLine(CorpusFile.Write(_corpus, shrinker.Shrink(new Finding(seed, how, $"{place} {how}", place))));
        return seed + 1;
    }

    private (int Seed, string Place) ReadStatus()
    {
        var parts = File.ReadAllText(_statusFile).Split('\t');
        return (int.Parse(parts[0], CultureInfo.InvariantCulture), parts[1]);
    }
}
