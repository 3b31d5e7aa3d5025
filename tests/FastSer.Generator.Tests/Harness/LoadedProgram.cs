using System.Reflection;
using System.Runtime.Loader;

namespace FastSer.Generator.Tests.Harness;

/// <summary>A program with its generated code, compiled as strictly as a user may set it, and loaded.</summary>
internal static class LoadedProgram
{
    private static int s_count;

    /// <summary>The class <c>Calls</c> of the program.</summary>
    public static Type Load(string source)
    {
        var (name, image) = Compile(source);
        using var stream = new MemoryStream(image);
        return new AssemblyLoadContext(name, isCollectible: false).LoadFromStream(stream).GetType("Calls", throwOnError: true)!;
    }

    /// <summary>The name and the image of the program's assembly.</summary>
    public static (string Name, byte[] Image) Compile(string source)
    {
        // Each assembly registers a resolver: one name for all of them would make them friends.
        var name = $"Program{Interlocked.Increment(ref s_count)}";
        var run = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(source).WithAssemblyName(name));
        Assert.Null(run.Result.Exception);
        Assert.DoesNotContain(run.Reported, static found => !found.IsSuppressed);
        Assert.Empty(run.CompilerDiagnostics());
        using var image = new MemoryStream();
        Assert.True(run.Output.Emit(image).Success);
        return (name, image.ToArray());
    }

    /// <summary>Loads the program and calls its <c>Calls.Run()</c>; what that throws comes through as it is.</summary>
    public static string Run(string source) => (string)Load(source).GetMethod("Run", BindingFlags.Public | BindingFlags.Static)!.Invoke(
        null, BindingFlags.DoNotWrapExceptions, binder: null, parameters: [], culture: null)!;
}
