using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class MaxLengthDiagnosticTests
{
    [Theory]
    [InlineData("public int {|FSER023:M|};")]
    [InlineData("public int? {|FSER023:M|};")]
    [InlineData("public System.Version? {|FSER023:M|};")]
    [InlineData("public System.Numerics.BigInteger {|FSER023:M|};")]
    [InlineData("public int[,]? {|FSER023:M|};")]
    [InlineData("public (string, int) {|FSER023:M|};")]
    [InlineData("public System.Collections.Immutable.ImmutableArray<int>? {|FSER023:M|};")]
    [InlineData("public System.Linq.IGrouping<int, int>? {|FSER023:M|};")]
    [InlineData("public Holder? {|FSER023:M|};")]
    [InlineData("[FastSerIgnore] public string? {|FSER023:M|};")]
    [InlineData("public static string? {|FSER023:M|};")]
    [InlineData("internal string? {|FSER023:M|} { get; set; }")]
    public void MaxLengthMustFit(string member) => DiagnosticTests.Check(
        $"[FastSerType] public partial class Holder {{ public int Id; [FastSerMaxLength(1)] {member} }}");

    [Theory]
    [InlineData("string?")]
    [DeepInlineData("System.Text.StringBuilder?")]
    [DeepInlineData("System.Uri?")]
    [InlineData("System.Collections.BitArray?")]
    [DeepInlineData("int[]?")]
    [DeepInlineData("string[][]?")]
    [InlineData("System.Collections.Generic.List<Holder>?")]
    [DeepInlineData("System.Collections.Generic.Dictionary<int, string>?")]
    [DeepInlineData("System.Collections.Generic.IReadOnlyDictionary<int, string>?")]
    [InlineData("System.Collections.Generic.IEnumerable<int>?")]
    [DeepInlineData("System.Collections.Generic.ISet<int>?")]
    [DeepInlineData("System.Collections.Generic.Stack<int>?")]
    [InlineData("System.Collections.Generic.LinkedList<int>?")]
    [DeepInlineData("System.Collections.Generic.SortedList<int, int>?")]
    [DeepInlineData("System.Collections.Generic.PriorityQueue<int, string>?")]
    [InlineData("System.Collections.Concurrent.ConcurrentQueue<int>?")]
    [DeepInlineData("System.Collections.Concurrent.ConcurrentDictionary<int, int>?")]
    [DeepInlineData("System.Collections.Immutable.ImmutableArray<int>")]
    [InlineData("System.Collections.Immutable.ImmutableStack<int>?")]
    [DeepInlineData("System.Collections.Immutable.ImmutableDictionary<int, int>?")]
    [DeepInlineData("System.Collections.Frozen.FrozenSet<int>?")]
    [InlineData("System.Linq.ILookup<int, int>?")]
    [DeepInlineData("System.Memory<byte>")]
    [DeepInlineData("System.ReadOnlyMemory<string>")]
    [InlineData("System.ArraySegment<int>")]
    [DeepInlineData("System.Buffers.ReadOnlySequence<byte>")]
    [DeepInlineData("Compact<System.Collections.Generic.List<int>>")]
    [InlineData("Own?")]
    [DeepInlineData("CustomMap?")]
    public void EveryCollectionTakesALimitInEveryFormat(string type)
    {
        foreach (var format in new[] { "Fast", "Compact", "Tolerant" })
        {
            Compiled.WithoutWarning($$"""
                using FastSer;
                [FastSerType(Format = WireFormat.{{format}})] public partial class Holder
                {
                    [FastSerMember(0)] public int Id { get; set; }
                    [FastSerMember(1), FastSerMaxLength(3)] public {{type}} M { get; set; }
                }
                public class Own : System.Collections.Generic.List<int>, System.Collections.Generic.IEnumerable<string>
                {
                    System.Collections.Generic.IEnumerator<string> System.Collections.Generic.IEnumerable<string>.GetEnumerator() => throw null!;
                }
                public class CustomMap : System.Collections.Generic.Dictionary<int, string>;
                """);
        }
    }

    [Fact]
    public void MaxLengthMustFitAndNotBeNegative() => DiagnosticTests.Check(
        "[FastSerType] public partial class Holder { [FastSerMaxLength(-1)] public string? {|FSER023:M|}; [FastSerMaxLength(0)] public string? N; }");

    [Fact]
    public void MaxLengthMustFitAndStandAtTheMemberThatIsSerialized() => DiagnosticTests.Check("""
        [FastSerType, FastSerUnion(0, typeof(Derived))]
        public abstract partial class Base { [FastSerMaxLength(3)] public abstract string? Name { get; set; } }
        [FastSerType]
        public partial class Derived : Base
        {
            [FastSerMaxLength(2)] public override string? {|FSER023:Name|} { get; set; }
        }
        """);

    [Fact]
    public void MaxLengthMustFitOrSomebodyElseWritesIt() => DiagnosticTests.Check("""
        [FastSerType]
        public partial class Holder { [FastSerMaxLength(2), FastSerFormatter(typeof(Text))] public string? {|FSER023:Name|} { get; set; } }
        public sealed class Text : IFastSerFormatter<string>
        {
            public static void Write(ref FastWriter writer, string value) => writer.WriteString(value);
            public static string Read(ref FastReader reader) => reader.ReadString()!;
            public static void Skip(ref FastReader reader) => reader.ReadString();
        }
        """);

    [Fact]
    public void LimitsChangeNeitherShapeNorLock()
    {
        const string Source = "using FastSer; [FastSerType(Format = WireFormat.Tolerant)] public partial class Holder { [FastSerMember(0)] ATTRIBUTE public string? M; }";
        string Shape(string attribute)
        {
            var text = GeneratorHarness.Run(Source.Replace("ATTRIBUTE", attribute, StringComparison.Ordinal)).Sources[0].Text;
            text = text[text.IndexOf("Describe", StringComparison.Ordinal)..];
            return text[..text.IndexOf(';', StringComparison.Ordinal)];
        }

        Assert.Contains("String", Shape(""), StringComparison.Ordinal);
        Assert.Equal(Shape(""), Shape("[FastSerMaxLength(3)]"));
    }
}
