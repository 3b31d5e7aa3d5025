using System.Diagnostics;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Harness;

/// <summary>Times one candidate in steps of about the planned length.</summary>
internal sealed class Stepper(Candidate candidate, int itemsPerOperation)
{
    private const int CalibrationRuns = 3;

    /// <summary>In steps of the planned length.</summary>
    private const int LongestInterruption = 10;

    private readonly int[] _collections = new int[CollectionCount.Generations];
    private int _operations = 1;

    /// <summary>Garbage collections by generation during all measured steps.</summary>
    public int[] Collections => _collections;

    /// <summary>Finds how many operations take the planned time.</summary>
    public void Calibrate(TimeSpan target)
    {
        _operations = 1;
        while (true)
        {
            var elapsed = Run();
            // A step that the machine interrupted looks long enough: only the fastest of a few tells. No interruption is as long as many steps.
            for (var i = 1; i < CalibrationRuns && elapsed >= target / 2 && elapsed < target * LongestInterruption; i++)
                elapsed = TimeSpan.FromTicks(Math.Min(elapsed.Ticks, Run().Ticks));
            if (elapsed >= target / 2)
            {
                _operations = Math.Max(1, (int)(_operations * (target / elapsed)));
                return;
            }

            var factor = elapsed > TimeSpan.Zero ? Math.Min(10, target / elapsed) : 10;
            _operations = (int)Math.Ceiling(_operations * Math.Max(2, factor));
        }
    }

    /// <summary>Nanoseconds per operation, or per item, of one step.</summary>
    public double Measure()
    {
        Span<int> before = stackalloc int[CollectionCount.Generations];
        Span<int> after = stackalloc int[CollectionCount.Generations];
        CollectionCount.Read(before);
        var time = Run().TotalNanoseconds / _operations / itemsPerOperation;
        CollectionCount.Read(after);
        for (var generation = 0; generation < _collections.Length; generation++)
            _collections[generation] += after[generation] - before[generation];
        return time;
    }

    private TimeSpan Run()
    {
        var start = Stopwatch.GetTimestamp();
        candidate.Repeat(_operations);
        return Stopwatch.GetElapsedTime(start);
    }
}
