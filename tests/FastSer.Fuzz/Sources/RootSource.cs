using System.Text;

namespace FastSer.Fuzz;

/// <summary>A root type and the case that reads and writes it.</summary>
/// <param name="Name">The name of the case.</param>
/// <param name="Type">The root.</param>
internal sealed record Root(string Name, TypeRef Type);

/// <summary>The text of cases: each type as a root, and in a holder in every position.</summary>
internal static class RootSource
{
    public static string Of(IReadOnlyList<Root> roots) => OfText([.. roots.Select(static r => (r.Name, r.Type.Nullable))]);

    public static string OfText(IReadOnlyList<(string Name, string Type)> roots)
    {
        var text = new StringBuilder("#nullable enable\npublic static class GeneratedCases\n{\n    public static global::FastSer.TestTypes.TestCase[] Create() => new global::FastSer.TestTypes.TestCase[]\n    {\n");
        foreach (var (name, type) in roots)
        {
            text.Append("        new global::FastSer.TestTypes.TestCase<").Append(type).Append(">(\"").Append(name)
                .Append("\", static (").Append(type).Append(" v) => FastSer.FastSerializer.Serialize(v), static () => new ")
                .Append(ArrayOf(type)).Append("),\n");
        }

        return text.Append("    };\n}\n").ToString();
    }

    // The brackets of an array of arrays stand in the reverse order.
    private static string ArrayOf(string type) => $"global::System.Collections.Generic.List<{type}>().ToArray()";
}
