using System.Globalization;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Explaining;

namespace FastSer.Json;

/// <summary>The names of the members of an object, or of the cases of a union, made once for each shape.</summary>
internal sealed class ShapeNames
{
    private static readonly ConditionalWeakTable<WireShape, ShapeNames> s_names = [];

    private readonly Dictionary<string, int> _members = new(StringComparer.Ordinal);
    private readonly Dictionary<string, int> _tags = new(StringComparer.Ordinal);
    private readonly Dictionary<int, string> _cases = [];

    private ShapeNames(WireShape shape)
    {
        Members = new string[shape.Members.Length];
        if (shape.Kind == WireShapeKind.Union)
        {
            AddCases(shape);
        }
        else
        {
            AddMembers(shape);
        }
    }

    /// <summary>Gets the names of the members. A member that hides one of a base class gets a number.</summary>
    public string[] Members { get; }

    /// <summary>Returns the names of a shape.</summary>
    public static ShapeNames Of(WireShape shape) => s_names.GetValue(shape, static shape => new(shape));

    /// <summary>Returns the index of the member that has a name, or -1.</summary>
    public int FindMember(string name) => _members.GetValueOrDefault(name, -1);

    /// <summary>Returns the name of a case: that of its type, or its tag if several types have that name.</summary>
    public string CaseOf(int tag) => _cases[tag];

    /// <summary>Returns the tag that a name, or a number, stands for; -1 for other texts.</summary>
    public int TagOf(string name) => _tags.TryGetValue(name, out var tag) ? tag
        : int.TryParse(name, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : -1;

    private void AddMembers(WireShape shape)
    {
        var counts = new Dictionary<string, int>(StringComparer.Ordinal);
        for (var i = 0; i < Members.Length; i++)
        {
            var name = shape.Members[i].Name;
            counts[name] = counts.GetValueOrDefault(name) + 1;
            Members[i] = counts[name] == 1 ? name : string.Create(CultureInfo.InvariantCulture, $"{name} ({counts[name]})");
            _members.TryAdd(Members[i], i);
        }
    }

    private void AddCases(WireShape union)
    {
        string?[] names = [.. union.Members.ToArray().Select(static item => NameOf(item.Shape.Resolved))];
        for (var i = 0; i < names.Length; i++)
        {
            var (name, tag) = (names[i], union.Tags[i]);
            var isUnique = name is { Length: > 0 } && !char.IsAsciiDigit(name[0]) && names.Count(other => other == name) == 1;
            _cases.TryAdd(tag, isUnique ? name! : tag.ToString(CultureInfo.InvariantCulture));
            _tags.TryAdd(_cases[tag], tag);
        }
    }

    private static string? NameOf(WireShape shape) =>
        shape.SchemaName ?? (LeafValue.TypeOf(shape.Kind == WireShapeKind.Payload ? shape.Members[0].Shape.Resolved : shape)?.Name);
}
