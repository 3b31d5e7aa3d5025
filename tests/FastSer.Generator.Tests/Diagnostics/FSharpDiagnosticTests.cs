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
