using System.Reflection;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Emission;

public sealed class ResolverPartTests
{
    /// <summary>The generator and the runtime must count the parts in the same way, whatever a type is made of.</summary>
    [Fact]
    public void EveryRootIsFoundInAResolverOfManyParts()
    {
        string[] roots =
        [
            "int?[]", "nint?[]", "nuint?[]", "System.Guid?[]", "string[][]", "List<string[]>", "List<List<string>>", "int[,]", "int[,,]",
            "int[][,]", "(int, string)", "(int A, string B)[]", "(int, int, int, int, int, int, int, string, int)", "System.Tuple<int, string>",
            "Dictionary<string, List<int>>", "SortedDictionary<int, string>", "KeyValuePair<int, string>[]", "HashSet<int>",
            "Queue<Item>", "Stack<Item[]>", "Item[]", "List<Item>", "Outer.Nested[]", "List<Outer.Nested>", "Generic<int>[]",
            "Generic<Item>", "Holder<int>.Inner", "Holder<string>.Deep<long>[]", "System.DayOfWeek?[]", "IReadOnlyList<Item>", "string[]",
        ];
        var calls = string.Concat(roots.Select(static root => $"FastSerializer.GetSize<{root}>(default!);\n"));
        var run = GeneratorHarness.Run($$"""
            using System.Collections.Generic;
            using FastSer;

            [FastSerType] public partial class Item { public int Id { get; set; } }
            [FastSerType] public partial class Generic<T> { public T? Value { get; set; } }
            public partial class Outer { [FastSerType] public partial class Nested { public int Id { get; set; } } }
            public partial class Holder<T>
            {
                [FastSerType] public partial class Inner { public T? Value { get; set; } }
                [FastSerType] public partial class Deep<TOther> { public T? Value { get; set; } public TOther? Other { get; set; } }
            }
            public static class Calls { public static void All() { {{calls}} } }
            """);

        Assert.Empty(run.CompilerDiagnostics());
        Assert.Contains(run.Sources, static source => source.Text.Contains("ResolvePart1", StringComparison.Ordinal));
        using var image = new MemoryStream();
        Assert.True(run.Output.Emit(image).Success);
        Assembly.Load(image.ToArray()).GetType("Calls")!.GetMethod("All")!.Invoke(null, null);
    }
}
