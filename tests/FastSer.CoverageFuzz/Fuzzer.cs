namespace FastSer.CoverageFuzz;

/// <summary>Runs targets on changed inputs, and goes on from those that reach new code.</summary>
/// <param name="seed">The seed of all changes.</param>
/// <param name="limit">The time for each target.</param>
/// <param name="running">Receives each input before it runs.</param>
internal sealed class Fuzzer(int seed, TimeSpan limit, RunningInput running)
{
    /// <summary>An execution that takes more time of processors is a hang: the slowest valid ones take milliseconds.</summary>
    private static readonly TimeSpan s_hang = TimeSpan.FromSeconds(20);

    /// <summary>An execution that takes longer waits for something, whatever else the machine does.</summary>
    private static readonly TimeSpan s_wait = TimeSpan.FromMinutes(5);

    private static readonly TimeSpan s_tick = TimeSpan.FromMilliseconds(100);

    /// <summary>The time that has passed, without that in which the process was stopped.</summary>
    private volatile int _ticks;
    private volatile int _started;
    private string _running = "";

    /// <summary>Counts the time, and ends the process where one input takes too long, and names it.</summary>
    public void Watch() => new Thread(() =>
    {
        var (watched, used) = (0, TimeSpan.Zero);
        while (true)
        {
            Thread.Sleep(s_tick);
            _ticks++;
            var started = _started;
            if (started != watched)
            {
                (watched, used) = (started, Environment.CpuUsage.TotalTime);
            }
            else if (started != 0 && (Environment.CpuUsage.TotalTime - used > s_hang || _ticks - started > s_wait / s_tick))
            {
                Console.WriteLine($"{_running}: hangs");
                Environment.Exit(3);
            }
        }
    }) { IsBackground = true }.Start();

    /// <summary>Fuzzes targets that take the same inputs: each input runs on all of them.</summary>
    /// <returns>A result for each target; a finding of one ends the run of all.</returns>
    public List<FuzzResult> Run(IReadOnlyList<IFuzzTarget> targets)
    {
        var random = new Random(seed);
        var havoc = new Havoc(random);
        var run = new TargetRun(targets);
        CoverageMap.Clear();
        foreach (var input in targets[0].CreateSeeds().Concat(CorpusFiles.Read(targets[0])))
        {
            if (!TryRun(run, input, isValid: true))
            {
                return run.ToResults();
            }
        }

        for (var end = _ticks + (targets.Count * limit / s_tick); _ticks < end;)
        {
            var input = havoc.Change(Choose(run.Corpus, random), run.Corpus[random.Next(run.Corpus.Count)]);
            if (!TryRun(run, input, isValid: false))
            {
                break;
            }
        }

        return run.ToResults();
    }

    /// <summary>
    /// Half of the choices go to the newest inputs, which lead to what was not seen yet, and the shorter one of two others runs in less time.
    /// </summary>
    private static byte[] Choose(List<byte[]> corpus, Random random)
    {
        if (random.Next(2) == 0)
        {
            return corpus[^(1 + random.Next(Math.Min(corpus.Count, 32)))];
        }

        var (first, second) = (corpus[random.Next(corpus.Count)], corpus[random.Next(corpus.Count)]);
        return first.Length < second.Length ? first : second;
    }

    /// <summary>Runs all targets on an input, and keeps it if one of them reaches something new; false after a finding.</summary>
    private bool TryRun(TargetRun run, byte[] input, bool isValid)
    {
        running.Set(input);
        var isNew = run.Corpus.Count == 0;
        for (var i = 0; i < run.Targets.Count; i++)
        {
            if (TryRun(run.Targets[i], input) is { } finding)
            {
                run.Find(i, isValid ? $"of a valid input: {finding}" : finding);
                return false;
            }

            isNew |= run.Maps[i].Take();
        }

        run.Executions++;
        if (isNew)
        {
            run.Corpus.Add(input);
        }

        return true;
    }

    private string? TryRun(IFuzzTarget target, byte[] input)
    {
        _running = target.Name;
        _started = Math.Max(1, _ticks);
        try
        {
            target.Run(input);
            return null;
        }
        catch (Exception exception)
        {
            return $"{exception.GetType().Name}: {exception.Message}\ninput {Convert.ToHexString(input)}\n{exception.StackTrace}";
        }
        finally
        {
            _started = 0;
        }
    }
}
