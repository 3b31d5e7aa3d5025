using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class TolerantDiagnosticTests
{
    [Fact]
    public void TolerantMemberMustHaveKey() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
            public int {|FSER070:Count|} { get; set; }
            [FastSerIgnore] public int Cached { get; set; }
        }
        """);

    [Fact]
    public void TolerantMemberMustHaveKeyInBaseTypesToo() => Check("""
        public class Plain { public int Size { get; set; } }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order : Plain
        {
            [FastSerMember(0)] public int Id { get; set; }
        }
        """.Replace("Size", "{|FSER070:Size|}", StringComparison.Ordinal));

    [Fact]
    public void KeyMustBeUnique() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
            [FastSerMember(0)] public int {|FSER071:Count|} { get; set; }
        }
        """);

    [Fact]
    public void KeyMustBeUniqueThroughAllLevels() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Base
        {
            [FastSerMember(0)] public int Id { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order : Base
        {
            [FastSerMember(0)] public int {|FSER071:Count|} { get; set; }
        }
        """);

    [Fact]
    public void KeysMayBeginAtOneAndHaveGapsThatAreReserved() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerReservedKeys(0)]
        [FastSerReservedKeys(3, 9)]
        [FastSerReservedKeys(11, 20)]
        public partial class Order
        {
            [FastSerMember(1)] public int Id { get; set; }
            [FastSerMember(2)] public int Count { get; set; }
            [FastSerMember(10)] public string? Note { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerReservedKeys(0)]
        public partial class Purchase : Order
        {
            [FastSerMember(21)] public int Total { get; set; }
        }
        """);

    [Theory]
    [InlineData("{|FSER073:FastSerReservedKeys(0, 1)|}")]
    [InlineData("FastSerRetired(0, typeof(int)), {|FSER073:FastSerReservedKeys(0)|}")]
    [InlineData("FastSerReservedKeys(0), {|FSER076:FastSerReservedKeys(9, 5)|}")]
    [InlineData("FastSerReservedKeys(0), {|FSER076:FastSerReservedKeys(5, 1000)|}")]
    [InlineData("FastSerReservedKeys(0), {|FSER076:FastSerReservedKeys(-1)|}")]
    public void ReservedKeyMustBeFree(string attributes) => Check($$"""
        [FastSerType(Format = WireFormat.Tolerant)]
        [{{attributes}}]
        public partial class Order
        {
            [FastSerMember(1)] public int Id { get; set; }
        }
        """);

    [Fact]
    public void ReservedKeyNeedsATolerantType() => Check("""
        [FastSerType]
        [FastSerReservedKeys(0)]
        public partial class {|FSER075:Order|} { public int Id { get; set; } }
        """);

    [Fact]
    public void KeyGapMustBeRetired() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class {|FSER072:Order|}
        {
            [FastSerMember(1)] public int Id { get; set; }
        }
        """);

    [Fact]
    public void RetiredKeyMustStayUnused() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        [{|FSER073:FastSerRetired(0, typeof(int))|}]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
        }
        """);

    [Fact]
    public void RetiredKeyMustStayUnusedByAnotherRetiredOne() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerRetired(1, typeof(int))]
        [{|FSER073:FastSerRetired(1, typeof(string))|}]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
        }
        """);

    [Fact]
    public void RetiredTypeMustBeSupported() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        [{|FSER074:FastSerRetired(1, typeof(System.IO.Stream))|}]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
        }
        """);

    [Fact]
    public void RetiredKeyNeedsTolerantType() => Check("""
        [FastSerType]
        [FastSerRetired(1, typeof(int))]
        public partial class {|FSER075:Order|}
        {
            public int Id { get; set; }
        }
        """);

    [Theory]
    [InlineData("-1")]
    [InlineData("1000")]
    public void KeyMustBeInRange(string key) => Check($$"""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember({{key}})] public int {|FSER076:Id|} { get; set; }
        }
        """);

    [Fact]
    public void TolerantTypeMustNotKeepIdentity() => Check("""
        [FastSerType(Format = WireFormat.Tolerant, References = true)]
        public partial class {|FSER077:Order|}
        {
            [FastSerMember(0)] public int Id { get; set; }
        }
        """);

    [Fact]
    public void TolerantTypeMustNotKeepIdentityOfWhatItHolds() => Check("""
        [FastSerType(References = true)]
        public partial class Person { public string? Name { get; set; } }

        [FastSerType]
        public partial class Team { public Person[]? People { get; set; } }

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerRetired(0, typeof(System.Collections.Generic.List<Team>))]
        public partial class {|FSER077:Order|}
        {
            [FastSerMember(1)] public int Id { get; set; }
        }
        """);

    [Fact]
    public void IdentityIsFoundBehindAnyNumberOfTypes() => Check($$"""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class {|FSER077:Order|}
        {
            [FastSerMember(0)] public Step0? Next { get; set; }
        }

        {{string.Concat(Enumerable.Range(0, 600).Select(static i =>
            $"[FastSerType] public partial class Step{i} {{ public Step{i + 1}? Next {{ get; set; }} }}\n"))}}
        [FastSerType(References = true)]
        public partial class Step600 { public string? Name { get; set; } }
        """);

    [Fact]
    public void TolerantUnionMustNameTolerantTypes() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Square))]
        [{|FSER078:FastSerUnion(1, typeof(Circle))|}]
        public partial interface IShape;

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Square : IShape;

        [FastSerType]
        public partial class Circle : IShape;
        """);

    [Fact]
    public void KeysOfDerivedTypesAreNoGapsOfABaseClassThatGrew() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Animal
        {
            [FastSerMember(0)] public int Age { get; set; }
            [FastSerMember(3)] public int Weight { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Dog : Animal
        {
            [FastSerMember(1)] public string? Name { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerRetired(2, typeof(int))]
        public partial class Cat : Animal
        {
            [FastSerMember(1)] public string? Name { get; set; }
        }
        """);

    [Fact]
    public void KeysOfTypesBesideATypeAreGapsWhereNoBaseClassGrew() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Animal
        {
            [FastSerMember(0)] public int Age { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class {|FSER072:Dog|} : Animal
        {
            [FastSerMember(2)] public string? Name { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Cat : Animal
        {
            [FastSerMember(1)] public string? Name { get; set; }
        }
        """);

    [Theory]
    [InlineData("FastSerReservedKeys(1)")]
    [InlineData("FastSerRetired(1, typeof(int))")]
    public void KeysThatADerivedTypeCannotUseAreNoGaps(string attribute) => Check($$"""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Animal
        {
            [FastSerMember(0)] public int Age { get; set; }
            [FastSerMember(2)] public int Weight { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        [{{attribute}}]
        public partial class Dog : Animal;
        """);

    [Fact]
    public void KeysMayBeLeftToDerivedTypesOfOtherAssemblies() => Assert.Empty(TwoAssemblies.Diagnose("""
        using FastSer;
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerReservedKeys(1, 4, ForDerived = true)]
        public partial class Animal
        {
            [FastSerMember(0)] public int Age { get; set; }
            [FastSerMember(5)] public int Weight { get; set; }
        }
        """, """
        using FastSer;
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Dog : Animal { [FastSerMember(2)] public int Tricks { get; set; } }
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Puppy : Dog { [FastSerMember(3)] public int Weeks { get; set; } [FastSerMember(6)] public int Naps { get; set; } }
        """));

    [Fact]
    public void KeyOfABaseClassThatADerivedTypeOfAnotherAssemblyUsesIsFoundThere() => Assert.Equal(["FSER071"], TwoAssemblies.Diagnose("""
        using FastSer;
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Animal { [FastSerMember(0)] public int Age { get; set; } [FastSerMember(1)] public int Weight { get; set; } }
        """, """
        using FastSer;
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Dog : Animal { [FastSerMember(1)] public int Tricks { get; set; } }
        """));

    [Fact]
    public void KeysThatAreLeftToDerivedTypesAreNotForTheTypeItself() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        [{|FSER073:FastSerReservedKeys(1, 4, ForDerived = true)|}]
        public partial class Animal
        {
            [FastSerMember(0)] public int Age { get; set; }
            [FastSerMember(2)] public int Weight { get; set; }
        }
        """);

    [Theory]
    [InlineData(-1, 4)]
    [InlineData(4, 1)]
    [InlineData(0, int.MaxValue)]
    public void KeysThatAreLeftToDerivedTypesAreInRange(int first, int last) => Check($$"""
        [FastSerType(Format = WireFormat.Tolerant)]
        [{|FSER076:FastSerReservedKeys({{first}}, {{last}}, ForDerived = true)|}]
        public partial class Animal;
        """);

    [Fact]
    public void TolerantUnionMayNameTolerantUnions() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(IRound))]
        public partial interface IShape;

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Circle))]
        public partial interface IRound : IShape;

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Circle : IRound;
        """);

    private static void Check(string marked)
    {
        var markup = new Markup("using FastSer;\n" + marked);
        var run = GeneratorHarness.Run(markup.Source);

        Assert.Null(run.Result.Exception);
        Assert.Equal(
            markup.Expected.Select(static e => (e.Id, e.Span)),
            run.Reported.Select(static d => (d.Id, Span: d.Location.SourceSpan)).OrderBy(static d => d.Span.Start));
    }
}
