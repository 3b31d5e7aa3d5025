namespace FastSer.Generator.Tests.Harness;

/// <summary>Checks of sources that FastSer accepts.</summary>
internal static class Compiled
{
    /// <summary>Neither the generator nor the compiler, of the source and what was emitted for it, finds anything to say.</summary>
    public static void WithoutWarning(string source)
    {
        var run = GeneratorHarness.Run(source);

        Assert.Null(run.Result.Exception);
        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
    }
}
