namespace FastSer.SignalR;

/// <summary>The parameter types of the methods that one side of a connection calls on the other side.</summary>
/// <param name="owner">Who has the methods, for messages.</param>
/// <param name="comparer">How the other side compares the names of methods.</param>
internal sealed class MethodTable(string owner, StringComparer comparer)
{
    private readonly Dictionary<string, Dictionary<int, Type[]>> _types = new(comparer);

    /// <exception cref="ArgumentException">Another method has the same name and number of parameters, and other types.</exception>
    public void Add(string name, Type[] types)
    {
        if (!_types.TryGetValue(name, out var byCount))
        {
            _types.Add(name, byCount = []);
        }

        if (!byCount.TryAdd(types.Length, types) && !byCount[types.Length].AsSpan().SequenceEqual(types))
        {
            throw new ArgumentException($"Two {owner} methods are called '{name}' and have {types.Length} parameters of other types.");
        }
    }

    /// <summary>The types of the parameters; null if the method is not declared.</summary>
    public Type[]? Find(string name, int count) => _types.TryGetValue(name, out var byCount) ? byCount.GetValueOrDefault(count) : null;
}
