namespace FastSer.Walking;

/// <summary>Which step goes over what a tag of a union stands for.</summary>
internal sealed class SkipTags
{
    /// <summary>Tags below this are looked up in an array.</summary>
    private const int MaxDense = 256;

    private readonly int[] _dense;
    private readonly Dictionary<int, int> _others = [];
    private readonly int _unknown;

    /// <param name="cases">The steps by tags. Of a tag that occurs twice the first counts.</param>
    /// <param name="unknown">The step for other tags.</param>
    public SkipTags(IReadOnlyList<(int Tag, int Step)> cases, int unknown)
    {
        _unknown = unknown;
        _dense = new int[cases.Where(static item => item.Tag < MaxDense).Select(static item => item.Tag + 1).DefaultIfEmpty().Max()];
        _dense.AsSpan().Fill(unknown);
        foreach (var (tag, step) in cases.Reverse())
        {
            if (tag < MaxDense)
            {
                _dense[tag] = step;
            }
            else
            {
                _others[tag] = step;
            }
        }
    }

    public int StepOf(long tag) => tag < _dense.Length ? _dense[tag] : _others.TryGetValue((int)tag, out var step) ? step : _unknown;
}
