using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class UnknownMemberDiagnosticTests
{
    [Fact]
    public void UnknownMembersMustBeKeptOnce() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
            public FastSerUnknown Unknown { get; set; }
            public FastSerUnknown {|FSER024:More|} { get; set; }
        }
        """);

    [Fact]
    public void ABaseClassThatKeepsThemIsEnough() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Entity
        {
            [FastSerMember(0)] public int Id { get; set; }
            public FastSerUnknown Unknown { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order : Entity
        {
            public FastSerUnknown {|FSER024:More|} { get; set; }
        }
        """);

    [Theory]
    [InlineData("[FastSerType]")]
    [InlineData("[FastSerType(Format = WireFormat.Compact)]")]
    public void OtherFormatsHaveNone(string attribute) => Check($$"""
        {{attribute}}
        public partial class Order
        {
            public int Id { get; set; }
            public FastSerUnknown {|FSER024:Unknown|} { get; set; }
        }
        """);

    [Fact]
    public void TheyHaveNoKeyOfTheirOwn() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
            [FastSerMember(1)] public FastSerUnknown {|FSER024:Unknown|} { get; set; }
        }
        """);

    [Theory]
    [InlineData("FastSerUnknown?")]
    [InlineData("FastSerUnknown[]")]
    [InlineData("List<FastSerUnknown>")]
    [InlineData("(int, FastSerUnknown)")]
    public void OnlyTheMemberItselfKeepsThem(string type) => Check($$"""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember(0)] public {{type}} {|FSER024:Unknown|} { get; set; }
        }
        """);

    [Fact]
    public void TheMemberMustBeRestorable() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
            public FastSerUnknown {|FSER004:Unknown|} { get; }
        }
        """);

    [Fact]
    public void TheyAreNoRootAndNoRetiredType() => Check("""
        [FastSerType(Format = WireFormat.Tolerant)]
        [{|FSER074:FastSerRetired(1, typeof(FastSerUnknown))|}]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
        }

        public static class Calls
        {
            public static byte[] Run() => {|FSER012:FastSerializer.Serialize(default(FastSerUnknown))|};
        }
        """);

    [Fact]
    public void AnIgnoredMemberAndAFormatterOfOnesOwnAreAccepted() => Check("""
        public sealed class Drop : IFastSerFormatter<FastSerUnknown>
        {
            public static void Write(ref FastWriter writer, FastSerUnknown value) => writer.WriteByte(0);
            public static FastSerUnknown Read(ref FastReader reader) { reader.ReadByte(); return default; }
            public static void Skip(ref FastReader reader) => reader.ReadByte();
        }

        [FastSerType]
        public partial class Order
        {
            public int Id { get; set; }
            [FastSerIgnore] public FastSerUnknown Ignored { get; set; }
            [FastSerFormatter(typeof(Drop))] public FastSerUnknown Formatted { get; set; }
        }
        """);

    private static void Check(string marked)
    {
        var markup = new Markup("using System.Collections.Generic;\nusing FastSer;\n" + marked);
        var run = GeneratorHarness.Run(markup.Source);

        Assert.Null(run.Result.Exception);
        Assert.Equal(
            markup.Expected.Select(static e => (e.Id, e.Span)),
            run.Reported.Select(static d => (d.Id, Span: d.Location.SourceSpan)).OrderBy(static d => d.Span.Start));
    }
}
