using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Caching;

public sealed class IncrementalTests
{
    private const string Holder = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Holder
        {
            public Point Point { get; set; }
            public string? Name { get; set; }

            public string Describe() => "holder";
        }
        """;

    private const string Point = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial struct Point
        {
            public int X;
        }
        """;

    private const string Other = "namespace Shop; public static class Other { public static int One() => 1; }";

    private static readonly string[] s_sources = [Holder, Point, Other];

    [Fact]
    public void EditingAnotherFileLeavesOutputCached() =>
        AssertNothingRegenerated(static c => c.Replace(2, Other.Replace("=> 1", "=> 2", StringComparison.Ordinal)));

    [Fact]
    public void AddingAnUnrelatedFileLeavesOutputCached() => AssertNothingRegenerated(static c =>
        c.AddSyntaxTrees(
            CSharpSyntaxTree.ParseText("class New;", (CSharpParseOptions)c.SyntaxTrees[0].Options, "New.cs")));

    [Fact]
    public void EditingAMethodBodyLeavesOutputCached() =>
        AssertNothingRegenerated(static c =>
            c.Replace(0, Holder.Replace("\"holder\"", "\"other\"", StringComparison.Ordinal)));

    [Fact]
    public void WhitespaceAboveLeavesOutputCached() =>
        AssertNothingRegenerated(static c => c.Replace(0, "\n\n// A comment.\n\n" + Holder));

    [Fact]
    public void AddingAMethodLeavesOutputCached() => AssertNothingRegenerated(static c => c.Replace(
        0, Holder.Replace(
            "public string Describe", "public int More() => 1; public string Describe", StringComparison.Ordinal)));

    [Fact]
    public void AddingAMemberModifiesItsTypeOnly()
    {
        var run = new IncrementalRun(s_sources, static c => c.Replace(
            0, Holder.Replace("public string? Name", "public int Added { get; set; } public string? Name",
                StringComparison.Ordinal)));

        Assert.Equal(IncrementalStepRunReason.Modified, ReasonOf(run, "Holder"));
        Assert.NotEqual(IncrementalStepRunReason.Modified, ReasonOf(run, "Point"));
    }

    [Fact]
    public void MemberAddedToAStructInAnotherFileModifiesItsHolder()
    {
        var run = new IncrementalRun(
            s_sources, static c =>
                c.Replace(1, Point.Replace("public int X;", "public int X; public long Y;", StringComparison.Ordinal)));

        Assert.Equal(IncrementalStepRunReason.Modified, ReasonOf(run, "Holder"));
        Assert.Equal(IncrementalStepRunReason.Modified, ReasonOf(run, "Point"));
    }

    [Fact]
    public void MemberOfAClassInAnotherFileDoesNotModifyItsHolder()
    {
        const string Start = "using FastSer; namespace Shop; [FastSerType] public partial class ";
        const string Child = Start + "Child { public int[]? A { get; set; } }";
        const string Parent = Start + "Parent { public Child? C { get; set; } }";
        var run = new IncrementalRun(
            [Parent, Child],
            static c => c.Replace(1, Child.Replace("int[]? A", "int[]? B", StringComparison.Ordinal)));

        Assert.Equal(IncrementalStepRunReason.Modified, ReasonOf(run, "Child"));
        AssertKept(ReasonOf(run, "Parent"));
    }

    [Fact]
    public void SecondAnnotatedTypeLeavesTheFirstCached()
    {
        const string Added = "\n[FastSer.FastSerType] public partial class Added { public int Id { get; set; } }";
        var run = new IncrementalRun(s_sources, static c => c.Replace(2, Other + Added));

        Assert.NotEqual(IncrementalStepRunReason.Modified, ReasonOf(run, "Holder"));
        Assert.NotEqual(IncrementalStepRunReason.Modified, ReasonOf(run, "Point"));
        Assert.Equal(IncrementalStepRunReason.New, ReasonOf(run, "Added"));
        Assert.All(run.ReasonsOf(TrackingNames.Registry), AssertKept);
    }

    [Fact]
    public void ErrorInATypeLeavesItsHoldersAndTheRegistryCached()
    {
        const string Start = "using FastSer; namespace Shop; [FastSerType] public partial class ";
        const string Child = Start + "Child { public int[]? A { get; set; } }";
        const string Parent = Start + "Parent { public Child? C { get; set; } public Child[]? Many { get; set; } }";
        var run = new IncrementalRun(
            [Parent, Child],
            static c => c.Replace(1, Child.Replace("int[]? A", "System.IO.Stream? A", StringComparison.Ordinal)));

        Assert.Equal(IncrementalStepRunReason.Modified, ReasonOf(run, "Child"));
        AssertKept(ReasonOf(run, "Parent"));
        Assert.All(run.ReasonsOf(TrackingNames.Registry), AssertKept);
    }

    [Fact]
    public void EditOfATypeWithErrorsLeavesAllFilesCached()
    {
        const string Broken = "using FastSer; namespace Shop; [FastSerType] public partial class Child { public System.IO.Stream? A { get; set; } }";
        var run = new IncrementalRun(
            [Holder.Replace("public string? Name", "public Child? Name", StringComparison.Ordinal), Point, Broken],
            static c => c.Replace(2, Broken.Replace("Stream? A", "Stream? B { get; set; } public int C", StringComparison.Ordinal)));

        Assert.All(run.ReasonsOf(TrackingNames.Type), AssertKept);
        Assert.All(run.ReasonsOf(TrackingNames.File), AssertKept);
        Assert.All(run.ReasonsOf(TrackingNames.Registry), AssertKept);
    }

    [Fact]
    public void RemovedTypeIsRemovedFromTheRegistry()
    {
        var run = new IncrementalRun(s_sources, static c =>
            c.Replace(1, Point.Replace("[FastSerType]", "", StringComparison.Ordinal)));

        Assert.Equal(IncrementalStepRunReason.Removed, ReasonOf(run, "Point"));
    }

    [Fact]
    public void MovedCallLeavesItsRootCached()
    {
        const string Call = """
            using System.Collections.Generic;

            public static class Calls
            {
                public static byte[] Numbers() => FastSer.FastSerializer.Serialize(new List<List<int>>());
            }
            """;
        var run = new IncrementalRun([Call], static c => c.Replace(0, "\n\n" + Call));

        Assert.All(run.ReasonsOf(TrackingNames.Root), AssertKept);
        Assert.All(run.ReasonsOf(TrackingNames.Registry), AssertKept);
        Assert.All(run.Outputs(), AssertKept);
    }

    [Fact]
    public void NewCallAddsARoot()
    {
        const string Empty = "public static class Calls { }";
        const string Call =
            "public static class Calls { static int M() => FastSer.FastSerializer.GetSize(new long?[0]); }";
        var run = new IncrementalRun([Holder, Point, Empty], static c => c.Replace(2, Call));

        Assert.Contains(IncrementalStepRunReason.New, run.ReasonsOf(TrackingNames.Root));
        Assert.NotEqual(IncrementalStepRunReason.Modified, ReasonOf(run, "Holder"));
    }

    [Theory]
    [InlineData("=> 1", "=> 2")]
    [InlineData("namespace", "\n\n// A comment.\nnamespace")]
    [InlineData("namespace Shop;", "namespace Shop; public class Added;")]
    public void EditsLeaveTheCodeOfExternalTypesCached(string replaced, string by)
    {
        const string External = "[assembly: FastSer.FastSerExternal(typeof(System.Runtime.CompilerServices.StrongBox<int>))]\n";

        var run = new IncrementalRun([External + Other, Holder, Point], c => c.Replace(
            0, External + Other.Replace(replaced, by, StringComparison.Ordinal)));

        Assert.Single(run.ReasonsOf(TrackingNames.External));
        Assert.All(run.ReasonsOf(TrackingNames.External), AssertKept);
        Assert.All(run.Outputs(), AssertKept);
    }

    private static void AssertNothingRegenerated(Func<CSharpCompilation, CSharpCompilation> edit)
    {
        var run = new IncrementalRun(s_sources, edit);

        Assert.Equal(2, run.ReasonsOf(TrackingNames.Type).Count);
        Assert.All(run.ReasonsOf(TrackingNames.Type), AssertKept);
        Assert.All(run.ReasonsOf(TrackingNames.Registry), AssertKept);
        Assert.All(run.Outputs(), AssertKept);
    }

    private static void AssertKept(IncrementalStepRunReason reason) =>
        Assert.Contains(reason, new[] { IncrementalStepRunReason.Cached, IncrementalStepRunReason.Unchanged });

    private static IncrementalStepRunReason ReasonOf(IncrementalRun run, string type) =>
        run.ReasonOfType($"Shop.{type}.FastSer.g.cs");
}
