using System.Diagnostics;
using FastSer.Benchmarks.Harness;

namespace FastSer.Benchmarks.Reporting;

/// <summary>A line a row, for output that is not a terminal.</summary>
internal sealed class PlainProgress(TextWriter output, int rows) : IRowProgress
{
    private readonly long _start = Stopwatch.GetTimestamp();
    private int _finished;

    public void RowStarted(Row row)
    {
    }

    public void Advanced(Row row, double share)
    {
    }

    public void RowFinished(Row row)
    {
        _finished++;
        var left = Stopwatch.GetElapsedTime(_start) / _finished * (rows - _finished);
        output.WriteLine($"[{_finished}/{rows}] {row.Id}, {Figures.Duration(left)} left");
    }
}
