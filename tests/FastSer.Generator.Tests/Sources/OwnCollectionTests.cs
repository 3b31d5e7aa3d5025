using FastSer.Generator.Tests.Diagnostics;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Collections of the application that are made from all of their elements at once, and those that cannot be.</summary>
public sealed class OwnCollectionTests
{
    private const string Usings = """
        using FastSer;
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using System.Runtime.CompilerServices;
        namespace Shop;

        """;

    /// <summary>The members that any sequence of ints needs.</summary>
    private const string Members = """
            public int Count => 0;
            public int this[int index] => 0;
            public IEnumerator<int> GetEnumerator() => null!;
            IEnumerator IEnumerable.GetEnumerator() => null!;
        """;

    [Theory]
    [InlineData("ReadOnlySpan<int>", "((global::System.ReadOnlySpan<int>)items)")]
    [DeepInlineData("int[]", "((int[])items)")]
    [DeepInlineData("IEnumerable<int>", "((global::System.Collections.Generic.IEnumerable<int>)items)")]
    [InlineData("IReadOnlyList<int>", "((global::System.Collections.Generic.IReadOnlyList<int>)items)")]
    [DeepInlineData("IReadOnlyCollection<int>", "((global::System.Collections.Generic.IReadOnlyCollection<int>)items)")]
    [DeepInlineData("IList<int>", "new global::System.Collections.Generic.List<int>(items)")]
    [InlineData("ICollection<int>", "new global::System.Collections.Generic.List<int>(items)")]
    [DeepInlineData("List<int>", "new global::System.Collections.Generic.List<int>(items)")]
    public void ConstructorsThatTakeTheElementsAreCalled(string parameter, string call)
    {
        foreach (var kind in (string[])["class", "struct", "readonly struct", "sealed class"])
        {
            var texts = TextsOf($$"""
                {{Usings}}
                public {{kind}} Own : IReadOnlyList<int>
                {
                    public Own(string text) { }
                    public Own({{parameter}} items) { }
                {{Members}}
                }
                [FastSerType] public partial class Holder { public Own One { get; set; } = default!; public Own?[]? Many { get; set; } }
                """);

            Assert.Contains(texts, text => text.Contains(call, StringComparison.Ordinal));
        }
    }

    [Theory]
    [InlineData("Create", "", "public static Own Create(ReadOnlySpan<int> items) => new();", "global::Shop.Maker.Create(items)")]
    [InlineData("Create", "<T>", "public static Own<T> Create<T>(ReadOnlySpan<T> items) => new();", "global::Shop.Maker.Create<int>(items)")]
    public void MethodsOfCollectionBuildersAreCalled(string name, string parameters, string method, string call)
    {
        var element = parameters.Length > 0 ? "T" : "int";
        var texts = TextsOf($$"""
            {{Usings}}
            [CollectionBuilder(typeof(Maker), "{{name}}")]
            public sealed class Own{{parameters}} : IEnumerable<{{element}}>
            {
                internal Own() { }
                public IEnumerator<{{element}}> GetEnumerator() => null!;
                IEnumerator IEnumerable.GetEnumerator() => null!;
            }
            public static class Maker { {{method}} }
            [FastSerType] public partial class Holder { public Own{{(parameters.Length > 0 ? "<int>" : "")}}? One { get; set; } }
            """);

        Assert.Contains(texts, text => text.Contains(call, StringComparison.Ordinal));
    }

    [Fact]
    public void SetsAndMapsAreMadeFromTheirKind()
    {
        var texts = TextsOf($$"""
            {{Usings}}
            public sealed class Map(IReadOnlyDictionary<string, int> items) : IReadOnlyDictionary<string, int>
            {
                public int Count => items.Count;
                public IEnumerable<string> Keys => items.Keys;
                public IEnumerable<int> Values => items.Values;
                public int this[string key] => items[key];
                public bool ContainsKey(string key) => items.ContainsKey(key);
                public bool TryGetValue(string key, out int value) => items.TryGetValue(key, out value);
                public IEnumerator<KeyValuePair<string, int>> GetEnumerator() => items.GetEnumerator();
                IEnumerator IEnumerable.GetEnumerator() => items.GetEnumerator();
            }
            [FastSerType] public partial class Holder { public Map? Map { get; set; } }
            """);

        Assert.Contains(texts, static text => text.Contains("ReadDictionaryOfStringToInt32", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public struct Own : ICollection<int>", "public void Add(int item) { } ", "[CollectionBuilder]")]
    [InlineData("public class Own : ICollection<int>", "public Own(string name) { } public void Add(int item) { } ", "IEnumerable<T> items")]
    [InlineData("public class Own : ICollection<int>", "protected Own(IEnumerable<int> items) { } public void Add(int item) { } ", "IEnumerable<T> items")]
    [InlineData("public class Own : ICollection<int>", "public Own(List<long> items) { } public void Add(int item) { } ", "IEnumerable<T> items")]
    [InlineData("public class Own : ICollection<int>",
        "public Own(List<int> items) { } public required int Name { get; set; } public void Add(int item) { } ", "IEnumerable<T> items")]
    public void OthersAreReportedWithWhatTheyNeed(string declaration, string members, string wayOut)
    {
        var run = GeneratorHarness.Run($$"""
            {{Usings}}
            {{declaration}}
            {
                {{members}}
                public bool IsReadOnly => false;
                public void Clear() { }
                public bool Contains(int item) => false;
                public void CopyTo(int[] array, int index) { }
                public bool Remove(int item) => false;
            {{Members}}
            }
            [FastSerType] public partial class Holder { public Own Member { get; set; } = default!; }
            """);

        var diagnostic = Assert.Single(run.Reported);
        Assert.Equal("FSER003", diagnostic.Id);
        Assert.Contains(wayOut, diagnostic.GetMessage(null), StringComparison.Ordinal);
    }

    /// <summary>Its call would not compile.</summary>
    [Theory]
    [InlineData("struct")]
    [InlineData("unmanaged")]
    [InlineData("new()")]
    [InlineData("IComparable<T>")]
    public void BuildersThatAskMoreOfTheirArgumentsAreNotCalled(string constraint)
    {
        var run = GeneratorHarness.Run($$"""
            {{Usings}}
            [CollectionBuilder(typeof(Maker), "Create")]
            public sealed class Own<T> : IEnumerable<T>
            {
                public IEnumerator<T> GetEnumerator() => null!;
                IEnumerator IEnumerable.GetEnumerator() => null!;
            }
            public static class Maker { public static Own<T> Create<T>(ReadOnlySpan<T> items) where T : {{constraint}} => new(); }
            [FastSerType] public partial class Holder { public Own<string>? One { get; set; } }
            """);

        Assert.Equal("FSER003", Assert.Single(run.Reported).Id);
    }

    /// <summary>Types that can only be enumerated may hold more than their elements.</summary>
    [Fact]
    public void TypesThatCanOnlyBeEnumeratedNeedTheirAttribute() => DiagnosticTests.Check("""
        using System.Collections;
        using System.Collections.Generic;
        public sealed class Order(IEnumerable<int> lines) : IEnumerable<int>
        {
            public string? Name { get; set; }
            public IEnumerator<int> GetEnumerator() => lines.GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => lines.GetEnumerator();
        }
        [FastSerType]
        public partial class Holder
        {
            public Order? {|FSER003:Order|} { get; set; }
        }
        """);

    private static string[] TextsOf(string source)
    {
        Compiled.WithoutWarning(source);
        return [.. GeneratorHarness.Run(source).Sources.Select(static file => file.Text)];
    }
}
