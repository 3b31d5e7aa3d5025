namespace FastSer.Tool.TypeScript;

/// <summary>A schema, and what the functions in JavaScript need to know of it: sizes, recursion, and the types that they cannot read or write.</summary>
internal sealed class ScriptSchema
{
    private readonly Dictionary<string, FastSerSchemaType> _types;
    private readonly Dictionary<string, string?> _unreadable;
    private readonly Dictionary<string, string?> _unwritable;
    private readonly Dictionary<string, bool> _recursive = new(StringComparer.Ordinal);

    public ScriptSchema(FastSerSchema schema)
    {
        _types = schema.Types.ToDictionary(static type => type.Name, StringComparer.Ordinal);
        foreach (var name in schema.Roots.SelectMany(NamesIn).Concat(schema.Types.SelectMany(NamesIn)))
        {
            Find(name);
        }

        _unreadable = FindReasons(WhyUnreadable);
        _unwritable = FindReasons(
            type => _unreadable[type.Name] ?? (type.Format == WireFormat.Tolerant ? "the Tolerant format is read only" : null));
    }

    public FastSerSchemaType Find(string name) =>
        _types.TryGetValue(name, out var type) ? type : throw new ToolException($"The schema has no type '{name}'.");

    /// <summary>Returns why the functions of a type cannot exist, or null.</summary>
    public string? WhyUnreadable(string name) => _unreadable[name];

    public string? WhyUnwritable(string name) => _unwritable[name];

    /// <summary>Returns why values of a place cannot be read, or null.</summary>
    public string? WhyUnreadableValue(FastSerSchemaValue value) => Find(value, _unreadable);

    public string? WhyUnwritableValue(FastSerSchemaValue value) => Find(value, _unwritable);

    /// <summary>Returns the bytes of every value, if all take the same; else -1.</summary>
    public int FixedSize(FastSerSchemaValue value) => value.HasPresence ? -1 : FixedSizeBehindPresence(value);

    /// <summary>Returns the bytes of every value without its presence byte, if all take the same; else -1.</summary>
    public int FixedSizeBehindPresence(FastSerSchemaValue value) => value.Kind switch
    {
        FastSerSchemaKind.Scalar or FastSerSchemaKind.Enum => ScriptScalar.Of(value.Scalar!).Size,
        FastSerSchemaKind.Tuple => Sum(value.Parts),
        FastSerSchemaKind.Object when IsFixed(Find(value.Reference!)) => Sum(Find(value.Reference!).Members),
        _ => -1,
    };

    /// <summary>Returns the fewest bytes that a value takes.</summary>
    public int LeastSize(FastSerSchemaValue value)
    {
        var parts = value.HasPresence ? null : value.Kind switch
        {
            FastSerSchemaKind.Tuple when value.TypeName is null or not "System.Net.IPNetwork" and not "System.Drawing.Color" => value.Parts,
            FastSerSchemaKind.Object when IsFixed(Find(value.Reference!)) => Find(value.Reference!).Members,
            _ => null,
        };
        return parts is not null ? Math.Max(1, parts.Sum(part => LeastSize(part.Value)))
            : value.HasPresence || value.Scalar is null ? 1
            : ScriptScalar.Of(value.Scalar).Size;
    }

    /// <summary>Returns whether values of a type can contain others of it, so that the data decides how deep they nest.</summary>
    public bool IsRecursive(FastSerSchemaType type)
    {
        if (!_recursive.TryGetValue(type.Name, out var isRecursive))
        {
            var seen = new HashSet<string>(StringComparer.Ordinal);
            var pending = new Stack<string>(NamesIn(type));
            while (!isRecursive && pending.TryPop(out var name))
            {
                isRecursive = name == type.Name;
                if (seen.Add(name))
                {
                    foreach (var next in NamesIn(Find(name)))
                    {
                        pending.Push(next);
                    }
                }
            }

            _recursive.Add(type.Name, isRecursive);
        }

        return isRecursive;
    }

    /// <summary>Returns all values that are parts of a value: not those of types with names.</summary>
    private static IEnumerable<FastSerSchemaValue> PartsOf(FastSerSchemaValue value) =>
        value.Parts.Select(static part => part.Value).Concat(value.Cases.Select(static one => one.Value).OfType<FastSerSchemaValue>());

    private static IEnumerable<FastSerSchemaValue> PartsOf(FastSerSchemaType type) => type.Members
        .Where(static member => !member.IsReserved).Select(static member => member.Value)
        .Concat(type.Cases.Select(static one => one.Value).OfType<FastSerSchemaValue>());

    /// <summary>The size of a generic struct depends on its arguments, so that it is not part of a fixed block.</summary>
    private static bool IsFixed(FastSerSchemaType type) =>
        type.Head == FastSerSchemaHead.None && !type.Name.Contains('<', StringComparison.Ordinal);

    private int Sum(IEnumerable<FastSerSchemaMember> members)
    {
        var sum = 0;
        foreach (var member in members)
        {
            var size = member.ControlBit is null ? FixedSize(member.Value) : -1;
            if (size < 0)
            {
                return -1;
            }

            sum += size;
        }

        return sum == 0 ? -1 : sum;
    }

    private static IEnumerable<string> NamesIn(FastSerSchemaType type) => PartsOf(type).SelectMany(NamesIn);

    private static IEnumerable<string> NamesIn(FastSerSchemaValue value) =>
        PartsOf(value).SelectMany(NamesIn).Concat(value.Reference is { } name ? [name] : []);

    private static string? WhyUnreadable(FastSerSchemaType type) => type switch
    {
        { Format: WireFormat.Compact } or { ControlBytes: > 0 } => "the Compact format is not supported",
        { Head: FastSerSchemaHead.Identity or FastSerSchemaHead.IdentityAndMemberCount } => "types with References = true are not supported",
        _ => null,
    };

    private static string? WhyUnreadable(FastSerSchemaValue value) => value switch
    {
        { IsCompact: true } => "the Compact format is not supported",
        { Kind: FastSerSchemaKind.Opaque } => $"a formatter of the application ({value.Formatter}) encodes a value",
        _ => null,
    };

    /// <summary>Finds the types that have a reason of their own, and then those that contain such types.</summary>
    private Dictionary<string, string?> FindReasons(Func<FastSerSchemaType, string?> ofType)
    {
        var reasons = _types.Values.ToDictionary(static type => type.Name, ofType, StringComparer.Ordinal);
        for (var isChanged = true; isChanged;)
        {
            isChanged = false;
            foreach (var type in _types.Values.Where(type => reasons[type.Name] is null))
            {
                var reason = PartsOf(type).Select(part => Find(part, reasons)).FirstOrDefault(static found => found is not null);
                isChanged |= reason is not null;
                reasons[type.Name] = reason;
            }
        }

        return reasons;
    }

    private static string? Find(FastSerSchemaValue value, Dictionary<string, string?> reasons) =>
        WhyUnreadable(value)
        ?? (value.Reference is { } name && reasons[name] is { } reason
            ? reason.StartsWith("it contains", StringComparison.Ordinal) ? reason : $"it contains {name}: {reason}" : null)
        ?? PartsOf(value).Select(part => Find(part, reasons)).FirstOrDefault(static found => found is not null);
}
