using System.Globalization;
using System.Text;

namespace FastSer.MatrixTests.Positions;

/// <summary>The text of a type for each test type and format, which holds it in every position.</summary>
internal sealed class HolderSource(IReadOnlyList<TestCase> cases)
{
    private readonly StringBuilder _types = new();
    private readonly StringBuilder _cases = new();

    public string Format()
    {
        _types.AppendLine("using FastSer.MatrixTests.Positions; namespace FastSer.MatrixTests.Generated;");
        _types.AppendLine("[FastSerType] public sealed partial class Positioned<T> { public T Value { get; set; } public List<T> Values; }");
        for (var i = 0; i < cases.Count; i++)
        {
            foreach (var format in FormatsOf(cases[i].Type))
            {
                Add(cases[i], $"{format}{i}", format);
            }
        }

        return $$"""
            {{_types}}
            public static class Cases
            {
                public static TestCase[] Create() =>
                [
            {{_cases}}
                ];
            }
            """;
    }

    private void Add(TestCase testCase, string name, string format)
    {
        var type = CSharpName.Of(testCase.Type);
        var positions = Position.Of(testCase.Type).ToArray();
        _types.AppendLine($"[FastSerType(Format = WireFormat.{format})] public sealed partial class {name} {{");
        var key = 0;
        _types.AppendLine($"{Key()}public int Before = 1;");
        foreach (var position in positions)
        {
            _types.AppendLine($"{Key()}{position.Attribute(type)}public {position.Type(type)} {position.Name};");
        }

        _types.AppendLine($"{Key()}public byte After = 2;");
        var samples = $"var s = HolderValues.Samples<{type}>(\"{testCase.Name}\");";
        var values = string.Join(", ", positions.Select(position => $"{position.Name} = {position.Value}"));
        _types.AppendLine($"public static {name}[] Create() {{ {samples} return [new(), new() {{ {values} }}]; }} }}");
        _cases.AppendLine(CultureInfo.InvariantCulture,
            $"        new TestCase<{name}>(\"{testCase.Name} in {format}\", static v => FastSerializer.Serialize(v), {name}.Create),");

        string Key() => format == "Tolerant" ? $"[FastSerMember({key++})] " : "";
    }

    /// <summary>Objects that keep their identity cannot stand in Tolerant ones.</summary>
    private static string[] FormatsOf(Type type) =>
        ContainedTypes.Of(type).Any(ReferenceIdentity.IsKept) ? ["Fast", "Compact"] : ["Fast", "Compact", "Tolerant"];
}
