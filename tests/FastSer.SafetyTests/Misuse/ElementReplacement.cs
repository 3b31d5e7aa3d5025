using FastSer.SafetyTests.Reentrancy;

namespace FastSer.SafetyTests.Misuse;

/// <summary>A value and the replacement of one of its parts, which then takes more bytes, or fewer: to add a kind, add a line.</summary>
/// <param name="Value">The value.</param>
/// <param name="Replace">Replaces the part by one that takes many bytes, or few.</param>
internal sealed record ElementReplacement(Changing Value, Action<bool> Replace)
{
    private const int Count = 3_000;
    private const int Middle = Count / 2;

    private static readonly string s_long = new('\u0100', 400);

    private static readonly Dictionary<string, Func<ElementReplacement>> s_all = new(StringComparer.Ordinal)
    {
        ["string builder"] = static () => Of(new() { Text = new(new string('b', Count)) }, static (v, many) => v.Text![Middle] = many ? '\u0100' : 'b'),
        ["texts"] = static () => Of(
            new() { Texts = [.. Enumerable.Repeat("text", Count)] }, static (v, many) => v.Texts![Middle] = many ? s_long : null),
        ["tuples"] = static () => Of(
            new() { Tuples = [.. Enumerable.Repeat((1, (string?)"text"), Count)] }, static (v, many) => v.Tuples![Middle] = (1, many ? s_long : "a")),
        ["objects"] = static () => Of(new() { Array = new Meddler?[Count] }, static (v, many) => v.Array![Middle] = many ? new() { Text = s_long } : null),
        ["members"] = static () => Of(
            new() { Array = [new() { Text = "a" }, new() { Text = "b" }] }, static (v, many) => v.Array![1]!.Text = many ? s_long : null),
        ["compact numbers"] = static () => Of(
            new() { Compact = new() { Numbers = [.. Enumerable.Range(0, Count)] } }, static (v, many) => v.Compact!.Numbers![Middle] = many ? int.MinValue : 0),
        ["compact flags"] = static () => Of(
            new() { Compact = new() { Flags = [.. new bool[Count]] } }, static (v, many) => v.Compact!.Flags![Middle] = many),
        ["compact objects"] = static () => Of(
            new() { Compact = new() { List = [.. new Meddler?[Count]] } },
            static (v, many) => v.Compact!.List![Middle] = many ? new() { Text = s_long } : null),
    };

    public static IEnumerable<string> Names => s_all.Keys;

    public static ElementReplacement Get(string name) => s_all[name]();

    private static ElementReplacement Of(Changing value, Action<Changing, bool> replace) => new(value, many => replace(value, many));
}
