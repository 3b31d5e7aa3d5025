using System.Runtime.ExceptionServices;

namespace FastSer.Benchmarks.Harness;

/// <summary>A candidate that several threads run at the same time: each does all operations, and a step ends with the last of them.</summary>
internal sealed class ParallelCandidate
{
    private readonly Candidate _first;
    private readonly List<Worker> _others;

    private ParallelCandidate(Candidate first, IEnumerable<Candidate> others)
    {
        _first = first;
        _others = [.. others.Select(static candidate => new Worker(candidate))];
    }

    /// <summary>The calling thread runs the first candidate; each of the others has a thread until it is released.</summary>
    public static Candidate Of(Candidate first, IReadOnlyList<Candidate> others)
    {
        var parallel = new ParallelCandidate(first, others);
        return first with { Repeat = parallel.Repeat, Release = parallel.Release };
    }

    private void Repeat(int count)
    {
        foreach (var worker in _others)
            worker.Start(count);
        try
        {
            _first.Repeat(count);
        }
        finally
        {
            foreach (var worker in _others)
                worker.Wait();
        }

        foreach (var worker in _others)
            worker.Failure?.Throw();
    }

    private void Release()
    {
        _first.Release();
        foreach (var worker in _others)
            worker.Dispose();
    }

    private sealed class Worker : IDisposable
    {
        private readonly Candidate _candidate;
        private readonly SemaphoreSlim _start = new(0);
        private readonly SemaphoreSlim _end = new(0);
        private readonly Thread _thread;
        private int _count;

        public Worker(Candidate candidate)
        {
            _candidate = candidate;
            _thread = new Thread(Run) { IsBackground = true, Name = $"Second thread of {candidate.Name}" };
            _thread.Start();
        }

        public ExceptionDispatchInfo? Failure { get; private set; }

        public void Start(int count)
        {
            Failure = null;
            _count = count;
            _start.Release();
        }

        public void Wait() => _end.Wait();

        public void Dispose()
        {
            Start(0);
            _thread.Join();
            _candidate.Release();
            _start.Dispose();
            _end.Dispose();
        }

        private void Run()
        {
            while (true)
            {
                _start.Wait();
                if (_count == 0)
                    return;
                try
                {
                    _candidate.Repeat(_count);
                }
#pragma warning disable CA1031 // Whatever a system throws belongs to the thread that measures it.
                catch (Exception exception)
#pragma warning restore CA1031
                {
                    Failure = ExceptionDispatchInfo.Capture(exception);
                }

                _end.Release();
            }
        }
    }
}
