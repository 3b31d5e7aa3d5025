using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class AssemblyUnionDiagnosticTests
{
    [Theory]
    [InlineData("public interface IShape;")]
    [InlineData("[FastSerType] public partial interface IShape;")]
    public void FaultyCasesAreReportedOnceAtTheirAttribute(string union) => Check($$"""
        [assembly: FastSerUnion(typeof(IShape), 0, typeof(A))]
        [assembly: {|FSER030:FastSerUnion(typeof(IShape), 0, typeof(B))|}]
        [assembly: {|FSER031:FastSerUnion(typeof(IShape), 2, typeof(A))|}]
        [assembly: {|FSER032:FastSerUnion(typeof(IShape), 3, typeof(Stranger))|}]
        [assembly: {|FSER034:FastSerUnion(typeof(IShape), 4, typeof(Unmarked))|}]
        [assembly: {|FSER036:FastSerUnion(typeof(IShape), -1, typeof(B))|}]
        [assembly: {|FSER033:FastSerUnion(typeof(IShape), 5, typeof(Open<>))|}]
        {{union}}
        [FastSerType] public partial class A : IShape;
        [FastSerType] public partial class B : IShape;
        [FastSerType] public partial class Stranger;
        public class Unmarked : IShape;
        [FastSerType] public partial class Open<T> : IShape;
        [FastSerType] public partial class Holder { public IShape? Value { get; set; } }
        """);

    [Theory]
    [InlineData("object", "System.Exception")]
    [InlineData("System.IO.Stream[]", "A")]
    [InlineData("int", "A")]
    [InlineData("System.Collections.Generic.IList<int>", "A")]
    [InlineData("Sealed", "A")]
    [InlineData("Value", "A")]
    [InlineData("Generic<>", "A")]
    [InlineData("Annotated<int>", "A")]
    [InlineData("Formatted", "A")]
    public void AssemblyUnionMustBePossible(string type, string item) => Check($$"""
        [assembly: {|FSER025:FastSerUnion(typeof({{type}}), 0, typeof({{item}}))|}]
        [FastSerType] public partial class A;
        public sealed class Sealed;
        public struct Value { public int X; }
        public abstract class Generic<T>;
        [FastSerType, FastSerUnion(0, typeof(Leaf<>))] public abstract partial class Annotated<T>;
        [FastSerType] public partial class Leaf<T> : Annotated<T>;
        public sealed class Nothing : IFastSerFormatter<Formatted>
        {
            public static void Write(ref FastWriter writer, Formatted value) => writer.WriteByte(0);
            public static Formatted Read(ref FastReader reader) => throw new System.InvalidOperationException();
            public static void Skip(ref FastReader reader) => reader.ReadByte();
        }
        [FastSerFormatter(typeof(Nothing))] public abstract class Formatted;
        """);

    [Fact]
    public void TheFormBelongsOnAssemblies() => Check("""
        [FastSerType]
        [{|FSER025:FastSerUnion(typeof(Base), 0, typeof(A))|}]
        [FastSerUnion(1, typeof(A))]
        public abstract partial class Base;
        [FastSerType] public partial class A : Base
        {
            [{|FSER025:FastSerUnion(typeof(Base), 0, typeof(A))|}]
            [FastSerUnion(0, typeof(int))]
            public object? Value { get; set; }
        }
        """);

    [Fact]
    public void UnionsOfOtherAssembliesCannotGrowHere() => Assert.Equal(["FSER025", "FSER025"], TwoAssemblies.Diagnose("""
        using FastSer;
        [FastSerType, FastSerUnion(0, typeof(A))] public abstract partial class Base;
        [FastSerType] public partial class A : Base;
        [FastSerType] public partial class Concrete;
        """, """
        using FastSer;
        [assembly: FastSerUnion(typeof(Base), 1, typeof(B))]
        [assembly: FastSerUnion(typeof(Concrete), 1, typeof(C))]
        [FastSerType] public partial class B : Base;
        [FastSerType] public partial class C : Concrete;
        """));

    private static void Check(string marked)
    {
        var markup = new Markup("#nullable enable\nusing FastSer;\n" + marked);
        var run = GeneratorHarness.Run(markup.Source);

        Assert.Null(run.Result.Exception);
        Assert.Equal(
            markup.Expected.Select(static e => (e.Id, e.Span)),
            run.Reported.Select(static d => (d.Id, Span: d.Location.SourceSpan)).OrderBy(static d => d.Span.Start));
    }
}
