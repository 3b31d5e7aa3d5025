namespace FastSer.Generator.Output;

/// <summary>
/// The helpers of one generated file: the methods that write and read composite types (lists, dictionaries, nullables, tuples). They
/// stand in a class of the assembly, where all files share them. Only those that other code cannot name, and all of a file
/// with marks (<see cref="UseMarks"/>), stand in a nested class of the file's own type.
/// </summary>
/// <param name="space">The namespace of the assembly's class.</param>
/// <param name="uses">What the file names.</param>
/// <param name="takenNames">Members of the file's type that could have the name of one that is added.</param>
internal sealed class HelperSet(string space, UseMarks uses, IEnumerable<string> takenNames)
{
    /// <summary>The method that reads members into an object, of types that need one.</summary>
    public const string Members = "ReadMembers";

    /// <summary>The method that reads what other versions of a Tolerant type have written.</summary>
    public const string OtherVersion = "ReadOtherVersion";

    private const string OwnClass = "FastSerHelpers";

    private static readonly string[] s_reserved = [OwnClass, Members, OtherVersion];
    private readonly Dictionary<IHelperOwner<HelperSet>, Helper> _helpers = [];
    private readonly SortedDictionary<string, Helper> _shared = new(StringComparer.Ordinal);
    private readonly SortedDictionary<string, Helper> _own = new(StringComparer.Ordinal);
    private readonly HashSet<string> _taken = new(takenNames, StringComparer.Ordinal);
    private readonly bool _ownsAll = uses != UseMarks.None;

    /// <summary>Whose text is emitted at present, if that of a helper.</summary>
    private bool? _isInOwn;

    /// <summary>The helpers that were asked for and that all files share, in the order of their names.</summary>
    public EquatableArray<Helper> Shared => _shared.Values.ToEquatableArray();

    /// <summary>A member of the annotated type that could have the name of an emitted one.</summary>
    public static bool LooksLikeHelper(string memberName) =>
        Array.Exists(s_reserved, name => memberName.StartsWith(name, StringComparison.Ordinal));

    /// <summary>The name of a method of the type's helper, as it is called where code is emitted at present.</summary>
    /// <param name="verb">What the method does: Write, Read, Put.</param>
    /// <param name="type">The type.</param>
    public string Call(string verb, IHelperOwner<HelperSet> type)
    {
        var name = verb + HelperOf(type).Name;
        var isOwn = IsOwn(type);
        return isOwn == _isInOwn ? name
            : isOwn ? $"{Reserve(OwnClass)}.{name}"
            : $"global::{space}.{HelperFile.ClassName}.{name}";
    }

    /// <summary>Emits the class with the helpers that are not shared.</summary>
    public void EmitOwn(SourceWriter source)
    {
        if (_own.Count == 0)
        {
            return;
        }

        source.Line();
        source.Line(Names.GeneratedType);
        source.Open($"private static class {Reserve(OwnClass)}");
        HelperFile.EmitMethods(source, _own.Values);
        source.Close();
    }

    /// <summary>The name, or where a member has it, one like it.</summary>
    public string Reserve(string name)
    {
        var unique = name;
        for (var i = 2; _taken.Contains(unique); i++)
        {
            unique = FormattableString.Invariant($"{name}{i}");
        }

        return unique;
    }

    private bool IsOwn(IHelperOwner<HelperSet> type) => _ownsAll || type.IsHidden;

    private Helper HelperOf(IHelperOwner<HelperSet> type)
    {
        if (_helpers.TryGetValue(type, out var known))
        {
            return known;
        }

        var caller = _isInOwn;
        _isInOwn = IsOwn(type);
        var source = new SourceWriter();
        type.EmitHelpers(source, this);
        var helper = Helper.Of(type, source.ToString());
        (_isInOwn == true ? _own : _shared)[helper.Name] = helper;
        _helpers.Add(type, helper);
        _isInOwn = caller;
        return helper;
    }
}
