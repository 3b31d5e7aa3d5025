using System.Globalization;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class FallbackDiagnosticTests
{
    private const string Case = "[FastSerType(Format = WireFormat.Tolerant)] public sealed partial class Circle : Shape;\n";

    private const string Rest = "public static Other Create(FastSerUnknownCase unknown) => new(); public FastSerUnknownCase Unknown => default; }\n";

    [Theory]
    [InlineData("Fast", "Other", "class Other : Shape, IFastSerFallback<Other> { " + Rest, "its format stores no length after a tag")]
    [InlineData("Compact", "Other", "class Other : Shape, IFastSerFallback<Other> { " + Rest, "its format stores no length after a tag")]
    [InlineData("Tolerant", "Other", "class Other : IFastSerFallback<Other> { " + Rest, "it does not derive from 'Shape'")]
    [InlineData("Tolerant", "Other", "class Other : Shape { " + Rest, "it does not implement IFastSerFallback<Other>")]
    [InlineData("Tolerant", "Other", "abstract class Other : Shape;", "it is not a class that can be instantiated")]
    [InlineData("Tolerant", "Other[]", "class Other : Shape;", "it is not a class that can be instantiated")]
    [InlineData("Tolerant", "Shape", "class Other : Shape;", "it is not a class that can be instantiated")]
    public void FallbackMustBePossible(string format, string named, string declaration, string reason)
    {
        var source = $$"""
            using FastSer;
            [FastSerType(Format = WireFormat.{{format}})]
            [FastSerUnion(0, typeof(Circle))]
            [{|FSER115:FastSerFallback(typeof({{named}}))|}]
            public abstract partial class Shape;
            public {{declaration}}
            """ + "\n" + Case.Replace("Tolerant", format, StringComparison.Ordinal);
        Check(source, reason);
    }

    [Fact]
    public void FallbackMayNotBeNamedWithATag() => Check("""
        using FastSer;
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Other))]
        [{|FSER115:FastSerFallback(typeof(Other))|}]
        public abstract partial class Shape;
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Other : Shape, IFastSerFallback<Other>
        {
            public static Other Create(FastSerUnknownCase unknown) => new();
            [FastSerIgnore] public FastSerUnknownCase Unknown => default;
        }
        """, "it also has a tag");

    [Fact]
    public void FallbackOfAnInnerUnionBelongsThere() => Check("""
        using FastSer;
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Round))]
        [{|FSER115:FastSerFallback(typeof(Other))|}]
        public abstract partial class Shape;
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Circle))]
        public abstract partial class Round : Shape;
        [FastSerType(Format = WireFormat.Tolerant)] public sealed partial class Circle : Round;
        public class Other : Round, IFastSerFallback<Other>
        {
            public static Other Create(FastSerUnknownCase unknown) => new();
            public FastSerUnknownCase Unknown => default;
        }
        """, "put [FastSerFallback] on 'Round'");

    [Fact]
    public void FallbackNeedsAUnion() => Check(
        "using FastSer;\n[FastSerType(Format = WireFormat.Tolerant)] [{|FSER115:FastSerFallback(typeof(int))|}] public partial class Shape;",
        "the type has no [FastSerUnion");

    [Theory]
    [InlineData("[FastSerType] public partial class Order { [{|FSER116:FastSerUnion(0, typeof(int), Exact = true)|}] public object? Value { get; set; } }")]
    public void ExactTagMustHaveEffect(string source) => Check("using FastSer;\n" + source, "remove it");

    [Fact]
    public void ExactClassMustNotBeAbstract() => Check("""
        using FastSer;
        [FastSerType]
        [{|FSER034:FastSerUnion(0, typeof(Round), Exact = true)|}]
        [FastSerUnion(1, typeof(Circle))]
        public abstract partial class Shape;
        [FastSerType]
        [FastSerUnion(0, typeof(Circle))]
        public abstract partial class Round : Shape;
        [FastSerType] public sealed partial class Circle : Round;
        """, "it is abstract");

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void FlatRootMayNameAMiddleClassThatIsAUnion(string format) => Compiled.WithoutWarning($$"""
        using FastSer;
        [FastSerType(Format = WireFormat.{{format}})]
        [FastSerUnion(0, typeof(Round), Exact = true)]
        [FastSerUnion(1, typeof(Circle))]
        public abstract partial class Shape;
        [FastSerType(Format = WireFormat.{{format}})]
        [FastSerUnion(0, typeof(Round))]
        [FastSerUnion(1, typeof(Circle))]
        public partial class Round : Shape;
        [FastSerType(Format = WireFormat.{{format}})] public sealed partial class Circle : Round;
        """);

    private static void Check(string marked, string reason)
    {
        var markup = new Markup(marked);
        var run = GeneratorHarness.Run(markup.Source);

        Assert.Null(run.Result.Exception);
        var found = Assert.Single(run.Reported);
        Assert.Equal(markup.Expected, [(found.Id, found.Location.SourceSpan)]);
        Assert.Contains(reason, found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }
}
