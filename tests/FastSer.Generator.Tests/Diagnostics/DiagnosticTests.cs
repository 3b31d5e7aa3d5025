using System.Reflection;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class DiagnosticTests
{
    [Fact]
    public void TypeMustBePartial() => Check(
        "[FastSerType] public class {|FSER001:Plain|} { public int Id { get; set; } }");

    [Fact]
    public void ContainingTypeMustBePartial() => Check(
        "public class Outer { [FastSerType] public partial class {|FSER002:Inner|} { public int Id { get; set; } } }");

    [Fact]
    public void MemberTypeMustBeSupported() => Check("""
        [FastSerType]
        public partial class Holder
        {
            public object? {|FSER003:Anything|} { get; set; }
            public System.Collections.Generic.List<System.IO.Stream>? {|FSER003:Streams|} { get; set; }
            public System.Action? {|FSER003:Action|};
        }
        """);

    [Theory]
    [InlineData("object")]
    [InlineData("dynamic")]
    [InlineData("System.Func<int>")]
    [InlineData("System.WeakReference<string>")]
    [InlineData("System.Type")]
    [InlineData("System.Exception")]
    [InlineData("System.Threading.Tasks.Task<int>")]
    [InlineData("System.Collections.IEnumerable")]
    [InlineData("System.Collections.Generic.List<object>")]
    [InlineData("System.Collections.Generic.Dictionary<string, System.IO.Stream>")]
    [InlineData("System.Collections.Generic.Dictionary<int, System.Func<int>>")]
    [InlineData("(int, object)")]
    [InlineData("System.Nullable<System.ArgIterator>", true)]
    public void MemberTypeMustBeSupportedWhereverItStands(string type, bool mayFailToCompile = false) => Check(
        $"[FastSerType] public partial class Holder {{ public {type} {{|FSER003:M|}} {{ get; set; }} = default!; }}",
        mayFailToCompile);

    [Fact]
    public void MemberTypeMustBeAnnotated() => Check("""
        public class Plain;

        [FastSerType]
        public partial class Holder
        {
            public Plain? {|FSER003:Plain|} { get; set; }
        }
        """);

    [Fact]
    public void MemberMustBeRestorable() => Check("""
        [FastSerType]
        public partial class Holder
        {
            public int {|FSER004:Total|} { get; }
            public readonly string? {|FSER004:Text|};
            public int {|FSER004:Computed|} => Total + 1;
        }
        """);

    [Fact]
    public void TypeMustBeConstructible() => Check("""
        [FastSerType]
        public partial class {|FSER005:Holder|}
        {
            public Holder(int unknown) => Id = unknown;

            public int Id { get; set; }
        }
        """);

    [Fact]
    public void ConstructorMustBeUnambiguous() => Check("""
        [FastSerType]
        public partial class {|FSER006:Money|}
        {
            public Money(decimal amount) => Amount = amount;

            public Money(string currency) => Currency = currency;

            public decimal Amount { get; set; }
            public string Currency { get; set; } = "EUR";
        }
        """);

    [Fact]
    public void MemberOrderMustBeUnique() => Check("""
        [FastSerType]
        public partial class Holder
        {
            [FastSerMember(1)] public int First { get; set; }
            [FastSerMember(1)] public int {|FSER007:Second|} { get; set; }
        }
        """);

    [Fact]
    public void MemberOrderMustBeExplicitInSeveralFiles()
    {
        var markup =
            new Markup("[FastSer.FastSerType] public partial class {|FSER008:Split|} { public int A { get; set; } }");
        var run = GeneratorHarness.Run(markup.Source, "public partial class Split { public int B { get; set; } }");

        AssertExpected(markup, run);
    }

    [Fact]
    public void TypeKindMustBeSupported()
    {
        Check("[FastSerType] public static partial class {|FSER009:Static|} { }", mayFailToCompile: true);
        Check("[FastSerType] public ref partial struct {|FSER009:Ref|} { public int Id; }", mayFailToCompile: true);
        Check("[FastSerType] file partial class {|FSER009:Local|} { public int Id; }");
    }

    [Fact]
    public void StructMustNotBeEmpty() => Check("[FastSerType] public partial struct {|FSER010:Nothing|};");

    [Fact]
    public void MemberOrderMustBeComplete() => Check("""
        [FastSerType]
        public partial class Holder
        {
            [FastSerMember(1)] public int First { get; set; }
            public int {|FSER011:Second|} { get; set; }
        }
        """);

    [Fact]
    public void RootMustBeSupported() => Check("""
        public static class Calls
        {
            public static byte[] Write(object value) => {|FSER012:FastSerializer.Serialize(value)|};
            public static System.IO.Stream Read(byte[] bytes) =>
                {|FSER012:FastSerializer.Deserialize<System.IO.Stream>(bytes)|};
        }
        """);

    [Fact]
    public void AttributeMustApply() => Check("""
        [FastSerType]
        public partial class Holder
        {
            public int Id { get; set; }
            [FastSerInclude] public static int {|FSER013:Shared|} { get; set; }
            [FastSerInclude] public int {|FSER013:WriteOnly|} { set { } }
            [FastSerInclude] public int {|FSER013:this|}[int index] { get => index; set { } }
        }
        """);

    [Fact]
    public void AttributesMustAgree() => Check("""
        [FastSerType]
        public partial class Holder
        {
            [FastSerIgnore, FastSerInclude] public int {|FSER014:Both|} { get; set; }
            [FastSerIgnore, FastSerMember(1)] public int {|FSER014:Numbered|} { get; set; }
        }
        """);

    [Fact]
    public void RequiredMemberMustBeSerialized() => Check("""
        [FastSerType]
        public partial class Holder
        {
            public int Id { get; set; }
            [FastSerIgnore] public required string {|FSER015:Text|} { get; set; }
        }
        """);

    [Fact]
    public void HiddenMemberMustBeReachable() => Check("""
        [FastSerType]
        public partial class Base<T>
        {
            public int {|FSER016:Size|} { get; init; }
        }

        [FastSerType]
        public partial class Derived : Base<int>
        {
            public new int Size { get; init; }
        }
        """);

    [Fact]
    public void BaseMemberMustBeReachable() => Check("""
        [FastSerType]
        public partial class Base<T>
        {
            [FastSerInclude] private int {|FSER016:_secret|};

            public int Secret() => _secret++;
        }

        [FastSerType]
        public partial class Derived : Base<int>
        {
            public int Id { get; set; }
        }
        """);

    [Fact]
    public void OnlyOneConstructorMayBeMarked() => Check("""
        [FastSerType]
        public partial class Holder
        {
            [FastSerConstructor] public Holder() { }
            [FastSerConstructor] public {|FSER017:Holder|}(int id) => Id = id;

            public int Id { get; set; }
        }
        """);

    [Fact]
    public void ConstructorParameterMustMatch() => Check("""
        [FastSerType]
        public partial class Holder
        {
            [FastSerConstructor] public Holder(int {|FSER018:value|}) => Id = value;

            public int Id { get; }
        }
        """);

    [Fact]
    public void EveryDiagnosticHasATestHere()
    {
        var rules = typeof(Descriptors).GetFields(BindingFlags.Public | BindingFlags.Static).Select(static f => f.Name);
        var tests = typeof(DiagnosticTests).Assembly.GetTypes()
            .Where(static t => t.Namespace == typeof(DiagnosticTests).Namespace)
            .SelectMany(static t => t.GetMethods()).Select(static m => m.Name).ToArray();

        Assert.All(rules, rule => Assert.Contains(tests, test => test.StartsWith(rule, StringComparison.Ordinal)));
    }

    [Fact]
    public void EveryDiagnosticHasItsPageAndTheIndexNamesIt()
    {
        var folder = Path.Combine(RepositoryFiles.Root, "docs", "diagnostics");
        var index = File.ReadAllText(Path.Combine(folder, "README.md"));
        foreach (var descriptor in AllDescriptors())
        {
            var page = File.ReadAllText(Path.Combine(folder, descriptor.Id + ".md"));
            Assert.StartsWith($"# {descriptor.Id}", page, StringComparison.Ordinal);
            Assert.Contains(descriptor.Id, index, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void IdsAreUnique() => Assert.Equal(
        AllDescriptors().Select(static d => d.Id).Distinct().Order(StringComparer.Ordinal),
        AllDescriptors().Select(static d => d.Id).Order(StringComparer.Ordinal));

    [Fact]
    public void BrokenTypeGetsNoFileAndItsNeighbourDoes()
    {
        var run = GeneratorHarness.Run("""
            using FastSer;
            [FastSerType] public class Broken { public int Id { get; set; } }
            [FastSerType] public partial class Fine { public int Id { get; set; } }
            """);

        Assert.Contains(run.Sources, static s => s.Hint == "Fine.FastSer.g.cs");
        Assert.DoesNotContain(run.Sources, static s => s.Hint.Contains("Broken", StringComparison.Ordinal));
    }

    [Fact]
    public void CodeThatDoesNotCompileDoesNotBreakTheGenerator()
    {
        foreach (var source in new[]
        {
            "[FastSer.FastSerType] public partial class",
            "[FastSer.FastSerType] public partial class A : Missing { public Missing B { get; set; } }",
            "[FastSer.FastSerType(Members = )] public partial class A { public int",
            "[FastSer.FastSerType] public partial class A : A { public int B { get; set; } }",
            "[FastSer.FastSerType] public partial class A<T> { public A<A<T>> B { get; set; } }",
            "class C { void M() => FastSer.FastSerializer.Serialize<Missing>(null); }",
            "class C { void M() => FastSer.FastSerializer.Serialize(); }",
        })
        {
            Assert.Null(GeneratorHarness.Run(source).Result.Exception);
        }
    }

    internal static void Check(string marked, bool mayFailToCompile = false)
    {
        var markup = new Markup("using FastSer;\n" + marked);
        var run = GeneratorHarness.Run(markup.Source);

        AssertExpected(markup, run);
        var errors = GeneratorHarness.CreateCompilation(markup.Source).GetDiagnostics()
            .Where(static d => d.Severity == DiagnosticSeverity.Error && !d.IsWarningAsError);
        Assert.True(mayFailToCompile || !errors.Any(), "The example itself does not compile.");
    }

    private static void AssertExpected(Markup markup, GeneratorRun run)
    {
        Assert.Null(run.Result.Exception);
        var reported = run.Reported.Select(static d =>
            (d.Id, Span: d.Location.SourceSpan)).OrderBy(static d => d.Span.Start);
        Assert.Equal(markup.Expected.Select(Describe), reported.Select(Describe));

        string Describe((string Id, TextSpan Span) diagnostic) =>
            $"{diagnostic.Id} at {markup.Source.AsSpan(diagnostic.Span.Start, diagnostic.Span.Length)} {diagnostic.Span}";
    }

    private static IEnumerable<DiagnosticDescriptor> AllDescriptors() =>
        typeof(Descriptors).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(static f => (DiagnosticDescriptor)f.GetValue(null)!);
}
