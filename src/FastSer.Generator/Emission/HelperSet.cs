using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

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
    private readonly Queue<TypeRef> _pending = new();
    private readonly Dictionary<string, string> _reserved = new(StringComparer.Ordinal);
    private readonly HashSet<string> _readInto = new(StringComparer.Ordinal);
    private readonly Queue<TypeRef> _pendingReadInto = new();

    public static bool LooksLikeHelper(string memberName) => WithoutVerb(memberName) != memberName;

    /// <summary>The name of the type's helpers, which are emitted once it has been asked for.</summary>
    public string NameOf(TypeRef type)
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

    /// <summary>The name of the helper that reads into an existing collection, emitted once it has been asked for.</summary>
    public string ReadIntoNameOf(TypeRef type)
    {
        if (_readInto.Add(type.Key))
        {
            _pendingReadInto.Enqueue(type);
        }

        return "ReadInto" + NameOf(type);
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

    public bool TryTake(out TypeRef type) => TryTake(_pending, out type);

    public bool TryTakeReadInto(out TypeRef type) => TryTake(_pendingReadInto, out type);

    private static bool TryTake(Queue<TypeRef> pending, out TypeRef type)
    {
        var isAny = pending.Count > 0;
        type = isAny ? pending.Dequeue() : null!;
        return isAny;
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
