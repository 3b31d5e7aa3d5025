using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Runs;

/// <summary>One system of a <see cref="ProcessRun"/>, with its files and its figures so far.</summary>
internal sealed class Probed(string name, string argument, string smallFile, string largeFile, double fileBytes)
{
    private readonly List<double> _starts = [];
    private readonly List<double> _peaks = [];

    public bool IsComplete => _starts.Count > 0 && _peaks.Count > 0;

    /// <summary>Writes the logs in the system's own bytes.</summary>
    public static Probed Write(ISystemAdapter system, string argument, string folder, int entries)
    {
        var small = Path.Combine(folder, $"{argument}.small");
        var large = Path.Combine(folder, $"{argument}.large");
        Write((IProcessProbe)system, small, entries: 1);
        Write((IProcessProbe)system, large, entries);
        return new Probed(system.Name, argument, small, large, new FileInfo(large).Length);
    }

    /// <summary>The process without a system: it copies the small file, and reads none.</summary>
    public static Probed WriteBare(string folder)
    {
        var file = Path.Combine(folder, "bare");
        File.WriteAllText(file, "the first byte");
        return new Probed(ProcessFigure.Bare, ProcessProbe.Bare, file, file, 0);
    }

    /// <exception cref="ProcessException">A process failed.</exception>
    public void Measure(bool withMemory)
    {
        _starts.Add(FreshProcess.TimeToFirstByte([ProcessProbe.Argument, ProcessProbe.Start, argument, smallFile]).TotalMilliseconds);
        if (withMemory)
            _peaks.Add(FreshProcess.NumberOf([ProcessProbe.Argument, ProcessProbe.Memory, argument, largeFile]));
    }

    public ProcessFigure ToFigure() => new(name, [.. _starts], [.. _peaks], fileBytes);

    private static void Write(IProcessProbe probe, string file, int entries)
    {
        using var stream = File.Create(file);
        probe.Write(stream, probe.ToOwn(CommunityData.Log(entries)));
    }
}
