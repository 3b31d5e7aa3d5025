using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>The types that a member of type Type may mean, and those of the elements of collections without a type argument.</summary>
public sealed class TypeSetDiagnosticTests
{
    [Fact]
    public void TypesThatAreMeantNeedNoCodeOfTheirOwn() => DiagnosticTests.Check("""
        public class Plain;
        [FastSerType]
        public partial class Holder
        {
            [FastSerUnion(0, typeof(Plain))]
            [FastSerUnion(1, typeof(System.IO.Stream))]
            [FastSerUnion(2, typeof(int?))]
            [FastSerUnion(3, typeof(System.Collections.Generic.IList<int>))]
            public System.Collections.Generic.Dictionary<System.Type, System.Type[]>? Kinds { get; set; }
        }
        """);

    [Fact]
    public void TypesThatAreValuesTooNeedCode() => DiagnosticTests.Check("""
        public class Plain;
        [FastSerType]
        public partial class Holder
        {
            [{|FSER034:FastSerUnion(0, typeof(Plain))|}]
            public System.Collections.Generic.Dictionary<System.Type, object>? Kinds { get; set; }
        }
        """);

    [Fact]
    public void TagsAndTypesOccurOnceAndTypesAreClosed() => DiagnosticTests.Check("""
        [FastSerType]
        public partial class Holder
        {
            [FastSerUnion(0, typeof(int))]
            [{|FSER030:FastSerUnion(0, typeof(long))|}]
            [{|FSER031:FastSerUnion(1, typeof(int))|}]
            [{|FSER033:FastSerUnion(2, typeof(System.Collections.Generic.List<>))|}]
            [{|FSER036:FastSerUnion(70000, typeof(char))|}]
            public System.Type? Kind { get; set; }
        }
        """);

    [Fact]
    public void ATypeThatIsMeantIsNoPartOfTheObject() => DiagnosticTests.Check("""
        [FastSerType(References = true)]
        public sealed partial class Node(int id)
        {
            public int Id { get; } = id;
            [FastSerUnion(0, typeof(Node))]
            public System.Type? Kind { get; init; }
        }
        """);

    [Fact]
    public void ExperimentalTypesAreNamedWithoutWarnings() => DiagnosticTests.Check("""
        [System.Diagnostics.CodeAnalysis.Experimental("NEW1")] public class New;
        [FastSerType]
        public partial class Holder
        {
        #pragma warning disable NEW1
            [FastSerUnion(0, typeof(New))]
        #pragma warning restore NEW1
            public System.Type? Kind { get; set; }
        }
        """);

    [Fact]
    public void ElementsOfUntypedCollectionsNeedCode() => DiagnosticTests.Check("""
        public class Plain;
        [FastSerType]
        public partial class Holder
        {
            [{|FSER034:FastSerUnion(0, typeof(Plain))|}]
            public System.Collections.ArrayList? Items { get; set; }
        }
        """);

    /// <summary>Without a class that can be filled again, and without a set, it says so once.</summary>
    [Theory]
    [InlineData("public class Own : System.Collections.ReadOnlyCollectionBase;")]
    [InlineData("public class Own : System.Collections.Queue;")]
    [InlineData("public abstract class Own : System.Collections.CollectionBase;")]
    [InlineData("public class Own : System.Collections.CollectionBase { public Own(int size) { } }")]
    public void CollectionsThatCannotBeFilledAgainAreRefused(string declaration)
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            {{declaration}}
            [FastSerType] public partial class Holder { [FastSerUnion(0, typeof(int))] public Own? Items { get; set; } }
            """);

        Assert.Contains(run.Reported, static fault => fault.Id is "FSER003" or "FSER037");
        Assert.Single(run.Reported);
    }

    [Theory]
    [InlineData("", "a dictionary that is a struct needs a public constructor")]
    public void StructDictionariesNeedAConstructor(string constructor, string reason)
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            using System.Collections.Generic;
            public struct Own : IReadOnlyDictionary<int, int>
            {
                {{constructor}}
                public int Count => 0;
                public IEnumerable<int> Keys => [];
                public IEnumerable<int> Values => [];
                public int this[int key] => 0;
                public bool ContainsKey(int key) => false;
                public bool TryGetValue(int key, out int value) { value = 0; return false; }
                public IEnumerator<KeyValuePair<int, int>> GetEnumerator() { yield break; }
                System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
            }
            [FastSerType] public partial class Holder { public Own Items { get; set; } }
            """);

        Assert.Contains(reason, Assert.Single(run.Reported).GetMessage(null), StringComparison.Ordinal);
    }
}
