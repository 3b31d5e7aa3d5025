using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class InternDiagnosticTests
{
    [Theory]
    [InlineData("public int {|FSER104:M|};")]
    [InlineData("public int[]? {|FSER104:M|};")]
    [InlineData("public (int, System.Guid) {|FSER104:M|};")]
    [InlineData("public System.Text.StringBuilder? {|FSER104:M|};")]
    [InlineData("public System.Uri? {|FSER104:M|};")]
    [InlineData("public Holder? {|FSER104:M|};")]
    [InlineData("public System.Collections.Generic.List<Holder>? {|FSER104:M|};")]
    [InlineData("[FastSerIgnore] public string? {|FSER104:M|};")]
    [InlineData("public static string? {|FSER104:M|};")]
    public void InternMustConcernStrings(string member) => DiagnosticTests.Check(
        $"[FastSerType] public partial class Holder {{ public int Id; [FastSerIntern] {member} }}");

    [Fact]
    public void InternMustConcernStringsAndNotATypeArgument() => DiagnosticTests.Check(
        "[FastSerType] public partial class Holder<T> { [FastSerIntern] public T? {|FSER104:M|}; [FastSerIntern] public string? N; }");

    [Fact]
    public void InternMustConcernStringsThatNoFormatterReads() => DiagnosticTests.Check("""
        [FastSerType]
        public partial class Holder { [FastSerIntern, FastSerFormatter(typeof(Text))] public string? {|FSER104:Name|} { get; set; } }
        public sealed class Text : IFastSerFormatter<string>
        {
            public static void Write(ref FastWriter writer, string value) => writer.WriteString(value);
            public static string Read(ref FastReader reader) => reader.ReadInternedString()!;
            public static void Skip(ref FastReader reader) => reader.ReadString();
        }
        """);

    [Theory]
    [InlineData("string?")]
    [DeepInlineData("string[][]?")]
    [DeepInlineData("string?[,]?")]
    [InlineData("(string, int)?")]
    [DeepInlineData("System.Tuple<int, string>?")]
    [DeepInlineData("System.Collections.Generic.KeyValuePair<string, int>")]
    [InlineData("System.Collections.Generic.Dictionary<int, System.Collections.Generic.List<string>>?")]
    [DeepInlineData("System.Collections.Generic.IReadOnlyDictionary<string, Holder>?")]
    [DeepInlineData("System.Collections.Generic.IEnumerable<string>?")]
    [InlineData("System.Collections.Generic.SortedList<string, int>?")]
    [DeepInlineData("System.Collections.Generic.PriorityQueue<int, string>?")]
    [DeepInlineData("System.Collections.Concurrent.ConcurrentDictionary<string, int>?")]
    [InlineData("System.Collections.Immutable.ImmutableArray<string>")]
    [DeepInlineData("System.Collections.Immutable.ImmutableDictionary<string, string>?")]
    [DeepInlineData("System.Collections.Frozen.FrozenSet<string>?")]
    [InlineData("System.Linq.ILookup<string, int>?")]
    [DeepInlineData("System.ReadOnlyMemory<string>")]
    [DeepInlineData("Compact<System.Collections.Generic.List<string>>")]
    public void StringsAreInternedWhereverTheyStandInEveryFormat(string type)
    {
        foreach (var format in new[] { "Fast", "Compact", "Tolerant" })
        {
            var source = $$"""
                using FastSer;
                [FastSerType(Format = WireFormat.{{format}})] public partial class Holder
                {
                    [FastSerMember(0)] public int Id { get; set; }
                    [FastSerMember(1), FastSerIntern] public {{type}} M { get; set; }
                }
                """;
            Compiled.WithoutWarning(source);
            Assert.Contains(
                GeneratorHarness.Run(source).Sources, static file => file.Text.Contains("Interned", StringComparison.Ordinal));
        }
    }

    [Fact]
    public void InterningChangesNeitherShapeNorLock()
    {
        const string Source = "using FastSer; [FastSerType(Format = WireFormat.Tolerant)] public partial class Holder { [FastSerMember(0)] ATTRIBUTE public string? M; }";
        string Shape(string attribute)
        {
            var text = GeneratorHarness.Run(Source.Replace("ATTRIBUTE", attribute, StringComparison.Ordinal)).Sources[0].Text;
            text = text[text.IndexOf("Describe", StringComparison.Ordinal)..];
            return text[..text.IndexOf(';', StringComparison.Ordinal)];
        }

        Assert.Contains("String", Shape(""), StringComparison.Ordinal);
        Assert.Equal(Shape(""), Shape("[FastSerIntern]"));
    }
}
