namespace FastSer.Tool.Schemas;

/// <summary>Compares two versions of a schema by the rules of docs/versioning.md.</summary>
internal sealed partial class SchemaComparison
{
    private readonly Dictionary<string, FastSerSchemaType> _old;
    private readonly Dictionary<string, FastSerSchemaType> _new;

    /// <summary>The new name of each type of the old schema that still exists.</summary>
    private readonly Dictionary<string, string> _newNames = new(StringComparer.Ordinal);

    private readonly List<SchemaDifference> _differences = [];

    private SchemaComparison(FastSerSchema old, FastSerSchema @new)
    {
        _old = old.Types.ToDictionary(static type => type.Name, StringComparer.Ordinal);
        _new = @new.Types.ToDictionary(static type => type.Name, StringComparer.Ordinal);
        foreach (var type in @new.Types)
        {
            if (_old.ContainsKey(type.Name))
            {
                _newNames[type.Name] = type.Name;
            }
            else if (FormerNameOf(type) is { } former && _old.ContainsKey(former))
            {
                _newNames.TryAdd(former, type.Name);
            }
        }
    }

    /// <summary>Finds the differences, ordered by type. The last ones are those of types that contain a type with broken readers.</summary>
    public static IReadOnlyList<SchemaDifference> Compare(FastSerSchema old, FastSerSchema @new)
    {
        var comparison = new SchemaComparison(old, @new);
        foreach (var type in old.Types)
        {
            comparison.CompareType(type);
        }

        foreach (var added in @new.Types.Where(type => !comparison._newNames.ContainsValue(type.Name)))
        {
            comparison.Add(added.Name, Readers.None, "is new");
        }

        comparison.CompareRoots(old, @new);
        comparison.AddContainers();
        return comparison._differences;
    }

    /// <summary>A declared former name has no namespace.</summary>
    private static string? FormerNameOf(FastSerSchemaType type)
    {
        if (type.FormerName is null)
        {
            return null;
        }

        var arguments = type.Name.IndexOf('<', StringComparison.Ordinal);
        var (path, rest) = arguments < 0 ? (type.Name, "") : (type.Name[..arguments], type.Name[arguments..]);
        return path[..(path.LastIndexOf('.') + 1)] + type.FormerName + rest;
    }

    private void CompareType(FastSerSchemaType old)
    {
        if (!_newNames.TryGetValue(old.Name, out var name))
        {
            // Members and roots that used it are compared where they are.
            Add(old.Name, Readers.None, "is no longer part of the schema");
            return;
        }

        var @new = _new[name];
        if (old.Kind != @new.Kind)
        {
            Add(name, Readers.Both, $"was {Text(old.Kind)} and is {Text(@new.Kind)}");
            return;
        }

        switch (old.Kind)
        {
            case FastSerSchemaTypeKind.Enum:
                CompareEnums(old, @new);
                break;
            case FastSerSchemaTypeKind.Union when old.Format != @new.Format:
            case FastSerSchemaTypeKind.Object when old.Format != @new.Format:
                Add(name, Readers.Both, $"the format was {old.Format} and is {@new.Format}");
                break;
            case FastSerSchemaTypeKind.Union:
                CompareCases(name, "", old.Cases, @new.Cases, old.Format == WireFormat.Tolerant);
                break;
            default:
                CompareObjects(old, @new);
                break;
        }
    }

    private void CompareEnums(FastSerSchemaType old, FastSerSchemaType @new)
    {
        if (old.Scalar != @new.Scalar)
        {
            Add(@new.Name, Readers.Both, $"the numbers were {old.Scalar} and are {@new.Scalar}");
        }

        var numbers = @new.Constants.ToDictionary(static constant => constant.Name, static constant => constant.Value, StringComparer.Ordinal);
        foreach (var (name, value) in old.Constants)
        {
            if (!numbers.Remove(name, out var number))
            {
                Add(@new.Name, Readers.None, $"{name} = {value} is gone");
            }
            else if (number != value)
            {
                Add(@new.Name, Readers.Both, $"{name} was {value} and is {number}");
            }
        }

        foreach (var (name, value) in numbers)
        {
            Add(@new.Name, Readers.None, $"{name} = {value} is new");
        }
    }

    private void CompareCases(
        string type, string place, IReadOnlyList<FastSerSchemaCase> old, IReadOnlyList<FastSerSchemaCase> @new, bool isTolerant)
    {
        var cases = @new.ToDictionary(static item => item.Tag);
        foreach (var item in old)
        {
            var tag = $"{place}tag {item.Tag} ({item.TypeName})";
            if (!cases.Remove(item.Tag, out var other))
            {
                Add(type, isTolerant ? Readers.None : Readers.New, isTolerant ? $"{tag} is gone: it is read as null" : $"{tag} is gone");
            }
            else if (item.Layout != other.Layout)
            {
                Add(type, Readers.Both, $"{tag} was followed by {Text(item.Layout)} and is followed by {Text(other.Layout)}");
            }
            else if (item.Value is null || other.Value is null)
            {
                AddIf(item.TypeName != other.TypeName, type, Readers.Both, $"{tag} is {other.TypeName}");
            }
            else
            {
                CompareValues(type, tag, item.Value, other.Value);
            }
        }

        foreach (var item in cases.Values)
        {
            Add(type, isTolerant ? Readers.None : Readers.Old, $"{place}tag {item.Tag} ({item.TypeName}) is new");
        }
    }

    private void CompareRoots(FastSerSchema old, FastSerSchema @new)
    {
        var roots = @new.Roots.Where(static root => root.TypeName is not null).DistinctBy(static root => root.TypeName)
            .ToDictionary(static root => root.TypeName!, StringComparer.Ordinal);
        foreach (var root in old.Roots.Where(static root => root.TypeName is not null))
        {
            if (roots.TryGetValue(NewNameOf(root.TypeName!), out var other))
            {
                CompareValues(root.TypeName!, "the root", root, other);
            }
            else
            {
                Add(root.TypeName!, Readers.New, "is no longer serialized as a root");
            }
        }
    }

    /// <summary>Whoever contains a value that cannot be read cannot be read either.</summary>
    private void AddContainers()
    {
        var broken = _differences.Where(static item => item.Broken != 0).GroupBy(static item => item.TypeName, StringComparer.Ordinal)
            .ToDictionary(
                static group => group.Key, static group => group.Aggregate(Readers.None, static (all, item) => all | item.Broken), StringComparer.Ordinal);
        for (var found = true; found;)
        {
            found = false;
            foreach (var type in _new.Values.Where(type => _newNames.ContainsValue(type.Name)))
            {
                broken.TryGetValue(type.Name, out var known);
                foreach (var part in References(type).Distinct(StringComparer.Ordinal))
                {
                    if (broken.TryGetValue(part, out var readers) && (readers & ~known) != 0)
                    {
                        (known, found) = (known | readers, true);
                        broken[type.Name] = known;
                        Add(type.Name, readers, $"contains {part}");
                    }
                }
            }
        }
    }

    private static IEnumerable<string> References(FastSerSchemaType type) => type.Members.Where(static member => !member.IsReserved)
        .Select(static member => member.Value).Concat(type.Cases.Select(static item => item.Value).OfType<FastSerSchemaValue>()).SelectMany(References);

    private static IEnumerable<string> References(FastSerSchemaValue value) => value.Parts.Select(static part => part.Value)
        .Concat(value.Cases.Select(static item => item.Value).OfType<FastSerSchemaValue>()).SelectMany(References)
        .Concat(value.Reference is { } name ? [name] : []);

    private string NewNameOf(string oldName) => _newNames.GetValueOrDefault(oldName, oldName);

    private void Add(string type, Readers broken, string text) => _differences.Add(new(type, broken, text));

    private void AddIf(bool isDifferent, string type, Readers broken, string text)
    {
        if (isDifferent)
        {
            Add(type, broken, text);
        }
    }

    private static string Text(FastSerSchemaTypeKind kind) => kind switch
    {
        FastSerSchemaTypeKind.Object => "an object",
        FastSerSchemaTypeKind.Union => "a union",
        _ => "an enum",
    };

    private static string Text(FastSerSchemaCaseLayout layout) => layout switch
    {
        FastSerSchemaCaseLayout.Members => "members",
        FastSerSchemaCaseLayout.Value => "a value",
        FastSerSchemaCaseLayout.Sized => "a Tolerant object",
        FastSerSchemaCaseLayout.Enclosed => "a length and a union",
        _ => "nothing",
    };
}
