namespace FastSer.CoverageFuzz;

/// <summary>Runs a target on changed inputs, and goes on from those that reach new code.</summary>
/// <param name="seed">The seed of all changes.</param>
/// <param name="limit">The time for each target.</param>
/// <param name="running">Receives each input before it runs.</param>
internal sealed class Fuzzer(int seed, TimeSpan limit, RunningInput running)
{
    /// <summary>An execution that takes longer is a hang: the slowest valid ones take milliseconds.</summary>
    private static readonly TimeSpan s_hang = TimeSpan.FromSeconds(20);

    private static readonly TimeSpan s_tick = TimeSpan.FromMilliseconds(100);

    /// <summary>The time that has passed, without that in which the process was stopped.</summary>
    private volatile int _ticks;
    private volatile int _started;
    private string _running = "";

    /// <summary>Counts the time, and ends the process where one input takes too long, and names it.</summary>
    public void Watch() => new Thread(() =>
    {
        while (true)
        {
            Thread.Sleep(s_tick);
            _ticks++;
            if (_started != 0 && _ticks - _started > s_hang / s_tick)
            {
                Console.WriteLine($"{_running}: hangs");
                Environment.Exit(3);
            }
        }
    }) { IsBackground = true }.Start();

    /// <summary>Fuzzes one target.</summary>
    public FuzzResult Run(IFuzzTarget target)
    {
        var random = new Random(seed);
        var havoc = new Havoc(random);
        var map = new CoverageMap();
        var corpus = new List<byte[]>();
        CoverageMap.Clear();
        var executions = 0L;
        foreach (var input in target.CreateSeeds().Concat(CorpusFiles.Read(target)))
        {
            executions++;
            if (TryRun(target, input) is { } finding)
            {
                return new(target.Name, executions, map.Edges, corpus, $"of a valid input: {finding}");
            }

            if (map.Take() || corpus.Count == 0)
            {
                corpus.Add(input);
            }
        }

        for (var end = _ticks + (limit / s_tick); _ticks < end; executions++)
        {
            var input = havoc.Change(Choose(corpus, random), corpus[random.Next(corpus.Count)]);
            if (TryRun(target, input) is { } finding)
            {
                return new(target.Name, executions, map.Edges, corpus, finding);
            }

            if (map.Take())
            {
                corpus.Add(input);
            }
        }

        return new(target.Name, executions, map.Edges, corpus, map.Edges == 0 ? "no branch was counted: the assemblies are not instrumented" : null);
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

    private string? TryRun(IFuzzTarget target, byte[] input)
    {
        running.Set(input);
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
