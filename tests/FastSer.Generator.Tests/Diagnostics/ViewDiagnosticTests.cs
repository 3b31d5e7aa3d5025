using System.Globalization;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class ViewDiagnosticTests
{
    [Fact]
    public void ViewMustBePossible() => DiagnosticTests.Check("""
        [FastSerType(View = true, Format = WireFormat.Compact)] public partial class {|FSER117:Small|} { public int Id { get; set; } }
        [FastSerType(View = true, References = true)] public partial class {|FSER117:Node|} { public int Id { get; set; } }
        [FastSerType(View = true)] public partial class {|FSER117:Derived|} : Node;
        [FastSerType(View = true, Append = true)] public partial class {|FSER117:Longer|} { public int Id { get; set; } }
        [FastSerType(View = true)] public partial class {|FSER117:Box|}<T> { public T? Content { get; set; } }
        [FastSerType(View = true)] public abstract partial class {|FSER117:Base|} { public int Id { get; set; } }
        [FastSerType(View = true)] [FastSerUnion(0, typeof(Both))] public partial class {|FSER117:Both|} { public int Id { get; set; } }
        [FastSerType(View = false, Format = WireFormat.Compact)] public partial class Fine { public int Id { get; set; } }
        [FastSerType(View = true)] public partial class AlsoFine : Base { public string? Name { get; set; } }
        [FastSerType(View = true)] [FastSerUnion(0, typeof(Leaf))] public abstract partial class Union;
        [FastSerType(View = true)] public sealed partial class Leaf : Union;
        """);

    [Fact]
    public void MemberHasNoViewIsAHint() => DiagnosticTests.Check("""
        [FastSerType] public partial class Plain { public int Id { get; set; } }
        public sealed class Long : IFastSerFormatter<long>
        {
            public static void Write(ref FastWriter writer, long value) => writer.WriteInt64(value);
            public static long Read(ref FastReader reader) => reader.ReadInt64();
            public static void Skip(ref FastReader reader) => reader.ReadInt64();
        }
        [FastSerType(View = true, Members = FastSerMembers.All)]
        public partial class Order
        {
            public int Id { get; set; }
            public Plain? {|FSER118:Plain|} { get; set; }
            public System.Collections.Generic.List<Plain>? {|FSER118:Plains|};
            public System.Collections.Generic.List<int[]>? {|FSER118:Nested|};
            public System.Collections.Generic.Dictionary<Plain, int>? {|FSER118:Keys|};
            public System.Collections.Generic.Dictionary<int, System.Collections.Generic.Dictionary<int, int>>? {|FSER118:Maps|};
            public (int, string) {|FSER118:Pair|} { get; set; }
            public System.Version? {|FSER118:Version|} { get; set; }
            public System.Collections.Generic.List<int?>? {|FSER118:Optional|} { get; set; }
            public int[,]? {|FSER118:Grid|} { get; set; }
            public System.Lazy<int>? {|FSER118:Later|} { get; set; }
            [FastSerFormatter(typeof(Long))] public long {|FSER118:Own|} { get; set; }
            [FastSerUnion(0, typeof(int))] public object? {|FSER118:Any|} { get; set; }
            private Plain? _hidden;
            public (int, short) Fixed { get; set; }
            public System.Uri? Link { get; set; }
        }
        """);

    [Fact]
    public void ViewNameMustBeFree() => DiagnosticTests.Check("""
        [FastSerType(View = true)] public partial class {|FSER119:Page|} { public int View { get; set; } }
        [FastSerType(View = true)] public partial class {|FSER119:Order|} { public int Id { get; set; } }
        public class OrderView;
        [FastSerType(View = true)] public partial class {|FSER119:Line|} { public int Id { get; set; } }
        public class LineViewList;
        public class Below { public void View() { } }
        [FastSerType(View = true)] public partial class {|FSER119:Over|} : Below { public int Id { get; set; } }
        [FastSerType(View = true, ViewName = "int")] public partial class {|FSER119:Word|} { public int Id { get; set; } }
        [FastSerType(View = true, ViewName = "a b")] public partial class {|FSER119:Words|} { public int Id { get; set; } }
        [FastSerType(ViewName = "Lens")] public partial class {|FSER119:None|} { public int Id { get; set; } }
        [FastSerType(View = true)] public partial class {|FSER119:View|} { public int Id { get; set; } }
        [FastSerType(View = true)] public partial class {|FSER119:Shown|} { public required string View { get; set; } }
        [FastSerType(View = true)] public partial class {|FSER119:AlsoShown|} : Shown { public int Id { get; set; } }
        [FastSerType(View = true, ViewName = "Lens")] public partial class Fine { public int View { get; set; } }
        [FastSerType(View = true)] public partial class Base { public int Id { get; set; } }
        [FastSerType(View = true)] public partial class Derived : Base { public int Number { get; set; } }
        """);

    /// <summary>The view names the type: where only obsolete code may, and where an experiment is.</summary>
    [Theory]
    [InlineData("System.Obsolete(\"old\", DiagnosticId = \"OLD1\")")]
    [InlineData("System.Obsolete(\"old\", error: true)")]
    [InlineData("System.Obsolete")]
    [InlineData("System.Diagnostics.CodeAnalysis.Experimental(\"EXP1\")")]
    public void ViewOfAMarkedTypeCompiles(string mark) => Compiled.WithoutWarning($$"""
        using FastSer;
        [{{mark}}, FastSerType(View = true)] public partial class Order { public int Id { get; set; } public string? Name { get; set; } }
        [{{mark}}, FastSerType(View = true)] public partial struct Line { public int Id { get; set; } }
        [{{mark}}, FastSerType(View = true), FastSerUnion(0, typeof(Leaf))] public abstract partial class Union;
        [{{mark}}, FastSerType(View = true)] public sealed partial class Leaf : Union;
        """);

    [Fact]
    public void FormatterIsTheReason() => Assert.Contains(GeneratorHarness.Run("""
        using FastSer;
        public sealed class Long : IFastSerFormatter<long>
        {
            public static void Write(ref FastWriter writer, long value) => writer.WriteInt64(value);
            public static long Read(ref FastReader reader) => reader.ReadInt64();
            public static void Skip(ref FastReader reader) => reader.ReadInt64();
        }
        [FastSerType(View = true)] public partial class Order { [FastSerFormatter(typeof(Long))] public long Own { get; set; } }
        """).Reported, static found => found.GetMessage(CultureInfo.InvariantCulture).Contains("views do not support 'Long'", StringComparison.Ordinal));

    [Fact]
    public void HintCanBeSuppressed() => Assert.All(GeneratorHarness.Run("""
        #pragma warning disable FSER118
        using FastSer;
        [FastSerType(View = true)] public partial class Order { public System.Version? Version { get; set; } }
        """).Reported, static diagnostic => Assert.True(diagnostic.IsSuppressed));

    /// <summary>Names in views are chosen so that the code compiles, whatever the members are called.</summary>
    [Fact]
    public void OddNamesCompile() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop
        {
            [FastSerType(View = true)]
            public partial class System
            {
                public int IsNull { get; set; }
                public int IsNull_ { get; set; }
                public string? ToObject { get; set; }
                public int FastSerAt0 { get; set; }
                public int FastSerData { get; set; }
                public string? FastSerOpen { get; set; }
                public int SystemView { get; set; }
                public string? value { get; set; }
                public bool block { get; set; }
                public string? @class { get; set; }
                public decimal TextView { get; set; }
                public Dictionary<string, int>? Map { get; set; }
                public string? MapMap { get; set; }
                public int? global { get; set; }
                public new int GetType { get; set; }
                public new string? ToString { get; set; }
            }

            [FastSerType(View = true, Format = WireFormat.Tolerant)]
            public partial class Global
            {
                [FastSerMember(0)] public int mask { get; set; }
                [FastSerMember(1)] public bool at { get; set; }
                [FastSerMember(2)] public string? value { get; set; }
                [FastSerMember(3)] public System? System { get; set; }
                [FastSerMember(4)] public (bool, int)? block { get; set; }
            }
        }
        """);

    [Fact]
    public void NestedPrivateAndDerivedTypesCompile() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        [FastSerType(View = true)]
        public partial class Outer
        {
            public Inner? First { get; set; }

            [FastSerType(View = true)]
            public partial struct Inner { public string? Text; public Deep? Deep; }

            [FastSerType(View = true)]
            public partial record Deep(int X);

            [FastSerType(View = true)]
            private partial class Secret { public List<Deep>? Deeps { get; set; } }

            [FastSerType(View = true)]
            [FastSerUnion(0, typeof(Part))]
            private partial interface IPart;

            [FastSerType(View = true)]
            private sealed partial record Part(int Id) : IPart;
        }

        [FastSerType(View = true)]
        public partial class More : Outer { public int Number { get; set; } }

        [FastSerType(View = true)]
        [FastSerUnion(0, typeof(Hidden))]
        public partial interface IOpen;

        [FastSerType(View = true)]
        internal sealed partial record Hidden(int Id) : IOpen;
        """);

    /// <summary>A type whose view another one shows has errors: they stand alone.</summary>
    [Fact]
    public void AStubHasAViewToo()
    {
        var run = GeneratorHarness.Run("""
            using FastSer;
            using System.Collections.Generic;
            [FastSerType(View = true)] public partial class Broken { public System.Action? Run { get; set; } }
            [FastSerType(View = true)] public partial class Order { public Broken? Broken { get; set; } public List<Broken>? All { get; set; } }
            """);

        Assert.Equal(["FSER003"], run.Reported.Select(static diagnostic => diagnostic.Id));
        Assert.Empty(run.CompilerDiagnostics());
    }

    [Fact]
    public void ATypeWithoutAViewIsEmittedAsEver()
    {
        const string Source = """
            using FastSer;
            [FastSerType] public partial class Order { public int Id { get; set; } public Item? Item { get; set; } }
            [FastSerType(View = true)] public partial class Item { public string? Sku { get; set; } }
            """;
        var with = GeneratorHarness.Run(Source);
        var without = GeneratorHarness.Run(Source.Replace("(View = true)", "", StringComparison.Ordinal));

        Assert.Equal(TextOf(without), TextOf(with));

        static string TextOf(GeneratorRun run) => run.Result.GeneratedSources
            .Single(static source => source.HintName == "Order.FastSer.g.cs").SourceText.ToString();
    }
}
