using System.Collections.Concurrent;

namespace FastSer.HostLoad;

/// <summary>The counts of the actions of the clients, and their failures.</summary>
internal sealed class Tally
{
    private readonly ConcurrentDictionary<string, int> _counts = new(StringComparer.Ordinal);
    private readonly ConcurrentQueue<string> _failures = new();

    public IEnumerable<string> Failures => _failures;

    public string Counts => string.Join(
        ", ", _counts.OrderBy(static pair => pair.Key, StringComparer.Ordinal).Select(static pair => $"{pair.Key} {pair.Value}"));

    public int Total => _counts.Values.Sum();

    /// <summary>All that begins with these words.</summary>
    public int CountOf(string what) => _counts.Where(pair => pair.Key.StartsWith(what, StringComparison.Ordinal)).Sum(static pair => pair.Value);

    public void Count(string what) => _counts.AddOrUpdate(what, 1, static (_, count) => count + 1);

    public void Fail(string failure)
    {
        if (_failures.Count < 20)
        {
            _failures.Enqueue(failure);
        }
    }

    public void Require(bool condition, string failure)
    {
        if (!condition)
        {
            Fail(failure);
        }
    }
}
