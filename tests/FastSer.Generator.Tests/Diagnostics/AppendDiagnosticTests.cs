using System.Globalization;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class AppendDiagnosticTests
{
    [Theory]
    [InlineData("[FastSerType(Append = true, Format = WireFormat.Tolerant)] public partial class {|FSER110:Order|} { [FastSerMember(0)] public int Id; }", "supports new members without it")]
    [InlineData("[FastSerType(Append = true)] [FastSerUnion(0, typeof(Order))] public partial class {|FSER110:Order|} { public int Id; }", "is a union")]
    [InlineData("[FastSerType(Append = true)] [FastSerUnion(0, typeof(Order))] public partial interface {|FSER110:IOrder|}; "
        + "[FastSerType] public partial class Order : IOrder;", "on the types that implement")]
    [InlineData("public class Base { public int Id; } [FastSerType(Append = true)] public partial class {|FSER110:Order|} : Base { public int Count; }", "'Base' and 'Order'")]
    [InlineData("[FastSerType(Append = true)] public partial class Base { public int Id; } [FastSerType] public partial class {|FSER110:Order|} : Base { public int Count; }",
        "are declared in 'Base' and 'Order'")]
    public void AppendMustBePossible(string marked, string reason)
    {
        var run = Check(marked);

        Assert.Contains(reason, Assert.Single(run.Reported).GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[FastSerType(Append = true)] public partial class Base { public int Id; } [FastSerType] public partial class Order : Base;")]
    [InlineData("[FastSerType(Append = true)] public abstract partial class Base; [FastSerType] public partial class Order : Base { public int Id; }")]
    [InlineData("[FastSerType(Append = true)] [FastSerUnion(0, typeof(Order))] public abstract partial class Base; [FastSerType] public partial class Order : Base { public int Id; }")]
    [InlineData("[FastSerType(Append = false)] public partial class Base { public int Id; } [FastSerType] public partial class Order : Base { public int Count; }")]
    [InlineData("[FastSerType(Append = true)] public abstract partial class Base { public abstract int Id { get; set; } } "
        + "[FastSerType] public partial class Order : Base { public override int Id { get; set; } }")]
    [InlineData("[FastSerType(Append = true)] public partial class Empty;")]
    public void AppendIsPossibleWhereAllMembersStandInOneClass(string source) => Check(source);

    [Theory]
    [InlineData(254, false)]
    [InlineData(255, true)]
    public void AppendTypeHasAtMostSoManyMembersAsAByteCounts(int count, bool isReported)
    {
        var members = string.Concat(Enumerable.Range(0, count).Select(static i => $"public int M{i};"));

        Check($"[FastSerType(Append = true)] public partial class {(isReported ? "{|FSER110:Wide|}" : "Wide")} {{ {members} }}");
    }

    private static GeneratorRun Check(string marked)
    {
        var markup = new Markup("using FastSer;\n" + marked);
        var run = GeneratorHarness.Run(markup.Source);

        Assert.Null(run.Result.Exception);
        Assert.Equal(
            markup.Expected.Select(static e => (e.Id, e.Span)),
            run.Reported.Select(static d => (d.Id, Span: d.Location.SourceSpan)).OrderBy(static d => d.Span.Start));
        return run;
    }
}
