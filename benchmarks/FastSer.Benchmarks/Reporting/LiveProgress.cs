using System.Diagnostics;
using FastSer.Benchmarks.Harness;
using Spectre.Console;

namespace FastSer.Benchmarks.Reporting;

/// <summary>A bar with the time left.</summary>
/// <remarks>
/// Drawn between the timed steps by the measuring thread itself, so that nothing runs beside a measurement.
/// </remarks>
internal sealed class LiveProgress : IRowProgress
{
    private static readonly TimeSpan s_redrawEvery = TimeSpan.FromMilliseconds(250);

    private const int LongestBar = 40;

    // The other columns with the gaps between them: the id of a row, the percentage and the time left.
    private const int OtherColumns = 58;

    private readonly ProgressContext _context;
    private readonly ProgressTask _task;
    private long _drawn;

    private LiveProgress(ProgressContext context, int rows)
    {
        _context = context;
        _task = context.AddTask("starting", maxValue: rows);
    }

    /// <summary>Shows the bar while the action runs.</summary>
    public static void Run(IAnsiConsole console, int rows, Action<IRowProgress> action) => console
        .Progress()
        .AutoRefresh(false)
        .Columns(
            new TaskDescriptionColumn { Alignment = Justify.Left },
            new ProgressBarColumn { Width = Math.Clamp(console.Profile.Width - OtherColumns, 5, LongestBar) },
            new PercentageColumn(),
            new RemainingTimeColumn())
        .Start(context => action(new LiveProgress(context, rows)));

    public void RowStarted(Row row)
    {
        _task.Description = Markup.Escape(row.Id);
        Draw();
    }

    public void Advanced(Row row, double share)
    {
        _task.Value = Math.Floor(_task.Value) + Math.Min(share, 0.999);
        if (Stopwatch.GetElapsedTime(_drawn) > s_redrawEvery)
            Draw();
    }

    public void RowFinished(Row row)
    {
        _task.Value = Math.Floor(_task.Value) + 1;
        Draw();
    }

    private void Draw()
    {
        _context.Refresh();
        _drawn = Stopwatch.GetTimestamp();
    }
}
