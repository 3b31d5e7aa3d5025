namespace FastSer.MatrixTests.Positions;

/// <summary>A place in a holder where values of another type stand.</summary>
/// <param name="Name">The name of the holder's member.</param>
/// <param name="Type">The member's type, made from the type that stands there.</param>
/// <param name="Value">The member's value, made from <c>s</c>, an array of values that is not empty.</param>
internal sealed record Position(string Name, Func<string, string> Type, string Value)
{
    private static readonly Position[] s_all =
    [
        new("Member", static x => x, "s[^1]"),
        new("Array", ArrayOf, "s"),
        new("List", static x => $"List<{x}>", "[.. s]"),
        new("Values", static x => $"Dictionary<int, {x}>", "HolderValues.Number(s)"),
        new("Tuple", static x => $"({x} First, int Second)", "(s[0], 5)"),
        new("Argument", static x => $"Positioned<{x}>", "new() { Value = s[0], Values = [.. s] }"),
        new("Nested", static x => $"Dictionary<string, List<{x}>>", """new() { ["a"] = [.. s], ["b"] = null }"""),
    ];

    private static readonly Position[] s_ofStructs =
    [
        new("Nullable", static x => $"{x}?", "s[0]"),
        new("Nullables", static x => $"{x}?[]", "[s[0], null, s[^1]]"),
        new("Keys", static x => $"Dictionary<{x}, int>", "HolderValues.Keys(s)"),
    ];

    /// <summary>No value is of exactly a nullable type or an interface.</summary>
    private static readonly Position s_case =
        new("Case", static _ => "object", "s[0]") { Attribute = static x => $"[FastSerUnion(3, typeof({x}))] " };

    /// <summary>Makes the attribute before the member from the type.</summary>
    public Func<string, string> Attribute { get; init; } = static _ => "";

    /// <summary>The positions in which values of the type can stand.</summary>
    public static IEnumerable<Position> Of(Type type)
    {
        var isNullable = Nullable.GetUnderlyingType(type) is not null;
        return s_all.Concat(type.IsValueType && !isNullable ? s_ofStructs : []).Concat(type.IsInterface || isNullable ? [] : [s_case]);
    }

    // The brackets of an array of arrays stand in the reverse order.
    private static string ArrayOf(string type) => type.IndexOf('[', StringComparison.Ordinal) is >= 0 and var at && type.EndsWith(']')
        ? $"{type[..at]}[]{type[at..]}"
        : $"{type}[]";
}
