using System.Collections.Immutable;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>FSER125 to FSER127: state that nothing serializes and nobody has declared to be left out.</summary>
public sealed class LostStateTests
{
    private const string Start = "using FastSer; using System.Collections.Generic; ";
    private const string All = "[FastSerType(Members = FastSerMembers.All)] public partial ";
    private const string State = "[FastSerType(Members = FastSerMembers.PublicState)] public partial ";

    [Theory]
    [InlineData("[FastSerType] public partial class Order { public int Id; private int _size; public ref int {|FSER125:Size|} => ref _size; }", "it is returned by reference")]
    [InlineData(State + "class Order { public int Id; private int _size; public ref int {|FSER125:Size|} => ref _size; }", "it is returned by reference")]
    [InlineData("[FastSerType] public partial class Order { public int Id; private int _size; public int {|FSER125:Size|} { set => _size = value; } }", "it has no getter")]
    [InlineData(All + "class Order : INamed { public int Id; string INamed.{|FSER125:Name|} { get; set; } = \"\"; } public interface INamed { string Name { get; set; } }", "it is an explicit interface member")]
    [InlineData("public class Base { private int _size; public int {|FSER125:Size|} { set => _size = value; } } [FastSerType] public partial class A : Base { public int Id; } "
        + "[FastSerType] public partial class B : Base { public int Id; }", "it has no getter")]
    public async Task MemberIsLeftOut(string marked, string reason)
    {
        var found = await CheckAsync(marked);

        Assert.EndsWith($"is left out, because {reason}; mark it [FastSerIgnore] if other members hold its state or it has none to keep", found.GetMessage(), StringComparison.Ordinal);
        await AssertSilencedAsync(marked, "FSER125");
    }

    [Theory]
    [InlineData("[FastSerType] public partial class Order { public int Id; private int _size; [FastSerIgnore] public ref int Size => ref _size; }")]
    [InlineData("[FastSerType] public partial class Order { public int Id; private int _size; internal ref int Size => ref _size; private int Other { set => _size = value; } }")]
    [InlineData("[FastSerType] public partial class Order : INamed { public int Id; string INamed.Name { get; set; } = \"\"; } public interface INamed { string Name { get; set; } }")]
    [InlineData(All + "class Order : INamed { public int Id; string INamed.Name => \"\"; [FastSerIgnore] int INamed.Size { get; set; } } public interface INamed { string Name { get; } int Size { get; set; } }")]
    [InlineData(All + "class Order { private int _size; public ref int Size => ref _size; public int Other { set => _size = value; } }")]
    [InlineData("[FastSerType] public partial class Order { public int Id; public static ref int Size => ref s_size; private static int s_size; public int this[int at] => at; public event System.Action? Done; private int _own; public void Go() => Done?.Invoke(); }")]
    [InlineData(State + "class Order { public int Id; public int Double => Id * 2; }")]
    public async Task PropertiesWithoutStateOfTheirOwnAreNotReported(string source) => Assert.Empty(await AnalyzeAsync(Start + source));

    [Theory]
    [InlineData(All + "class Order(int {|FSER126:size|} = 0) { public int Id; public int Twice() => size * 2; }")]
    [InlineData(All + "class Order(int {|FSER126:size|}) { public Order() : this(0) { } public int Id; public int Twice => size * 2; }")]
    [InlineData(All + "class Order(int {|FSER126:size|} = 0) { public int Id; } public partial class Order { public int Twice() { return size * 2; } }")]
    [InlineData(All + "struct Order(int {|FSER126:size|} = 0) { public int Id; public readonly int Twice() => size * 2; }")]
    public async Task CapturedParameterIsLeftOut(string marked)
    {
        var found = await CheckAsync(marked);

        Assert.StartsWith("'Order' keeps its constructor parameter 'size', which Members = FastSerMembers.All leaves out", found.GetMessage(), StringComparison.Ordinal);
        await AssertSilencedAsync(marked, "FSER126");
    }

    [Theory]
    [InlineData(All + "class Order(int size) { private readonly int _size = size; public int Twice() => _size * 2; }")]
    [InlineData(All + "class Order(int size = 0) { private readonly System.Func<int> _size = () => size; [FastSerIgnore] public int Id; }")]
    [InlineData(All + "class Order(int size = 0) { private readonly int _half = size / 2; public int size2; public int Twice(int size) => size * 2; public Order() : this(1) { } public Order(int half, int size2) : this(half) { } }")]
    [InlineData("[FastSerType] public partial class Order(int size = 0) { public int Id; public int Twice() => size * 2; }")]
    public async Task ParametersThatAreNotKeptAreNotReported(string source) =>
        Assert.DoesNotContain(await AnalyzeAsync(Start + source), static found => found.Id == "FSER126");

    [Theory]
    [InlineData("[FastSerType] public partial class Order { public Basket? Lines; } public class Basket : List<int> { public string? {|FSER127:Note|} { get; set; } }")]
    [DeepInlineData("[FastSerType] public partial class Order { public Basket?[]? Lines; public Dictionary<int, Basket>? More; } public class Basket : List<int> { public string? {|FSER127:Note|}; }")]
    [DeepInlineData("public class Calls { public byte[] Run() => FastSerializer.Serialize(new Basket()); } public class Basket : Dictionary<int, int> { public string? {|FSER127:Note|} { get; private set; } }")]
    [InlineData("[assembly: FastSerRoot(typeof(Basket))] public class Basket : List<int> { public string? {|FSER127:Note|} { get; set; } }")]
    [DeepInlineData("[FastSerType] public partial class Order { public Basket? Lines; } public class Basket : Base<int> { } public class Base<T> : List<T> { public string? {|FSER127:Note|} { get; set; } }")]
    [DeepInlineData("[FastSerType] public partial class Order<T> { public Basket<T>? Lines; } public class Basket<T> : HashSet<T> { public string? {|FSER127:Note|} { get; set; } }")]
    public async Task CollectionMemberIsLeftOut(string marked)
    {
        var found = await CheckAsync(marked);

        Assert.Contains("because a 'Ba", found.GetMessage(), StringComparison.Ordinal);
        await AssertSilencedAsync(marked, "FSER127");
    }

    [Theory]
    [InlineData("public class Basket : List<int> { public string? Note { get; set; } }")]
    [InlineData("[FastSerType] public partial class Order { public Basket? Lines; } public class Basket : List<int> { [FastSerIgnore] public string? Note { get; set; } private int _x; public int Twice => _x * Count; public static int Total { get; set; } public event System.Action? Done; public void Go() => Done?.Invoke(); }")]
    [InlineData("[FastSerType] public partial class Order { [FastSerIgnore] public Basket? Lines; public int Id; } public class Basket : List<int> { public string? Note { get; set; } }")]
    [InlineData("""
        [FastSerType] public partial class Order { public Window? Lines; }
        public class Window(int[] values) : IReadOnlyList<int>
        {
            public int[] Values { get; } = values;
            public int Count { get; } = values.Length;
            public int this[int at] => Values[at];
            public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)Values).GetEnumerator();
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
        }
        """)]
    [InlineData("""
        [FastSerType] public partial class Order { [FastSerFormatter(typeof(BasketFormatter))] public Basket? Lines; }
        public class Basket : List<int> { public string? Note { get; set; } }
        public class BasketFormatter : IFastSerFormatter<Basket>
        {
            public static void Write(ref FastWriter writer, Basket value) { }
            public static Basket Read(ref FastReader reader) => new();
        }
        """)]
    public async Task CollectionsWithoutOwnStateAreNotReported(string source) => Assert.Empty(await AnalyzeAsync(Start + source));

    [Theory]
    [InlineData("[FastSerType] public partial class {|FSER125:Order|} { public int Id; }", "public int Size { get; set; }")]
    [InlineData("[FastSerType] public partial class {|FSER125:Order|} { public int Id; private int _size; }", "public int Size { get => _size; set => _size = value; }")]
    [InlineData(All + "class {|FSER125:Order|} { public int Id; }", "private int _size;")]
    [InlineData("[FastSerType] public partial class Other : Order { public int Id; } public partial class {|FSER125:Order|} { }", "public int Size;")]
    public async Task MembersOfOtherGeneratorsAreReportedAtTheType(string marked, string generated)
    {
        var markup = new Markup(Start + marked);
        var found = Assert.Single(await AnalyzeWithAsync(markup.Source, generated));

        Assert.Equal(Assert.Single(markup.Expected), (found.Id, found.Location.SourceSpan));
        Assert.Contains("another generator declares it", found.GetMessage(), StringComparison.Ordinal);
        Assert.DoesNotContain(
            await AnalyzeWithAsync($"{Start}\n#pragma warning disable FSER125\n{new Markup(marked).Source}", generated), static one => !one.IsSuppressed);
    }

    [Theory]
    [InlineData("[FastSerType] public partial class Order { public int Id; }", "public int Size => 3; private int Own { get; set; } public event System.Action? Done; public void Go() => Done?.Invoke();")]
    [InlineData("[FastSerType] public partial class Order { public int Id; }", "[FastSerIgnore] public int Size { get; set; }")]
    [InlineData("[FastSerType] public partial class Order { [FastSerInclude] private int _size; }", "public int Size { get => _size; set => _size = value; }")]
    [InlineData("[FastSerType] public partial class Order { public partial int Size { get; set; } }", "public partial int Size { get => _size; set => _size = value; } private int _size;")]
    public async Task MembersOfOtherGeneratorsWithoutStateAreNotReported(string source, string generated) =>
        Assert.Empty(await AnalyzeWithAsync(Start + source, generated));

    private static Task<ImmutableArray<Diagnostic>> AnalyzeWithAsync(string source, string generated)
    {
        var output = GeneratorHarness.Run(source).Output;
        var text = CSharpSyntaxTree.ParseText(
            $"using FastSer; partial class Order {{ {generated} }}", (CSharpParseOptions)output.SyntaxTrees.First().Options, "Other/Other.Maker/Order.g.cs");
        return output.AddSyntaxTrees(text).WithAnalyzers([new LostStateAnalyzer()]).GetAnalyzerDiagnosticsAsync();
    }

    private static async Task<Diagnostic> CheckAsync(string marked)
    {
        var markup = new Markup(Start + marked);
        var found = Assert.Single(await AnalyzeAsync(markup.Source));
        Assert.Equal(Assert.Single(markup.Expected), (found.Id, found.Location.SourceSpan));
        Assert.Equal(DiagnosticSeverity.Warning, found.DefaultSeverity);
        return found;
    }

    private static async Task AssertSilencedAsync(string marked, string id) => Assert.DoesNotContain(
        await AnalyzeAsync($"{Start}\n#pragma warning disable {id}\n{new Markup(marked).Source}"), static found => !found.IsSuppressed);

    private static Task<ImmutableArray<Diagnostic>> AnalyzeAsync(string source) =>
        GeneratorHarness.Run(source).Output.WithAnalyzers([new LostStateAnalyzer()]).GetAnalyzerDiagnosticsAsync();
}
