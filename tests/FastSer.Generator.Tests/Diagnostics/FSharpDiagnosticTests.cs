using System.Collections.Immutable;
using System.Globalization;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Faults of the attributes that name unions of F#, each reported at its attribute with a remedy.</summary>
public sealed class FSharpDiagnosticTests
{
    [Theory]
    [InlineData("typeof(Hidden)", "FSER093", "a private representation")]
    [InlineData("typeof(Spaced)", "FSER093", "C# cannot name 'a b'")]
    [InlineData("typeof(Shape.Circle)", "FSER093", "it is a case of the F# union 'Shape'; name the union")]
    [InlineData("typeof(Tree<>)", "FSER093", "type parameters without arguments")]
    [InlineData("typeof(FSharpOption<int>)", "FSER093", "a built-in encoding")]
    [InlineData("typeof(FSharpMap<int, int>)", "FSER093", "a built-in encoding")]
    [InlineData("typeof(Discount), Format = WireFormat.Tolerant", "FSER093", "no value for a case that it does not know")]
    [InlineData("typeof(Measure<FastForm>), Format = WireFormat.Tolerant", "FSER093", "no value for a case that it does not know")]
    [InlineData("typeof(Shape), Ignore = [\"radius\"]", "FSER096", "remove Ignore and Constructor")]
    [InlineData("typeof(CustomerId), Ignore = [\"Item\"]", "FSER096", "remove Ignore and Constructor")]
    [InlineData("typeof(CustomerId), Format = WireFormat.Tolerant, Keys = [\"Tag\", \"Item\"]", "FSER096", "no public field or property 'Tag'")]
    [InlineData("typeof(Shape), Keys = [\"Circle\", \"Nothing\"]", "FSER096", "the case 'Rectangle' has no tag")]
    [InlineData("typeof(Shape), Keys = [\"Circle\", \"Nothing\", \"Rectangle\", \"Square\"]", "FSER096", "it has no case 'Square'")]
    [InlineData("typeof(Shape), Keys = [\"Circle\", \"Nothing\", \"Rectangle\", \"Circle\"]", "FSER096", "Keys lists 'Circle' twice")]
    public void FaultIsReportedAtTheAttribute(string arguments, string id, string said)
    {
        var run = FSharpAssemblies.Run($"[assembly: FastSerExternal({arguments})]");

        var diagnostic = Assert.Single(run.Reported, static found => found.Severity == DiagnosticSeverity.Error);
        Assert.Empty(run.CompilerDiagnostics());
        Assert.Equal(id, diagnostic.Id);
        Assert.Contains(said, diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void FieldsWithoutASerializerAreNamed()
    {
        var run = FSharpAssemblies.Run("[assembly: FastSerExternal(typeof(Entry))]");

        var diagnostic = Assert.Single(run.Reported, static found => found.Severity == DiagnosticSeverity.Error);
        Assert.Equal("FSER003", diagnostic.Id);
        Assert.Contains("'Entry.Item' has the type 'Folder'", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[assembly: FastSerExternal(typeof(Shape))]", "'Shape' have the tags of their order: 0 Circle, 1 Rectangle, 2 Nothing;")]
    [InlineData("[assembly: FastSerExternal(typeof(Shape), Keys = [\"Circle\", \"Rectangle\", \"Nothing\"])]", null)]
    [InlineData("[assembly: FastSerExternal(typeof(CustomerId))]", null)]
    public void TagsOfTheDeclaredOrderAreAHint(string source, string? said)
    {
        var run = FSharpAssemblies.Run(source);

        Assert.Empty(run.CompilerDiagnostics());
        Assert.Equal(said is null ? [] : ["FSER160"], run.Reported.Select(static found => found.Id));
        Assert.All(run.Reported, found => Assert.Contains(said!, found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal));
    }

    [Fact]
    public void TagsAreLocked()
    {
        var locked = LockRun.LockOf(Named("Circle", "Rectangle", "Nothing"));

        Assert.Contains("1 Rectangle ValueTuple<Double,Double>", locked, StringComparison.Ordinal);
        Assert.Empty(Check(Named("Circle", "Rectangle", "Nothing"), locked));
        Assert.Contains(Check(Named("Circle", "Nothing", "Rectangle"), locked), static found => found.Id == "FSER080");
    }

    /// <summary>The lock is that of an earlier version, which did not have the case in the middle.</summary>
    [Fact]
    public void CasesWithoutKeysHaveTheTagsOfTheLock()
    {
        const string Lock = "[FastSer.FSharpTypes.Shape] union\n4 Circle ValueTuple<Double>\n7 Nothing ValueTuple<>\n";
        const string Complete = Lock + "8 Rectangle ValueTuple<Double,Double>\n";
        var compilation = FSharpAssemblies.CreateCompilation("[assembly: FastSerExternal(typeof(Shape))]");
        var driver = LockRun.CreateDriver(compilation, new LockText(Complete), isUpdating: false).RunGenerators(compilation);
        var code = string.Concat(driver.GetRunResult().GeneratedTrees.Select(static tree => tree.ToString()));

        Assert.Empty(driver.GetRunResult().Diagnostics);
        Assert.Contains("writer.WriteTag(4);", code, StringComparison.Ordinal);
        Assert.Contains("case 1:\n                writer.WriteTag(8);", code, StringComparison.Ordinal);
        Assert.Equal("FSER082", Assert.Single(Check(compilation, Lock)).Id);
        Assert.EndsWith("\n" + Complete, LockRun.LockOf(compilation, Lock), StringComparison.Ordinal);
        Assert.Equal(["FSER160"], GeneratorHarness.Run(compilation).Reported.Select(static found => found.Id));
    }

    [Theory]
    [InlineData("0 Circle ValueTuple<Single>\n1 Rectangle ValueTuple<Double,Double>\n2 Nothing ValueTuple<>\n", "FSER080")]
    [InlineData("0 Circle ValueTuple<Double>\n1 Oval ValueTuple<Double>\n2 Rectangle ValueTuple<Double,Double>\n3 Nothing ValueTuple<>\n", "FSER081")]
    public void CasesThatChangeOrAreGoneAreRefused(string entries, string id)
    {
        var compilation = FSharpAssemblies.CreateCompilation("[assembly: FastSerExternal(typeof(Shape))]");

        Assert.Equal(id, Assert.Single(Check(compilation, "[FastSer.FSharpTypes.Shape] union\n" + entries)).Id);
    }

    [Fact]
    public void CaseOfNullKeepsItsTag()
    {
        var compilation = FSharpAssemblies.CreateCompilation("[assembly: FastSerExternal(typeof(Access))]");
        var older = LockRun.LockOf(compilation).Replace("0 User", "5 User", StringComparison.Ordinal).Replace("1 Anyone", "3 Anyone", StringComparison.Ordinal);
        var now = LockRun.LockOf(compilation, older);

        Assert.Contains("] union\n2 Group ", now, StringComparison.Ordinal);
        Assert.Contains("\n3 Anyone Null\n5 User ValueTuple<String>\n", now, StringComparison.Ordinal);
    }

    private static CSharpCompilation Named(params string[] cases) => FSharpAssemblies.CreateCompilation(
        $"[assembly: FastSerExternal(typeof(Shape), Keys = [{string.Join(", ", cases.Select(static name => $"\"{name}\""))}])]");

    private static ImmutableArray<Diagnostic> Check(CSharpCompilation compilation, string locked) =>
        LockRun.CreateDriver(compilation, new LockText(locked), isUpdating: false).RunGenerators(compilation).GetRunResult().Diagnostics;

    [Fact]
    public void MembersAreToldOfTheAttribute()
    {
        var run = FSharpAssemblies.Run("[FastSerType] public partial class Keeper { public Shape? Shape { get; set; } }");

        Assert.Contains(
            "name it with [assembly: FastSerExternal(typeof(Shape))]", Assert.Single(run.Reported).GetMessage(CultureInfo.InvariantCulture),
            StringComparison.Ordinal);
    }
}
