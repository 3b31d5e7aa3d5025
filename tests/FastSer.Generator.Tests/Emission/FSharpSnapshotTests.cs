using FastSer.Generator.Tests.Harness;
using FastSer.Generator.Tests.Verification;

namespace FastSer.Generator.Tests.Emission;

/// <summary>The generated text for types of F#, to be read as code in Snapshots/.</summary>
public sealed class FSharpSnapshotTests
{
    [Fact]
    public Task Unions() => Snapshot.Check(Compile("""
        [assembly: FastSerExternal(typeof(Shape))]
        [assembly: FastSerExternal(typeof(CustomerId))]
        [assembly: FastSerExternal(typeof(Access))]
        [assembly: FastSerExternal(typeof(Tree<string>), Format = WireFormat.Tolerant, Keys = ["Node", "Leaf"])]
        """));

    [Fact]
    public Task Collections() => Snapshot.Check(Compile("""
        [FastSerType]
        public partial class Catalog
        {
            public FSharpList<string>? Names { get; set; }
            public FSharpSet<int>? Numbers { get; set; }
            public FSharpMap<string, int>? Counts { get; set; }
            public FSharpOption<int>? Limit { get; set; }
            public FSharpValueOption<string> Text { get; set; }
        }
        """));

    private static GeneratorRun Compile(string source)
    {
        var run = FSharpAssemblies.Run(source);
        Assert.Empty(run.CompilerDiagnostics());
        return run;
    }
}
