using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>
/// The composite types (lists, dictionaries, nullables, tuples) that one generated file writes through methods of its own,
/// each under a readable, unique name.
/// </summary>
internal sealed class HelperSet
{
    private readonly Dictionary<string, string> _nameByType = new(StringComparer.Ordinal);
    private readonly HashSet<string> _names = new(StringComparer.Ordinal);
    private readonly Queue<TypeRef> _pending = new();

    /// <summary>The name of the type's helpers, which are emitted once it has been asked for.</summary>
    public string NameOf(TypeRef type)
    {
        if (_nameByType.TryGetValue(type.FullName, out var name))
        {
            return name;
        }

        name = type.Name;
        for (var i = 2; !_names.Add(name); i++)
        {
            name = FormattableString.Invariant($"{type.Name}{i}");
        }

        _nameByType.Add(type.FullName, name);
        _pending.Enqueue(type);
        return name;
    }

    public bool TryTake(out TypeRef type)
    {
        var isAny = _pending.Count > 0;
        type = isAny ? _pending.Dequeue() : null!;
        return isAny;
    }
}
