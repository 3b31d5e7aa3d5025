using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>
/// The composite types (lists, dictionaries, nullables, tuples) that one generated file writes through methods of its own,
/// each under a readable, unique name.
/// </summary>
internal sealed class HelperSet(IEnumerable<string> takenNames)
{
    private static readonly string[] s_verbs = ["Write", "Read", "Put"];
    private readonly Dictionary<string, string> _nameByType = new(StringComparer.Ordinal);
    private readonly HashSet<string> _names = new(takenNames.Select(WithoutVerb), StringComparer.Ordinal);
    private readonly Queue<TypeRef> _pending = new();

    public static bool LooksLikeHelper(string memberName) => WithoutVerb(memberName) != memberName;

    /// <summary>The name of the type's helpers, which are emitted once it has been asked for.</summary>
    public string NameOf(TypeRef type)
    {
        if (_nameByType.TryGetValue(KeyOf(type), out var name))
        {
            return name;
        }

        name = type.Name;
        for (var i = 2; !_names.Add(name); i++)
        {
            name = FormattableString.Invariant($"{type.Name}{i}");
        }

        _nameByType.Add(KeyOf(type), name);
        _pending.Enqueue(type);
        return name;
    }

    public bool TryTake(out TypeRef type)
    {
        var isAny = _pending.Count > 0;
        type = isAny ? _pending.Dequeue() : null!;
        return isAny;
    }

    /// <summary>One type may be read with several comparers, which its name tells, and in two formats.</summary>
    private static string KeyOf(TypeRef type) => type.FullName + " " + type.Name + (type.IsCompact ? " compact" : "");

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
