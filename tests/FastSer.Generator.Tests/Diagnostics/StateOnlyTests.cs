using System.Collections.Immutable;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>The rule that leaves out computed properties, and what it says of them.</summary>
public sealed class StateOnlyTests
{
    private const string Rule = "[FastSerType(Members = FastSerMembers.PublicState)] public partial";
    private const string Default = "[assembly: FastSerDefaults(Members = FastSerMembers.PublicState)] ";

    [Fact]
    public void ComputedMemberIsLeftOut() => DiagnosticTests.Check(Rule + """
         class Line(int id, string? init, int number)
        {
            private int _price;
            public int Id { get; } = id;
            public string? Init { get; } = init;
            public readonly int Number = number;
            public int Price { get => _price; set => _price = value; }
            public int {|FSER103:Total|} => Price * 2;
            public string {|FSER103:Text|} { get { return "a"; } }
            public int {|FSER103:Captured|} => _price;
            public System.IO.Stream {|FSER103:Stream|} => null!;
            public System.Collections.Generic.List<int> {|FSER103:Numbers|} => new();
            [FastSerIgnore] public int Ignored => 1;
            internal int Hidden => 2;
            public static int Shared => 3;
            public int this[int index] => index;
        }
        """);

    [Fact]
    public void ComputedMemberIsLeftOutOfEveryTypeByTheAssembly() => DiagnosticTests.Check(Default + """
        [FastSerType] public partial struct Size { public int Width; public int {|FSER103:Twice|} => 2 * Width; }
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Row
        {
            [FastSerMember(0)] public int Width { get; set; }
            public int {|FSER103:Twice|} => 2 * Width;
        }
        [FastSerType(Format = WireFormat.Compact)] public partial record Point(int X) { public int {|FSER103:Twice|} => 2 * X; }
        [FastSerType(Members = FastSerMembers.Public)] public partial class Old { public int {|FSER004:Total|} => 1; }
        [FastSerType(Members = FastSerMembers.All)] public partial class Whole { private int _id; public int Id => _id; }
        """);

    [Fact]
    public void ComputedMemberIsLeftOutOfBasesThatSayNothing() => DiagnosticTests.Check("""
        public class Plain { public int Id { get; set; } public int Twice => 2 * Id; }
        [FastSerType(Members = FastSerMembers.PublicState)] public partial class {|FSER103:Known|} : Plain { public int {|FSER103:Own|} => 1; }
        [FastSerType] public partial class Derived : Known { public int {|FSER004:Last|} => 1; }
        """);

    [Fact]
    public void ComputedMemberIsLeftOutUnlessItIsMarked() => DiagnosticTests.Check(Rule + """
         class Line
        {
            public Line(int id, int total) => Id = total - id;
            public int Id { get; set; }
            [FastSerInclude] public int Total => Id + 1;
            [FastSerInclude] public int {|FSER004:Lost|} => 1;
        }
        """);

    [Fact]
    public void ComputedMemberIsLeftOutUnlessAConstructorTakesIt()
    {
        const string Types = """
             class Captured(int id, int other) { public int Id => id; public int Other { get; } = other; public int Sum => id + Other; }
            [FastSerType] public partial class Kept { private readonly int _id; public Kept() { } private Kept(int id) => _id = id; public int Id => _id; }
            [FastSerType] public partial class Named { private int _id; [FastSerConstructor(nameof(Id))] public static Named Of(in int number) => new() { _id = number }; public int Id => _id; }
            [FastSerType] public partial class OtherType { public OtherType() { } public OtherType(long id) { } public int Id => 1; }
            """;
        var run = GeneratorHarness.Run("using FastSer;\n" + Default + Rule + Types);

        Assert.Equal(["Captured.Sum", "OtherType.Id"], run.Reported.Select(static found => found.GetMessage().Split('\'')[1]).Order(StringComparer.Ordinal));
        Assert.All((string[])["Captured", "Kept", "Named"], name => Assert.Contains(
            "<c>Id</c>", run.Sources.Single(source => source.Hint == name + ".FastSer.g.cs").Text, StringComparison.Ordinal));
    }

    [Fact]
    public void ComputedMemberIsLeftOutWithoutAWordIfItIsSuppressed() => Assert.DoesNotContain(
        GeneratorHarness.Run($"#pragma warning disable FSER103\nusing FastSer;\n{Rule} class Line {{ public int Id; public int Total => Id; }}").Reported,
        static found => !found.IsSuppressed);

    [Fact]
    public void ComputedMemberIsLeftOutAsAHint()
    {
        var found = Assert.Single(GeneratorHarness.Run($"using FastSer; {Rule} class Line {{ public int Id; public int Total => Id; }}").Reported);

        Assert.Equal(("FSER103", DiagnosticSeverity.Info), (found.Id, found.Severity));
        Assert.Contains("'Line.Total' is computed", found.GetMessage(), StringComparison.Ordinal);
    }

    [Fact]
    public void SummaryNamesWhatIsLeftOut()
    {
        var text = string.Concat(GeneratorHarness.Run(
            $$"""
            using FastSer;
            public class Plain { public int Zero => 0; }
            {{Rule}} class Line : Plain { public int Id; public int One => 1; }
            {{Rule}} struct Size { public int Width; public int Two => 2; }
            """).Sources.Select(static source => source.Text));

        Assert.Contains("/// <remarks>Leaves out what is computed: <c>Zero</c>, <c>One</c>.</remarks>", text, StringComparison.Ordinal);
        Assert.Contains("/// <remarks>Leaves out what is computed: <c>Two</c>.</remarks>", text, StringComparison.Ordinal);
    }

    [Fact]
    public void OverridesDecideForAbstractProperties() => DiagnosticTests.Check("""
        [FastSerType(Members = FastSerMembers.PublicState), FastSerUnion(0, typeof(Stored)), FastSerUnion(1, typeof(Computed))]
        public abstract partial class Shape { public abstract int Area { get; } }
        [FastSerType(Members = FastSerMembers.PublicState)] public partial class Stored(int area) : Shape { public override int Area { get; } = area; }
        [FastSerType(Members = FastSerMembers.PublicState)] public partial class Computed : Shape { public override int {|FSER103:Area|} => 1; }
        """);

    [Fact]
    public void PropertiesWithTheFieldKeywordAreState()
    {
        var source = "using FastSer;\n" + Rule + """
             class Line(string text, int[] items)
            {
                public string Text { get => field.Trim(); } = text;
                public int[] Items { get => field ?? []; } = items;
                public int Set { get; set => field = value * 1; }
            }
            """;
        var run = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(LanguageVersion.Preview, source));

        Assert.Empty(run.Reported);
        Assert.Contains("<c>Set</c>, then <c>Text</c>, <c>Items</c>", run.Sources[0].Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void StateOfBasesInOtherAssembliesIsSeen(bool isReferenceAssembly)
    {
        var library = Emit(
            "public class Plain { public Plain(int id) => Id = id; public int Id { get; } public int Set { get; set; } public int Total => Id; }",
            isReferenceAssembly);

        var found = Assert.Single(Run(library, $"using FastSer; {Rule} class Line(int id) : Plain(id) {{ public int Own {{ get; set; }} }}", out var text));

        Assert.Equal("FSER103", found.Id);
        Assert.Contains("'Plain.Total'", found.GetMessage(), StringComparison.Ordinal);
        Assert.Contains("<c>Id</c>, <c>Set</c>, <c>Own</c>", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void RuleOfAnAnnotatedBaseInAnotherAssemblyIsThatOfItsAssembly(bool isReferenceAssembly)
    {
        var library = Emit(
            $"using FastSer; {Default} [FastSerType] public partial class Known(int id) {{ public int Id {{ get; }} = id; public int Total => Id; }}",
            isReferenceAssembly);

        Assert.Empty(Run(library, "using FastSer; [FastSerType] public partial class Line(int id) : Known(id) { public int Own { get; set; } }", out var text));
        Assert.Contains("<c>Id</c>, <c>Own</c>", text, StringComparison.Ordinal);
        Assert.Contains("<c>Total</c>", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void StateThatOtherAssembliesCannotSeeIsAnError(bool isReferenceAssembly)
    {
        var library = Emit(
            "using FastSer; " + Rule + """
             class Known
            {
                public Known() => Text = "";
                [FastSerConstructor] private Known(string text) => Text = text;
                public string Text { get => field.Trim(); }
            }
            """, isReferenceAssembly);

        Assert.Contains("FSER042", Run(library, "using FastSer; [FastSerType] public partial class Line : Known;", out _)
            .Select(static found => found.Id));
    }

    private static byte[] Emit(string source, bool isReferenceAssembly)
    {
        var run = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(LanguageVersion.Preview, source).WithAssemblyName("Library"));
        using var image = new MemoryStream();
        var result = run.Output.Emit(image, options: new EmitOptions(metadataOnly: isReferenceAssembly, includePrivateMembers: !isReferenceAssembly));
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return image.ToArray();
    }

    private static ImmutableArray<Diagnostic> Run(byte[] library, string source, out string text)
    {
        var run = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(source).WithAssemblyName("Program")
            .AddReferences(MetadataReference.CreateFromImage(library)));
        Assert.Empty(run.Output.GetDiagnostics().Where(static found => found.Severity == DiagnosticSeverity.Error));
        text = string.Concat(run.Sources.Select(static file => file.Text));
        return run.Reported;
    }
}
