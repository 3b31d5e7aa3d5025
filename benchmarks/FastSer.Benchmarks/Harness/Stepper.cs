using System.Diagnostics;

namespace FastSer.Benchmarks.Harness;

/// <summary>Times one candidate in steps of about the planned length.</summary>
internal sealed class Stepper(Candidate candidate, int itemsPerOperation)
{
    private int _operations = 1;

    /// <summary>Finds how many operations take the planned time.</summary>
    public void Calibrate(TimeSpan target)
    {
        _operations = 1;
        while (true)
        {
            var elapsed = Run();
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
    public double Measure() => Run().TotalNanoseconds / _operations / itemsPerOperation;

    private TimeSpan Run()
    {
        var start = Stopwatch.GetTimestamp();
        candidate.Repeat(_operations);
        return Stopwatch.GetElapsedTime(start);
    }
}
