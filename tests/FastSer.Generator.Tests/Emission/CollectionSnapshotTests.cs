using FastSer.Generator.Tests.Harness;
using FastSer.Generator.Tests.Verification;

namespace FastSer.Generator.Tests.Emission;

/// <summary>The generated text of collections. It compiles without warnings.</summary>
public sealed class CollectionSnapshotTests
{
    [Fact]
    public Task Linear() => Snapshot.Check(Compile(CollectionSamples.Linear));

    [Fact]
    public Task Maps() => Snapshot.Check(Compile(CollectionSamples.Maps));

    [Fact]
    public Task Memory() => Snapshot.Check(Compile(CollectionSamples.Memory));

    [Fact]
    public Task Grids() => Snapshot.Check(Compile(CollectionSamples.Grids));

    [Fact]
    public Task Interfaces() => Snapshot.Check(Compile(CollectionSamples.Interfaces));

    [Fact]
    public Task OwnAndCompared() => Snapshot.Check(Compile(CollectionSamples.OwnAndCompared));

    private static GeneratorRun Compile(string source)
    {
        var run = GeneratorHarness.Run(source);
        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        return run;
    }
}
