using System.Globalization;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Generic types over arguments that have no serializer: their code looks for it at run time, and finds none.</summary>
public sealed class UnsupportedArgumentTests
{
    private const string Types = """

        public class Plain { public int Id { get; set; } }
        [FastSerType] public partial record Order(int Id);
        [FastSerType] public partial record struct Slot<T>(T Item);
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Page<T> { [FastSerMember(0)] public System.Collections.Generic.List<T>? Items { get; set; } }
        [FastSerType] public partial class Deep<T> { public Slot<T[]> Inner { get; set; } }
        [FastSerType] public partial record struct Id<T>(int Value);
        public sealed class SlotFormatter : IFastSerFormatter<Slot<Plain>>
        {
            public static void Write(ref FastWriter writer, Slot<Plain> value) => writer.WriteInt32(value.Item.Id);
            public static Slot<Plain> Read(ref FastReader reader) => new(new Plain { Id = reader.ReadInt32() });
            public static void Skip(ref FastReader reader) => reader.ReadInt32();
        }
        """;

    [Theory]
    [InlineData("public Slot<Plain> {|FSER089:X|} { get; set; }")]
    [InlineData("public System.Collections.Generic.List<Slot<Plain>>? {|FSER089:X|} { get; set; }")]
    [InlineData("public Page<Plain>? {|FSER089:X|} { get; set; }")]
    [InlineData("public Deep<Plain>? {|FSER089:X|} { get; set; }")]
    [InlineData("public Slot<Slot<Plain>> {|FSER089:X|} { get; set; }")]
    [InlineData("public (int, Slot<System.Diagnostics.Process>) {|FSER089:X|} { get; set; }")]
    [InlineData("public Slot<System.Buffers.ReadOnlySequence<string>> {|FSER089:X|} { get; set; }")]
    public void ArgumentMustBeSupported(string member) => DiagnosticTests.Check(Holder(member));

    [Theory]
    [InlineData("public Slot<Order> X { get; set; }")]
    [InlineData("public Page<Order?>? X { get; set; }")]
    [InlineData("public Id<Plain> X { get; set; }")]
    [InlineData("public Slot<Id<Plain>> X { get; set; }")]
    [InlineData("public Slot<Slot<Order>[]> X { get; set; }")]
    [InlineData("public Slot<System.Uri?> X { get; set; }")]
    [InlineData("[FastSerFormatter(typeof(SlotFormatter))] public Slot<Plain> X { get; set; }")]
    [InlineData("[FastSerIgnore] public Slot<Plain> X { get; set; } public int Y { get; set; }")]
    public void ArgumentsThatNeedNothingAreNotReported(string member) => DiagnosticTests.Check(Holder(member));

    [Theory]
    [InlineData("{|FSER089:FastSerializer.Serialize(new Slot<Plain>())|}")]
    [InlineData("{|FSER089:FastSerializer.Serialize(new System.Collections.Generic.List<Page<Plain>>())|}")]
    [InlineData("FastSerializer.Serialize(new Id<Plain>())")]
    [InlineData("FastSerializer.Serialize(new Slot<Order>())")]
    public void CallIsReported(string call) =>
        DiagnosticTests.Check($"public static class Calls {{ public static object M() => {call}; }}" + Types);

    [Fact]
    public void CaseOfAUnionIsReportedAtTheUnion() => DiagnosticTests.Check(
        "[FastSerType, FastSerUnion(0, typeof(One<Plain>))] public abstract partial class {|FSER089:Base|}; "
        + "[FastSerType] public partial class One<T> : Base { public T? Item { get; set; } }"
        + "[FastSerType] public partial class Other { public Base? Base { get; set; } }" + Types);

    /// <summary>The fault of an open type is known when the type is closed.</summary>
    [Fact]
    public void ArgumentThatIsPassedOnIsReportedWhereItIsGiven() => DiagnosticTests.Check(
        "[FastSerType] public partial class Outer<T> { public Slot<T> Slot { get; set; } }"
        + "[FastSerType] public partial class Holder { public Outer<Plain>? {|FSER089:X|} { get; set; } }" + Types);

    [Fact]
    public void ArgumentWithASurrogateIsNotReported()
    {
        const string Attribute = "[assembly: FastSerSurrogate(typeof(Plain), typeof(PlainSurrogate))]";
        const string Surrogate = "[FastSerType] public partial record struct PlainSurrogate(int Id) : IFastSerSurrogate<Plain, PlainSurrogate> "
            + "{ public static PlainSurrogate From(Plain value) => new(value.Id); public Plain ToExternal() => new() { Id = Id }; }";
        var found = GeneratorHarness.Run("using FastSer;" + Attribute + Surrogate
            + Holder("public Slot<Plain> X { get; set; }")).Reported;

        Assert.Empty(found);
    }

    /// <summary>The compiler may find it after all: another generator can make it.</summary>
    [Theory]
    [InlineData("public Slot<Missing> X { get; set; }", "FSER089")]
    [InlineData("public System.Collections.Generic.List<Missing> X { get; set; }", "FSER003")]
    public void TypeThatIsNotSeenIsNamedAsSuch(string member, string id)
    {
        var found = Assert.Single(GeneratorHarness.Run("using FastSer;" + Holder(member)).Reported);

        Assert.Equal(id, found.Id);
        Assert.Contains(
            "'Missing' does not exist, or another source generator creates it, so FastSer cannot see it; declare it in a referenced project",
            found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void MessageNamesMemberTypeAndRemedy()
    {
        var found = Assert.Single(GeneratorHarness.Run(
            "using FastSer;" + Holder("public Page<Plain>? X { get; set; }")).Reported);

        Assert.Equal(DiagnosticSeverity.Warning, found.DefaultSeverity);
        Assert.Equal(
            "'Page<Plain>.Items' has the type 'List<Plain>?' here, which FastSer cannot serialize: mark 'Plain' with [FastSerType]",
            found.GetMessage(CultureInfo.InvariantCulture));
    }

    private static string Holder(string member) => $"[FastSerType] public partial class Holder {{ {member} }}" + Types;
}
