namespace FastSer.SeededFaults;

/// <summary>The progress that a process which runs parts has reported.</summary>
internal sealed class Progress
{
    private readonly Lock _lock = new();
    private Part? _part;
    private string _test = "";
    private string? _failure;
    private bool _isDone;
    private double _begin;
    private double _seconds;

    public void Take(string? line)
    {
        if (line is null)
        {
            return;
        }

        lock (_lock)
        {
            if (line.StartsWith(PartProgram.BeginPart, StringComparison.Ordinal))
            {
                _begin = _seconds;
                _part = PartList.Get(line[PartProgram.BeginPart.Length..]);
                _test = "";
            }
            else if (line.StartsWith(PartProgram.BeginTest, StringComparison.Ordinal))
            {
                _test = line[PartProgram.BeginTest.Length..];
            }
            else if (line.StartsWith(PartProgram.Failure, StringComparison.Ordinal))
            {
                _failure ??= line[PartProgram.Failure.Length..];
            }
            else if (line == PartProgram.Success)
            {
                _isDone = true;
            }
        }
    }

    /// <summary>Returns whether the part has used up its time.</summary>
    /// <param name="seconds">The processor time that the process has taken.</param>
    public bool IsOver(double seconds)
    {
        lock (_lock)
        {
            _seconds = Math.Max(_seconds, seconds);
            return _part is not null && _seconds - _begin > _part.Limit;
        }
    }

    public Verdict Close(string name, string death)
    {
        lock (_lock)
        {
            return _isDone
                ? new Verdict(name, null, "", _seconds)
                : new Verdict(name, _part?.Name.Split('/')[0] ?? "start", _failure ?? $"{_test}: {death}", _seconds);
        }
    }
}
