using System.Collections.Concurrent;

namespace FastSer.SeededFaults;

/// <summary>Plants all faults, and writes the table of what found them.</summary>
internal sealed class Campaign(Settings settings)
{
    private readonly string _root = FindRoot();
    private readonly Lock _lock = new();
    private readonly Dictionary<string, Verdict> _verdicts = [];

    /// <summary>The parts that the command line names; none for the usual ones.</summary>
    private readonly Part[] _asked = [.. settings.Parts.Select(PartList.Get)];

    private string Folder => Path.Combine(_root, "artifacts", "seeded-faults");

    private string Results => settings.Results.Length > 0 ? settings.Results : Path.Combine(Folder, "results.tsv");

    public int Run()
    {
        Directory.CreateDirectory(Folder);
        if (settings.IsHealthy)
        {
            return RunHealthy();
        }

        foreach (var line in File.Exists(Results) ? File.ReadAllLines(Results) : [])
        {
            var verdict = VerdictText.Parse(line);
            _verdicts[verdict.Name] = verdict;
        }

        var all = FaultFile.LoadAll(_root);
        var open = new ConcurrentQueue<Fault>(all.Where(fault => !_verdicts.ContainsKey(fault.Name)
            && (settings.Names.Length == 0 || settings.Names.Any(name => fault.Name.Contains(name, StringComparison.Ordinal))))
            .OrderBy(static fault => fault.IsOfGenerator && !PartList.For(fault).First().Compiles)
            .ThenBy(static fault => fault.WasMended ? 0 : 1).ThenBy(static fault => fault.IsOfGenerator));
        if (!open.IsEmpty)
        {
            var planter = new Planter(_root);
            Task.WaitAll([.. Enumerable.Range(1, settings.Workers).Select(number => Task.Run(() => Work(number, planter, open)))]);
        }

        File.WriteAllText(Path.Combine(Folder, "table.md"), ResultTable.Format(all, _verdicts));
        Console.WriteLine(ResultTable.Summary(all, _verdicts));
        return all.All(fault => _verdicts.TryGetValue(fault.Name, out var verdict) && verdict.Part is not null) ? 0 : 1;
    }

    private int RunHealthy()
    {
        var worker = new Worker(Path.Combine(Folder, "healthy"), planter: null);
        worker.Prepare();
        foreach (var part in AskedOr(PartList.All))
        {
            var verdict = worker.Try(null, [part]);
            Console.WriteLine($"{part.Name}: {verdict.Part is null} {verdict.Test} {verdict.Seconds:F0} s");
        }

        return 0;
    }

    private IEnumerable<Part> AskedOr(IEnumerable<Part> usual) => _asked.Length > 0 ? _asked : usual;

    private void Work(int number, Planter planter, ConcurrentQueue<Fault> open)
    {
        var worker = new Worker(Path.Combine(Folder, $"worker{number}"), planter);
        worker.Prepare();
        while (open.TryDequeue(out var fault))
        {
            try
            {
                var verdict = worker.Try(fault, [.. settings.IsQuick ? PartList.For(fault).Take(1) : AskedOr(PartList.For(fault))]);
                if (verdict.Part is not null || !settings.IsQuick)
                {
                    Add(verdict);
                }
                else
                {
                    Console.WriteLine($"{fault.Name}: not found in the first place");
                }
            }
            catch (Exception exception) when (exception is IOException or InvalidDataException)
            {
                Console.WriteLine($"{fault.Name}: NOT PLANTED: {exception.Message}");
            }
        }
    }

    private void Add(Verdict verdict)
    {
        lock (_lock)
        {
            _verdicts[verdict.Name] = verdict;
            var line = VerdictText.Format(verdict);
            File.AppendAllText(Results, line + "\n");
            Console.WriteLine(line);
        }
    }

    private static string FindRoot()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "FastSer.sln")))
            {
                return folder.FullName;
            }
        }

        throw new InvalidOperationException("The program runs outside the repository.");
    }
}
