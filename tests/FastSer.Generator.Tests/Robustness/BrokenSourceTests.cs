namespace FastSer.Generator.Tests.Robustness;

/// <summary>Whatever one type looks like, the code of all others is generated.</summary>
public sealed class BrokenSourceTests
{
    private const string Start = "using FastSer; using System; using System.Collections.Generic;\n";

    [Theory]
    [InlineData("Resolver")]
    [InlineData("resolver")]
    [InlineData("RESOLVER")]
    public void TypeNamedAsTheResolversFile(string name) => Neighbour.ReportsNothingElse(
        Start + $"[FastSerType] public partial class {name} {{ public int Id {{ get; set; }} }}");

    [Theory]
    [InlineData("[FastSerType] public partial class A { public int X; } [FastSerType] public partial class A { public int Y; }")]
    [InlineData("[FastSerType] public partial class A { public int X; } [FastSerType] public partial class A { public int X; }")]
    [InlineData("[FastSerType] public class A { public int X; } [FastSerType] public class A { public int X; }")]
    [InlineData("[FastSerType] public partial class A { public int X; } [FastSerType] public partial struct A { public int X; }")]
    [InlineData("[FastSerType] public partial record A(int X); [FastSerType] public partial class A { public int X; }")]
    [InlineData("[FastSerType] public partial class A<T> { public int X; } [FastSerType] public partial class A<T> { public int X; }")]
    [InlineData("[FastSerType] public partial class A<T> { public int X; } [FastSerType] public partial struct A<T> { public int X; }")]
    [InlineData("namespace N { public partial class A { [FastSerType] public partial class B { public int X; } } } "
        + "namespace N.A { [FastSerType] public partial class B { public int X; } }")]
    public void TypeThatIsDeclaredTwice(string source) => Neighbour.Run(Start + source);

    [Fact]
    public void FileThatIsThereTwice() => Neighbour.Run(
        "[FastSer.FastSerType] public partial class A { public int X; }",
        "[FastSer.FastSerType] public partial class A { public int X; }");

    [Theory]
    [InlineData("ValueTuple")]
    [InlineData("List<ValueTuple>")]
    [InlineData("ValueTuple?")]
    [InlineData("Tuple")]
    public void TupleOfNothingAsAMember(string type) =>
        Assert.Equal(["FSER003"], Neighbour.Run(Start + $"[FastSerType] public partial class A {{ public {type} X {{ get; set; }} }}")
            .Reported.Select(static d => d.Id));

    [Fact]
    public void TupleOfNothingAsARoot() => Neighbour.ReportsNothingElse(
        "FSER012", Start + "class C { static int M(ValueTuple t) => FastSerializer.GetSize(t); }");

    [Theory]
    [InlineData("class F : IFastSerFormatter { } [FastSerType] public partial class A { [FastSerFormatter(typeof(F))] public int X; }")]
    [InlineData("class F : IFastSerFormatter< { } [FastSerType] public partial class A { [FastSerFormatter(typeof(F))] public int X; }")]
    [InlineData("class F : IFastSerFormatter<> { } [FastSerType] public partial class A { [FastSerFormatter(typeof(F))] public int X; }")]
    [InlineData("class E { } [FastSerType] public partial class S : IFastSerSurrogate { public int N; } "
        + "[FastSerType] public partial class A { public E X; }", "[assembly: FastSerSurrogate(typeof(E), typeof(S))]")]
    [InlineData("class E : IEqualityComparer { } [FastSerType] public partial class A "
        + "{ [FastSerComparer(typeof(E))] public HashSet<int> X; }")]
    [InlineData("class E : IComparer { } [FastSerType] public partial class A { [FastSerComparer(typeof(E))] public SortedSet<int> X; }")]
    [InlineData("class E : ICollection { } [FastSerType] public partial class A { public E X; }")]
    [InlineData("class E : IDictionary<int> { } [FastSerType] public partial class A { public E X; }")]
    [InlineData("[FastSerType] public partial struct K : IEquatable<<K> { public int N; } "
        + "[FastSerType] public partial class A { public Dictionary<K, int> X; public HashSet<K> Y; }")]
    [InlineData("[FastSerType] public partial struct K : IEquatable { public int N; } [FastSerType] public partial class A { public HashSet<K> X; }")]
    [InlineData("class E : IEnumerable<<int> { } [FastSerType] public partial class A : ICollection<int> { public E X; public int Y; }")]
    [InlineData("[FastSerType] public partial class A : IEnumerable<<int> { public List<int> X; }")]
    [InlineData("[FastSerType] public partial class A : IFastSerializable { public int X; }")]
    [InlineData("[FastSerType] public partial struct A : IFastSerializableValue { public int X; } "
        + "[FastSerType] public partial class B : IFastSerializableBounded { public A X; }")]
    [InlineData("[FastSerType] public partial class A : IFastSerializableBase { public int X; } [FastSerType] public partial class B : A { }")]
    public void InterfaceThatIsHalfTyped(string source, string attributes = "") => Neighbour.Run(Start + attributes + source);

    [Theory]
    [InlineData("[FastSerType(Members = FastSerMembers.All)] public partial class A : IMissing { bool IMissing.Zebra { get; set; } public int X; }")]
    [InlineData("interface I { bool Zebra { get; set; } } [FastSerType(Members = FastSerMembers.All)] public partial class A { bool I.Zebra { get; set; } public int X; }")]
    public void ExplicitMemberOfAMissingInterfaceIsNoMember(string source) =>
        Assert.DoesNotContain(Neighbour.Run(Start + source).Sources, static one => one.Text.Contains("Zebra", StringComparison.Ordinal));

    [Theory]
    [InlineData("using System.Collections.Missing; [FastSerType] public partial class A { public Stack<int> X { get; } }")]
    [InlineData("[FastSerType] public partial class A { public Missing<int> X { get; } = new(); }")]
    [InlineData("[FastSerType] public partial class A { public Missing X { get; } }")]
    [InlineData("[FastSerType] public partial class A { public Missing.Other X { get; } }")]
    [InlineData("[FastSerType] public partial class A { public System.Collections.Generic.Missing<int> X { get; } }")]
    [InlineData("[FastSerType] public partial class A { public List<> X { get; } }")]
    public void MemberOfAMissingTypeWithoutASetter(string source) => Neighbour.Run("using FastSer;\n" + source);

    [Theory]
    [InlineData("[FastSerType] public partial class { public int X; }")]
    [InlineData("[FastSerType] public partial class : Base { public int X; }")]
    [InlineData("[FastSerType] public partial struct")]
    [InlineData("[FastSerType] public partial record (int X);")]
    [InlineData("[FastSerType] public partial class<T> { public int X; }")]
    [InlineData("public partial class { [FastSerType] public partial class A { public int X; } }")]
    [InlineData("namespace { [FastSerType] public partial class A { public int X; } }")]
    [InlineData("namespace . { [FastSerType] public partial class A { public int X; } }")]
    [InlineData("[FastSerType] public partial class A { public int ; public string { get; set; } }")]
    [InlineData("[FastSerType] public partial class A< { public int X; }")]
    [InlineData("[FastSerType] public partial class A<,> { public int X; }")]
    public void DeclarationWithoutAName(string source)
    {
        var run = Neighbour.Run(Start + source);

        Assert.All(
            run.Sources.Where(static s => !s.Text.Contains("Fine", StringComparison.Ordinal)),
            static s => Assert.Empty(Microsoft.CodeAnalysis.CSharp.CSharpSyntaxTree.ParseText(s.Text).GetDiagnostics()));
    }
}
