using System.Text;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>The names of generated files: unique without regard to case, and short enough for every file system.</summary>
public sealed class HintNameTests
{
    private const int MaximumBytes = 255;

    [Theory]
    [InlineData('N')]
    [InlineData('é')]
    [InlineData('名')]
    public void LongNamesOfTypesGiveShortFileNames(char letter)
    {
        var name = new string(letter, 300);
        AssertFits($$"""
            using FastSer;
            namespace {{name}}.{{name}};
            public partial class {{name}}1<T{{name}}>
            {
                [FastSerType] public partial class {{name}}2 { public int Id { get; set; } }
                [FastSerType] public partial class {{name}}3 { public int Id { get; set; } }
                [FastSerType] public partial struct {{name}}4 { public int Id { get; set; } }
            }
            """);
    }

    [Fact]
    public void LongNamesOfRootsGiveShortFileNames()
    {
        var name = new string('R', 400);
        AssertFits($$"""
            using FastSer;
            using System.Collections.Generic;
            [FastSerType] public partial class {{name}} { public int Id { get; set; } }
            [FastSerType] public partial class Holder
            {
                public Dictionary<int, ({{name}}, {{name}}, {{name}})>? Map { get; set; }
                public Dictionary<int, ({{name}}, {{name}}, {{name}}, int)>? Other { get; set; }
            }
            public static class Calls
            {
                public static int A(Dictionary<int, ({{name}}, {{name}}, {{name}})> a) => FastSerializer.GetSize(a);
                public static int B(Dictionary<int, ({{name}}, {{name}}, {{name}}, int)> a) => FastSerializer.GetSize(a);
            }
            """);
    }

    [Fact]
    public void NamesThatLookLikeThoseOfOtherFilesDoNotCollide()
    {
        var taken = GeneratorHarness.Run(Clash("")).Sources.Select(static s => s.Hint[..s.Hint.IndexOf('.', StringComparison.Ordinal)]);
        var run = GeneratorHarness.Run(Clash(string.Concat(taken.Where(static name => name.Contains('_', StringComparison.Ordinal))
            .Select(static name => $"[FastSerType] public partial class {name} {{ public int Id {{ get; set; }} }}"))));

        Assert.Null(run.Result.Exception);
        Assert.Empty(run.CompilerDiagnostics());
        AssertUnique(run);
    }

    private static string Clash(string more) => $$"""
        using FastSer;
        using System.Collections.Generic;
        [FastSerType] public partial class Item { public int Id { get; set; } }
        [FastSerType] public partial class ITEM { public int Id { get; set; } }
        public static class Calls { public static int A(Dictionary<int, Item> v) => FastSerializer.GetSize(v); }
        {{more}}
        """;

    private static void AssertFits(string source)
    {
        var run = GeneratorHarness.Run(source);

        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        Assert.All(run.Sources, static s => Assert.InRange(Encoding.UTF8.GetByteCount(s.Hint), 1, MaximumBytes));
        AssertUnique(run);
    }

    private static void AssertUnique(GeneratorRun run) => Assert.Equal(
        run.Sources.Count, run.Sources.Select(static s => s.Hint).Distinct(StringComparer.OrdinalIgnoreCase).Count());
}
