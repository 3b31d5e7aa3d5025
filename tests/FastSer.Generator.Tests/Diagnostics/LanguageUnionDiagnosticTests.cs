using System.Globalization;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>C# unions and closed classes: tags, cases without one, and what a union cannot be.</summary>
public sealed class LanguageUnionDiagnosticTests
{
    private const string Attributes =
        "namespace System.Runtime.CompilerServices { public sealed class UnionAttribute : Attribute; public sealed class IsClosedTypeAttribute : Attribute; }";

    private const string Pet = "public partial struct Pet { public Pet(int value) => Value = value; public Pet(string value) => Value = value; "
        + "public object? Value { get; } }";

    private const string Stray = "public partial struct {|FSER009:Pet|} ";

    [Theory]
    [InlineData("public partial struct {|FSER160:Pet|}")]
    [InlineData("[FastSerUnion(0, typeof(int)), FastSerUnion(5, typeof(string))] public partial struct Pet")]
    [InlineData("[FastSerUnion(0, typeof(int))] public partial struct {|FSER161:Pet|}")]
    [InlineData("[FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string)), {|FSER032:FastSerUnion(2, typeof(long))|}] public partial struct Pet")]
    [InlineData("[FastSerUnion(0, typeof(int)), {|FSER030:FastSerUnion(0, typeof(string))|}] public partial struct Pet")]
    [InlineData("[FastSerUnion(0, typeof(int)), {|FSER036:FastSerUnion(65536, typeof(string))|}] public partial struct Pet")]
    [InlineData("[FastSerUnion(0, typeof(int)), {|FSER116:FastSerUnion(1, typeof(string), Exact = true)|}] public partial struct Pet")]
    public void TagsNameTheCases(string head) => Check($"[FastSerType, Union] {head} {Pet["public partial struct Pet".Length..]}");

    [Theory]
    [InlineData("[FastSerType, Union] public abstract partial class {|FSER009:Pet|} { protected Pet() { } public Pet(int value) => Value = value; public object? Value { get; } }")]
    [InlineData("[FastSerType, Union] public partial class {|FSER009:Pet|} { public Pet(int value) { } public interface IUnionMembers { object? Value { get; } "
        + "static Pet Create(int value) => new(value); } }")]
    [InlineData("[FastSerType, Union] public partial class {|FSER009:Pet|} : Pet.IUnionMembers { public Pet(int value) { } object? IUnionMembers.Value => null; "
        + "public interface IUnionMembers { object? Value { get; } static object Create(int value) => new Pet(value); } }")]
    [InlineData("[FastSerType(References = true), Union, FastSerUnion(0, typeof(int))] public sealed partial class {|FSER040:Pet|} "
        + "{ public Pet(int value) => Value = value; public object? Value { get; } }")]
    [InlineData("[FastSerType, Union, FastSerUnion(0, typeof(int))] public partial class Pet "
        + "{ public Pet(int value) => Value = value; public object? Value { get; } }")]
    [InlineData("[FastSerType, Union, FastSerUnion(0, typeof(int))] public partial class Pet "
        + "{ public Pet(int value) => Value = value; public object? Value { get; } } "
        + "[FastSerType] public partial class {|FSER009:Cat|} : Pet { public Cat(int value) : base(value) { } }")]
    [InlineData("[FastSerType, Union, FastSerUnion(0, typeof(int))] public partial class {|FSER009:Pet|} "
        + "{ public Pet(int value) => Value = value; public object? Value { get; } public required string Name { get; init; } }")]
    [InlineData("[FastSerType, Union, FastSerUnion(0, typeof(int))] public partial struct Pet { [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] "
        + "public Pet(int value) { Value = value; Name = \"\"; } public object? Value { get; } public required string Name { get; init; } }")]
    [InlineData("[Union] public class Pet : Pet.IUnionMembers { object? IUnionMembers.Value => 1; public interface IUnionMembers { object? Value { get; } "
        + "static Pet Create(int value) => new Cat(); } } [FastSerType] public partial class {|FSER009:Cat|} : Pet { public int Lives { get; set; } }")]
    [InlineData("[FastSerType, Union] " + Stray + "{ public object? Value => null; }")]
    [InlineData("[FastSerType, Union] " + Stray + "{ public Pet(int value) => Content = value; public object? Content { get; } }")]
    [InlineData("[FastSerType, Union] public struct {|FSER001:Pet|} { public Pet(int value) => Value = value; public object? Value { get; } }")]
    [InlineData("[FastSerType(View = true), Union, FastSerUnion(0, typeof(int))] public partial struct {|FSER117:Pet|} "
        + "{ public Pet(int value) => Value = value; public object? Value { get; } }")]
    [InlineData("[FastSerType(Append = true), Union, FastSerUnion(0, typeof(int))] public partial struct {|FSER110:Pet|} "
        + "{ public Pet(int value) => Value = value; public object? Value { get; } }")]
    [InlineData("[FastSerType, Union, FastSerUnion(0, typeof(int))] public partial struct Pet "
        + "{ public Pet(int value) => Value = value; public object? Value { get; } [FastSerSerialized] void {|FSER047:Done|}() { } }")]
    [InlineData("[FastSerType, Union, {|FSER034:FastSerUnion(0, typeof(System.Action))|}] public partial struct Pet "
        + "{ public Pet(System.Action value) => Value = value; public object? Value { get; } }")]
    public void UnionMustBePossible(string source) => Check(source);

    [Fact]
    public void FallbackMustBeACase()
    {
        var source = "[FastSerType(Format = WireFormat.Tolerant), Union, FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))]\n"
            + "[{|FSER115:FastSerFallback(typeof(Rest))|}] " + Pet + "public sealed class Rest : IFastSerFallback<Rest> "
            + "{ public FastSerUnknownCase Unknown => default; public static Rest Create(FastSerUnknownCase unknown) => new(); }";
        Check(source);
        Assert.Contains("it is no case of 'Pet'", MessageOf(source, "FSER115"), StringComparison.Ordinal);
    }

    [Fact]
    public void MemberOfAnUnmarkedUnionSaysWhatToMark() => Check(
        $"[Union] {Pet} [FastSerType] public partial class Owner {{ public Pet {{|FSER003:Pet|}} {{ get; set; }} }}");

    [Fact]
    public void UnionTagsFollowDeclaration() => Assert.Equal(
        "The cases of 'Pet' have the tags of their order: 0 int, 1 string; add new cases at the end, or state the tags with [FastSerUnion(tag, typeof(...))]",
        MessageOf($"[FastSerType, Union] {Pet}", "FSER160"));

    [Theory]
    [InlineData("")]
    [InlineData("[FastSerType] public sealed partial record {|FSER161:Circle|} : Shape;")]
    [InlineData("public sealed record {|FSER161:Circle|} : Shape;")]
    [InlineData("public abstract record Round : Shape; public sealed record {|FSER161:Circle|} : Round;")]
    public void ClosedUnionMustNameType(string types) => Check(
        "[FastSerType, IsClosedType, FastSerUnion(0, typeof(Square))] public abstract partial record Shape; "
        + $"[FastSerType] public sealed partial record Square : Shape; {types}");

    [Fact]
    public void ClosedUnionMayLeaveTypesToAnInnerUnionOrItsFallback() => Check("""
        [FastSerType(Format = WireFormat.Tolerant), IsClosedType, FastSerUnion(0, typeof(Round)), FastSerFallback(typeof(Rest))]
        public abstract partial class Shape;
        [FastSerType(Format = WireFormat.Tolerant), IsClosedType, FastSerUnion(0, typeof(Circle))] public abstract partial class Round : Shape;
        [FastSerType(Format = WireFormat.Tolerant)] public sealed partial class Circle : Round;
        public sealed class Rest : Shape, IFastSerFallback<Rest>
        {
            public FastSerUnknownCase Unknown => default;
            public static Rest Create(FastSerUnknownCase unknown) => new();
        }
        """);

    [Fact]
    public void LockHoldsTheTags()
    {
        var union = $"using FastSer; using System.Runtime.CompilerServices; [FastSerType, Union, FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))] {Pet} {Attributes}";
        var text = LockRun.LockOf(GeneratorHarness.CreateCompilation(union));
        Assert.Contains("[Pet] union\n0 Int32 Int32\n1 String String\n", text, StringComparison.Ordinal);
        var swapped = GeneratorHarness.CreateCompilation(union.Replace("0, typeof(int)", "1, typeof(int)", StringComparison.Ordinal)
            .Replace("1, typeof(string)", "0, typeof(string)", StringComparison.Ordinal));
        var result = LockRun.CreateDriver(swapped, new LockText(text), isUpdating: false).RunGenerators(swapped).GetRunResult();
        Assert.NotEmpty(result.Diagnostics);
    }

    private static string MessageOf(string source, string id) => GeneratorHarness
        .Run("using FastSer; using System.Runtime.CompilerServices; " + new Markup(source).Source + Attributes)
        .Reported.Single(found => found.Id == id).GetMessage(CultureInfo.InvariantCulture);

    private static void Check(string source) => DiagnosticTests.Check(
        "using System.Runtime.CompilerServices; " + source + Attributes, mayFailToCompile: true);
}
