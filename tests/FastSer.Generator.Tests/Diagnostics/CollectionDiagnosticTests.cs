using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Collections that cannot be stored, and comparers that cannot be used.</summary>
public sealed class CollectionDiagnosticTests
{
    [Theory]
    [InlineData("int[,,,,]", "use an array of arrays")]
    [InlineData("System.Collections.ArrayList", "such as List<T>")]
    [InlineData("System.Collections.Hashtable", "such as List<T>")]
    [InlineData("System.Collections.IList", "such as List<T>")]
    [InlineData("System.Collections.IDictionary", "such as List<T>")]
    [InlineData("System.Collections.Specialized.StringCollection", "[FastSerUnion(tag, typeof(...))]")]
    [InlineData("System.Collections.Queue", "or name the types of its elements with [FastSerUnion(tag, typeof(...))]")]
    [InlineData("System.Collections.Generic.List<System.Collections.Hashtable>", "or name the types of its elements with [FastSerUnion(tag, typeof(...))]")]
    [InlineData("System.Collections.Specialized.StringDictionary", "use a generic collection such as List<T>")]
    [InlineData("System.Type", "only a member that lists the allowed types with [FastSerUnion(tag, typeof(...))] can hold one; list them, or mark the member [FastSerIgnore]")]
    [InlineData("System.Collections.Generic.List<System.Type>", "lists the allowed types with [FastSerUnion(tag, typeof(...))] can hold one; list them")]
    [InlineData("System.Collections.Generic.IAsyncEnumerable<int>", "store them in a List<T>")]
    [InlineData("System.Action<int>", "mark the member [FastSerIgnore]")]
    [InlineData("System.Collections.Generic.List<System.Action>", "mark the member [FastSerIgnore]")]
    [InlineData("System.Buffers.ReadOnlySequence<string>", "use an array")]
    [InlineData("System.Collections.ObjectModel.KeyedCollection<int, string>", "use")]
    [InlineData("Closed", "public constructor")]
    [InlineData("Twofold", "FastSer")]
    public void MemberTypeMustBeSupportedAndTheMessageSaysWhatToUse(string type, string wayOut)
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            using System.Collections.Generic;
            public class Closed : List<int> { private Closed() { } }
            public class Twofold : List<int>, ICollection<string>
            {
                private Twofold() { }
                bool ICollection<string>.IsReadOnly => false;
                void ICollection<string>.Add(string item) { }
                bool ICollection<string>.Contains(string item) => false;
                void ICollection<string>.CopyTo(string[] array, int index) { }
                bool ICollection<string>.Remove(string item) => false;
                IEnumerator<string> IEnumerable<string>.GetEnumerator() => null!;
            }
            [FastSerType] public partial class Holder { public {{type}} Member { get; set; } = default!; }
            """);

        var diagnostic = Assert.Single(run.Reported);
        Assert.Equal("FSER003", diagnostic.Id);
        Assert.Contains(wayOut, diagnostic.GetMessage(null), StringComparison.Ordinal);
    }

    [Fact]
    public void MemberTypeMustBeSupportedSpansArePointedAt() => DiagnosticTests.Check("""
        [FastSerType]
        public unsafe partial class Holder
        {
            public int* {|FSER003:Pointer|} = null;
            public delegate*<int> {|FSER003:Function|} = null;
        }
        """, mayFailToCompile: true);

    [Fact]
    public void ComparerMustApply() => DiagnosticTests.Check("""
        using System;
        using System.Collections.Generic;
        [FastSerType]
        public partial class Holder
        {
            [FastSerComparer(StringComparison.Ordinal)] public List<string>? {|FSER020:List|} { get; set; }
            [FastSerComparer(StringComparison.Ordinal)] public string? {|FSER020:Text|} { get; set; }
            [FastSerComparer(StringComparison.Ordinal)] public List<HashSet<string>>? {|FSER020:Inner|} { get; set; }
            [FastSerComparer(StringComparison.Ordinal)] public HashSet<string>? Set { get; set; }
        }
        """);

    [Fact]
    public void ComparerMustFit() => DiagnosticTests.Check("""
        using System;
        using System.Collections.Generic;
        [FastSerType]
        public partial class Holder
        {
            [FastSerComparer(StringComparison.Ordinal)] public HashSet<int>? {|FSER021:Numbers|} { get; set; }
            [FastSerComparer(typeof(ByLength))] public HashSet<string>? {|FSER021:Hashed|} { get; set; }
            [FastSerComparer(typeof(ByLength))] public SortedSet<int>? {|FSER021:Others|} { get; set; }
            [FastSerComparer(typeof(NotMade))] public SortedSet<string>? {|FSER021:NotMade|} { get; set; }
            [FastSerComparer((StringComparison)9)] public HashSet<string>? {|FSER021:Unknown|} { get; set; }
            [FastSerComparer(typeof(ByLength))] public SortedSet<string>? Fine { get; set; }
            [FastSerComparer(typeof(ByLength))] public PriorityQueue<int, string>? Queue { get; set; }
        }
        public class ByLength : IComparer<string> { public int Compare(string? x, string? y) => 0; }
        public class NotMade(int seed) : IComparer<string> { public int Compare(string? x, string? y) => seed; }
        """);
}
