namespace FastSer.Generator.Output;

/// <summary>
/// The composite types (lists, dictionaries, nullables, tuples) that one generated file writes through methods of its own,
/// each under a readable, unique name.
/// </summary>
internal sealed class HelperSet(IEnumerable<string> takenNames)
{
    /// <summary>Well below what the compiler accepts as the name of a method.</summary>
    private const int MaximumBytes = 200;

    private static readonly string[] s_verbs = ["Write", "ReadInto", "Read", "Put"];
    private readonly Dictionary<string, string> _nameByType = new(StringComparer.Ordinal);
    private readonly HashSet<string> _names = new(takenNames.Select(WithoutVerb), StringComparer.Ordinal);
    private readonly Queue<WireType> _pending = new();
    private readonly Dictionary<string, string> _reserved = new(StringComparer.Ordinal);
    private readonly HashSet<string> _filled = new(StringComparer.Ordinal);

    public static bool LooksLikeHelper(string memberName) => WithoutVerb(memberName) != memberName;

    /// <summary>The name of the type's helpers, which are emitted once it has been asked for.</summary>
    public string NameOf(WireType type)
    {
        if (_nameByType.TryGetValue(type.Key, out var name))
        {
            return name;
        }

        name = Reserve(ShortName.Of(type.Name, MaximumBytes));
        _nameByType.Add(type.Key, name);
        _pending.Enqueue(type);
        return name;
    }

    /// <summary>Lets the type's helper read into existing values too.</summary>
    public void UseExisting(WireType type) => _filled.Add(type.Key);

    public bool UsesExisting(WireType type) => _filled.Contains(type.Key);

    /// <summary>Emits the helpers that were asked for, and those that they ask for in turn.</summary>
    public void EmitPending(SourceWriter source)
    {
        while (_pending.Count > 0)
        {
            source.Line();
            _pending.Dequeue().EmitHelpers(source, this);
        }
    }

    /// <summary>The name of a helper that belongs to no type: the same on every call.</summary>
    public string ReserveOnce(string name)
    {
        if (!_reserved.TryGetValue(name, out var unique))
        {
            unique = Reserve(name);
            _reserved.Add(name, unique);
        }

        return unique;
    }

    private string Reserve(string name)
    {
        var unique = name;
        for (var i = 2; !_names.Add(unique); i++)
        {
            unique = FormattableString.Invariant($"{name}{i}");
        }

        return unique;
    }

    private static string WithoutVerb(string memberName)
    {
        foreach (var verb in s_verbs)
        {
            if (memberName.StartsWith(verb, StringComparison.Ordinal))
            {
                return memberName.Substring(verb.Length);
            }
        }

        return memberName;
    }
}
