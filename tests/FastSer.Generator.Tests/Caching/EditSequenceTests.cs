using System.Globalization;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Caching;

/// <summary>After edits of declarations only types that can depend on them are parsed again, and the output is that of a fresh run.</summary>
public sealed class EditSequenceTests
{
    private const int Groups = 5;
    private const int FilesInGroup = 7;

    /// <summary>Each edit is one of the texts that a file can have; each depends on others of its group, or on files for all.</summary>
    private static readonly string[][] s_states =
    [
        [
            "public partial struct Point# { public int X; }",
            "[FastSerType] public partial struct Point# { public int X; }",
            "[FastSerType] public partial struct Point# { public int X; public string? Y; }",
            "[FastSerType] public partial struct Point# { public long X; public Kind# Kind; }",
        ],
        [
            "public enum Kind# { A, B }",
            "public enum Kind# : byte { A, B = 7 }",
            "public enum Kind# { A, C } public static class Limits# { public const int Most = 3; public const int Key = 1; }",
            "",
        ],
        [
            "[FastSerType] public abstract partial class Base# { public int Id { get; set; } }",
            "[FastSerType] public abstract partial class Base#(int id) { public int Id { get; } = id; }",
            "[FastSerType] public abstract partial class Base# { protected Base#(int id) { Id = id; } public int Id { get; } }",
            "[FastSerType] public abstract partial class Base# { protected Base#(int id) { Id = id + 1; } public int Id { get; } }",
            "[FastSerType(Format = WireFormat.Tolerant)] public partial class Base# { [FastSerMember(0)] public int Id { get; set; } [FastSerMember(2)] public int End { get; set; } }",
            "[FastSerType, FastSerUnion(1, typeof(Item#))] public abstract partial class Base# { public Kind# Kind { get; set; } }",
        ],
        [
            "[FastSerType] public partial class Item# : Base# { public Point# Point { get; set; } public Kind# Kind2 { get; set; } }",
            "[FastSerType] public partial class Item#(int id) : Base#(id) { public Point#[]? Points { get; set; } }",
            "[FastSerType(Format = WireFormat.Tolerant)] public partial class Item# : Base# { [FastSerMember(1)] public int Own { get; set; } }",
            "[FastSerType] public partial class Item# { [FastSerMaxLength(Limits#.Most)] public string? Name { get; set; } public Item#? Next { get; set; } }",
            "[FastSerType, FastSerFormerName(\"Old\")] public partial class Item# { public System.Collections.Generic.Dictionary<Point#, Kind#>? Map { get; set; } }",
        ],
        [
            "[FastSerType] public partial class Holder# { public System.Collections.Generic.List<Item#>? Items { get; set; } public Point#? Point { get; set; } }",
            "[FastSerType(View = true)] public partial class Holder# { public Item#? Item { get; set; } public Base#? Base { get; set; } }",
            "[FastSerType] public partial class Holder# { public Box#<Point#>? Box { get; set; } }",
            "[FastSerType] public partial record struct Holder#(Point# Point, int More);",
        ],
        [
            "[FastSerType] public partial class Box#<T> { public T? Value { get; set; } }",
            "[FastSerType] public partial class Box#<T> where T : struct { public T[]? Value { get; set; } public Holder#? Holder { get; set; } }",
            "namespace Shop.Boxes { [FastSerType] public partial class Box#<T> { public T? Value { get; set; } } }",
        ],
        [
            "",
            "public class Holder#View;",
            "public class holder#;",
            "public static class Calls# { public static byte[] Write(System.Collections.Generic.List<Holder#[]> value) => FastSerializer.Serialize(value); }",
            "[assembly: FastSerDefaults(UnmanagedStructs = true)]",
            "global using System.IO;",
            "global using Kind# = int;",
            "global using Other# = int;",
        ],
    ];

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    public void OutputAfterEachEditIsThatOfAFreshRun(int seed)
    {
        var random = new Random(seed);
        var compilation = GeneratorHarness.CreateCompilation([.. Enumerable.Range(0, Groups * FilesInGroup).Select(static file => Text(file, 0))]);
        // Without tracked steps: with them the compiler itself fails in any generator after an edit of a global alias ("Unexpected value '(Cached, Added)'").
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()], parseOptions: (CSharpParseOptions)compilation.SyntaxTrees[0].Options);
        driver = driver.RunGenerators(compilation);
        for (var i = 0; i < TestDepth.Choose(all: 60, quick: 8); i++)
        {
            var file = random.Next(Groups * FilesInGroup);
            compilation = compilation.Replace(file, Text(file, random.Next(s_states[file % FilesInGroup].Length)));
            driver = driver.RunGenerators(compilation);

            var (fresh, kept) = (GeneratorHarness.Run(compilation), new GeneratorRun(driver, compilation, []));
            Assert.Equal(fresh.Sources, kept.Sources);
            Assert.Equal(DiagnosticsOf(fresh), DiagnosticsOf(kept));
        }
    }

    [Fact]
    public void EditOfADeclarationParsesItsGroupOnly()
    {
        var compilation = GeneratorHarness.CreateCompilation(
            [.. Enumerable.Range(0, Groups * FilesInGroup).Select(static file => Text(file, file % FilesInGroup == 0 ? 1 : 0))]);
        var generator = new CountingSteps();
        var driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator(generator.Steps).AsSourceGenerator()], parseOptions: (CSharpParseOptions)compilation.SyntaxTrees[0].Options)
            .RunGenerators(compilation);
        var known = generator.Take();
        driver.RunGenerators(compilation.Replace(0, Text(0, 2)));

        var again = generator.Take().Where(model => !known.Exists(before => ReferenceEquals(before, model)));
        Assert.Equal(["Holder0", "Item0", "Point0"], again.Select(NameOf).Order(StringComparer.Ordinal));
    }

    private static string NameOf(TypeModel model) => model.SelfName.Split('<')[0];

    private static string[] DiagnosticsOf(GeneratorRun run) =>
        [.. run.Result.Diagnostics.Select(static diagnostic => diagnostic.ToString()).Order(StringComparer.Ordinal)];

    private static string Text(int file, int state)
    {
        var text = s_states[file % FilesInGroup][state].Replace("#", (file / FilesInGroup).ToString(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        return text.StartsWith("global", StringComparison.Ordinal) ? text
            : "using FastSer;\n" + (text.StartsWith("[assembly", StringComparison.Ordinal) || text.StartsWith("namespace", StringComparison.Ordinal) ? text : $"namespace Shop {{ {text} }}");
    }

    /// <summary>Notes the models that the memory or the parser gives.</summary>
    private sealed class CountingSteps
    {
        private readonly List<TypeModel> _models = [];

        public CountingSteps() => Steps = new PipelineSteps
        {
            ParseType = (context, memory, cancellation) =>
            {
                var result = new PipelineSteps().ParseType(context, memory, cancellation);
                if (result.Model is { } model)
                {
                    _models.Add(model);
                }

                return result;
            },
        };

        public PipelineSteps Steps { get; }

        public List<TypeModel> Take()
        {
            var taken = _models.ToList();
            _models.Clear();
            return taken;
        }
    }
}
