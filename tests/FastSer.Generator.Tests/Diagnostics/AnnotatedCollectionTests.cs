using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Annotated types that hold elements which are no members of theirs.</summary>
public sealed class AnnotatedCollectionTests
{
    private const string List = """
            private readonly List<int> _items = [];
            public int Count => _items.Count;
            public bool IsReadOnly => false;
            public int this[int index] { get => _items[index]; set => _items[index] = value; }
            public void Add(int item) => _items.Add(item);
            public void Clear() => _items.Clear();
            public bool Contains(int item) => _items.Contains(item);
            public void CopyTo(int[] array, int index) => _items.CopyTo(array, index);
            public bool Remove(int item) => _items.Remove(item);
            public int IndexOf(int item) => _items.IndexOf(item);
            public void Insert(int index, int item) => _items.Insert(index, item);
            public void RemoveAt(int index) => _items.RemoveAt(index);
            public IEnumerator<int> GetEnumerator() => _items.GetEnumerator();
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => _items.GetEnumerator();
        """;

    private const string Enumerable = """
            public IEnumerator<int> GetEnumerator() { yield break; }
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
        """;

    [Theory]
    [InlineData("partial class {|FSER022:Bag|} : List<int>", "")]
    [InlineData("partial class {|FSER022:Bag|} : System.Collections.ArrayList", "")]
    [InlineData("partial class {|FSER022:Bag|} : PriorityQueue<int, int>", "")]
    [InlineData("partial class {|FSER022:Bag|} : ICollection<int>", List)]
    [InlineData("partial class {|FSER022:Bag|} : IList<int>", List)]
    [InlineData("abstract partial class {|FSER022:Bag|} : IList<int>", List)]
    [InlineData("sealed partial record {|FSER022:Bag|} : IList<int>", List)]
    [InlineData("partial class {|FSER022:Bag|} : OwnList", "")]
    [InlineData("partial class {|FSER022:Bag|} : OwnList", "public string? Name { get; set; }")]
    [InlineData("partial class {|FSER022:Bag|} : IEnumerable<int>", "public void Add(int item) { }" + Enumerable)]
    [InlineData("partial class {|FSER022:Bag|} : IEnumerable<int>", "public string? Name { get; set; } internal void Add(int item) { }" + Enumerable)]
    [InlineData("partial class {|FSER022:Bag|} : CustomSequence", "public string? Name { get; set; }")]
    [InlineData("partial class {|FSER022:Bag|} : IEnumerable<int>", "private int[] _items = []; public void Push(int item) => _items = [.. _items, item]; public int Last() => _items[^1];" + Enumerable)]
    public void CollectionMustNotBeAnnotated(string declaration, string members) =>
        Check($"[FastSerType] public {declaration} {{ {members} }}");

    [Fact]
    public void CollectionMustNotBeAnnotatedNorBeAStruct() => Check($$"""
        [FastSerType]
        public partial struct {|FSER022:Bag|} : ICollection<int>
        {
            public Bag() { }
            {{List}}
        }
        """);

    [Fact]
    public void CollectionMustNotBeAnnotatedWhereItIsADictionaryOrASet() => Check("""
        [FastSerType] public partial class {|FSER022:Table|} : Dictionary<string, int>;
        [FastSerType] public partial class {|FSER022:Names|}<T> : HashSet<T>;
        """);

    [Theory]
    [InlineData("public int[] Items { get; set; } = []; public void Add(int item) { }")]
    [InlineData("public List<int> Items { get; } = []; public void Add(int item) => Items.Add(item);")]
    [InlineData("public System.Memory<int> Items { get; set; } public void Add(int item) { }")]
    [InlineData("public int First { get; set; } public int Last { get; set; }")]
    [InlineData("")]
    public void TypesThatCanBeEnumeratedButStoreTheirElementsAreNoCollections(string members) =>
        Check($"[FastSerType] public partial class Range : IEnumerable<int> {{ {members} {Enumerable} }}");

    [Fact]
    public void HoldersOfCollectionsAreNoCollections() => Check("""
        [FastSerType] public partial class Shelf { public List<string>? Names { get; set; } public OwnList? Own { get; set; } }
        [FastSerType] public partial record struct Text(string Value);
        """);

    [Theory]
    [InlineData("public partial class Bag : List<int> { }", "remove the attribute")]
    [InlineData("public partial class Bag(string name) : List<int> { public string Name => name; }", "store its elements in a member")]
    [InlineData("public partial class Bag : IEnumerable<int> { public void Add(int item) { } " + Enumerable + " }", "in a member")]
    public void TheMessageGivesTheWayOutThatWorks(string declaration, string wayOut)
    {
        var run = GeneratorHarness.Run($"using FastSer; using System.Collections.Generic; [FastSerType] {declaration}");

        var diagnostic = Assert.Single(run.Reported);
        Assert.Equal("FSER022", diagnostic.Id);
        Assert.Contains(wayOut, diagnostic.GetMessage(null), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class Case : Base, ICollection<int> {" + List + "}")]
    [InlineData("public class Case : Base, IEnumerable<int> { public void Add(int item) { } " + Enumerable + "}")]
    public void UnionsAreNotToldToAnnotateACollection(string declaration)
    {
        var run = GeneratorHarness.Run($"""
            using FastSer;
            using System.Collections.Generic;
            [FastSerType, FastSerUnion(0, typeof(Case))] public abstract partial class Base;
            {declaration}
            """);

        var diagnostic = Assert.Single(run.Reported);
        Assert.Equal("FSER034", diagnostic.Id);
        Assert.Contains("with a member of this type", diagnostic.GetMessage(null), StringComparison.Ordinal);
        Assert.DoesNotContain("[FastSerType]", diagnostic.GetMessage(null), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public abstract class Bag : ICollection<int> {" + List + "}", "abstract")]
    [InlineData("public struct Bag : ICollection<int> { public Bag() { } " + List + "}", "struct")]
    [InlineData("public class Bag : IEnumerable<int> { public void Add(int item) { } " + Enumerable + "}", "List<T>")]
    public void MembersAreNotToldToAnnotateACollection(string declaration, string wayOut)
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            using System.Collections.Generic;
            [FastSerType] public partial class Holder { public Bag Member { get; set; } = default!; }
            {{declaration}}
            """);

        var diagnostic = Assert.Single(run.Reported);
        Assert.Equal("FSER003", diagnostic.Id);
        Assert.Contains(wayOut, diagnostic.GetMessage(null), StringComparison.Ordinal);
        Assert.DoesNotContain("with [FastSerType]", diagnostic.GetMessage(null), StringComparison.Ordinal);
    }

    private static void Check(string source) => DiagnosticTests.Check($$"""
        using System.Collections.Generic;
        {{source}}
        public class OwnList : IList<int> { {{List}} }
        public class CustomSequence : IEnumerable<int> { public void Add(int item) { } {{Enumerable}} }
        """);
}
