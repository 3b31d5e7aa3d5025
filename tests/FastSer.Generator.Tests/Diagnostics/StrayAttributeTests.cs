using System.Collections.Immutable;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>FSER013 for attributes on members of types that have none themselves.</summary>
public sealed class StrayAttributeTests
{
    [Theory]
    [InlineData("class Order { [FastSerMember(0)] public int Id { get; set; } }", "'Order.Id' is marked [FastSerMember]")]
    [InlineData("public sealed class Order { [FastSerIgnore] public int Id; }", "'Order.Id' is marked [FastSerIgnore]")]
    [InlineData("struct Order { [FastSerInclude] private int _id; }", "'Order._id' is marked [FastSerInclude]")]
    [InlineData("record Order([property: FastSerMember(0)] int Id);", "'Order.Id' is marked [FastSerMember]")]
    [InlineData("class Order { [FastSerConstructor] public Order(int id) { } }", "'Order.Order' is marked [FastSerConstructor]")]
    [InlineData("class Order { [FastSerDeserialized] private void Done() { } }", "'Order.Done' is marked [FastSerDeserialized]")]
    [InlineData("class Order<T> { [FastSerMember(0)] public T Id { get; set; } [FastSerMember(1)] public int Other; }", "'Order.Id' is marked [FastSerMember]")]
    [InlineData("class Plain { [FastSerIgnore] public int Id; } class Derived : Plain { }", "'Plain.Id' is marked [FastSerIgnore]")]
    public async Task AttributesOnMembersOfOtherTypesAreReportedOnce(string source, string expected)
    {
        var found = Assert.Single(await AnalyzeAsync("using FastSer; " + source));

        Assert.Equal("FSER013", found.Id);
        Assert.Equal(expected + ", which has no effect: the type has no [FastSerType]", found.GetMessage());
        Assert.NotEqual(Location.None, found.Location);
    }

    [Theory]
    [InlineData("enum Kind { [FastSerIgnore] Big }", "'Kind.Big' is marked [FastSerIgnore], which has no effect: an enum is written as a number, with or without a name for it")]
    [InlineData("interface IOrder { [FastSerMember(0)] int Id { get; } }", "'IOrder.Id' is marked [FastSerMember], which has no effect: members of an interface are not serialized and not called; mark those of the types that implement it")]
    [InlineData("[FastSerReservedKeys(1, 2)] class Order { }", "'Order.Order' is marked [FastSerReservedKeys], which has no effect: the type has no [FastSerType]")]
    [InlineData("class Order { void Run() { Go(); [FastSerSerializing] void Go() { } } }", "'Order.Go' is marked [FastSerSerializing], which has no effect: only methods of a type are called")]
    [InlineData("class Order { object Run() => [FastSerSerializing] () => { }; }", "'Order.lambda expression' is marked [FastSerSerializing], which has no effect: only methods of a type are called")]
    [InlineData("class Base { [FastSerIgnore] public static int Id; } [FastSerType] partial class Order : Base { public int X; }", "'Base.Id' is marked [FastSerIgnore], which has no effect: it is static")]
    [InlineData("class Base { [field: FastSerIgnore] public int Id { get; set; } } [FastSerType] partial class Order : Base { public int X; }", "'Base.Id' is marked [field: FastSerIgnore], which has no effect: the field behind a property is not looked at; write [FastSerIgnore]")]
    [InlineData("class Base { [FastSerConstructor] public Base() { } } [FastSerType] partial class Order : Base { public int X; }", "'Base.Base' is marked [FastSerConstructor], which has no effect: the type has no [FastSerType]")]
    public async Task OtherPlacesWithoutEffectAreReportedWithTheirReason(string source, string expected)
    {
        var found = Assert.Single(await AnalyzeAsync("using FastSer; " + source));

        Assert.Equal("FSER013", found.Id);
        Assert.Equal(expected, found.GetMessage());
    }

    [Theory]
    [InlineData("class Basket : System.Collections.Generic.List<int> { [FastSerIgnore] public string Note { get; set; } = \"\"; }")]
    [InlineData("[FastSerType] partial class Order { [FastSerMember(0)] public int Id { get; set; } }")]
    [InlineData("class Base { [FastSerIgnore] public int Id; } [FastSerType] partial class Order : Base { }")]
    [InlineData("class Base<T> { [FastSerIgnore] public T Id; } class Middle : Base<int> { } [FastSerType] partial class Order : Middle { }")]
    [InlineData("class Order { [System.Obsolete] public int Id; }")]
    [InlineData("partial class Outer { [FastSerType] public partial class Order { [FastSerMember(0)] public int Id; } }")]
    [InlineData("class Order { [FastSerMissing] public int Id; }")]
    public async Task AttributesThatSomethingReadsAreNotReported(string source) => Assert.Empty(await AnalyzeAsync("using FastSer; " + source));

    [Fact]
    public async Task ReportIsSilencedByAPragma()
    {
        const string Source = "using FastSer;\n#pragma warning disable FSER013\npublic class Base { [FastSerIgnore] public int Id; }";

        Assert.DoesNotContain(await AnalyzeAsync(Source), static found => !found.IsSuppressed);
        Assert.Single(await AnalyzeAsync(Source.Replace("#pragma warning disable FSER013", "", StringComparison.Ordinal)));
    }

    private static Task<ImmutableArray<Diagnostic>> AnalyzeAsync(string source) =>
        GeneratorHarness.CreateCompilation(source).WithAnalyzers([new StrayAttributeAnalyzer()]).GetAnalyzerDiagnosticsAsync();
}
