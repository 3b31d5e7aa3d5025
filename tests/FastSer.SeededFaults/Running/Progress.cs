namespace FastSer.SeededFaults;

/// <summary>What a process that runs parts has said so far.</summary>
internal sealed class Progress
{
    private readonly Lock _lock = new();
    private Part? _part;
    private string _test = "";
    private string? _failure;
    private bool _isDone;
    private double _begin;

    /// <summary>Gets the processor time that each part took.</summary>
    public Dictionary<string, double> Seconds { get; } = [];

    public void Take(string? line, double seconds)
    {
        if (line is null)
        {
            return;
        }

        lock (_lock)
        {
            if (line.StartsWith(PartProgram.BeginPart, StringComparison.Ordinal))
            {
                EndPart(seconds);
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

    /// <summary>Whether the part has used up its time.</summary>
    public bool IsOver(double seconds)
    {
        lock (_lock)
        {
            return _part is not null && seconds - _begin > _part.Limit;
        }
    }

    public Verdict Close(string name, string death, double seconds)
    {
        lock (_lock)
        {
            EndPart(seconds);
            return _isDone
                ? new Verdict(name, null, "", seconds)
                : new Verdict(name, _part?.Name ?? "start", _failure ?? $"{_test}: {death}", seconds);
        }
    }

    private void EndPart(double seconds)
    {
        if (_part is not null)
        {
            Seconds[_part.Name] = seconds - _begin;
        }

        _begin = seconds;
    }
}
