using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Harness;

/// <summary>
/// A library and a program that uses it, each with its own generated code, compiled and loaded. The program is built once,
/// against the first library; <see cref="Load"/> runs it with that or with another build.
/// </summary>
internal sealed class TwoAssemblies
{
    private readonly byte[] _program;

    public TwoAssemblies(string library, string program)
    {
        var built = Build("Library", library, []);
        Library = built;
        _program = Build("Program", program, [MetadataReference.CreateFromImage(built)]);
    }

    public byte[] Library { get; }

    /// <summary>Another build of the library.</summary>
    public static byte[] BuildLibrary(string source) => Build("Library", source, []);

    /// <summary>The program's class <c>Calls</c>, in a context of its own, with a build of the library.</summary>
    public Type Load(byte[] library)
    {
        var context = new AssemblyLoadContext(name: null, isCollectible: false);
        context.LoadFromStream(new MemoryStream(library));
        return context.LoadFromStream(new MemoryStream(_program)).GetType("Calls", throwOnError: true)!;
    }

    /// <summary>Calls a static method; what it throws comes through as it is.</summary>
    public static object? Call(Type calls, string method, params object?[] arguments) =>
        calls.GetMethod(method, BindingFlags.Public | BindingFlags.Static)!.Invoke(
            null, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null);

    /// <summary>Gets the reports of the generator on a program that uses a library.</summary>
    public static IEnumerable<string> Diagnose(string library, string program)
    {
        var compilation = GeneratorHarness.CreateCompilation(program).WithAssemblyName("Program")
            .AddReferences(MetadataReference.CreateFromImage(BuildLibrary(library)));
        return GeneratorHarness.Run(compilation).Reported.Select(static diagnostic => diagnostic.Id);
    }

    private static byte[] Build(string name, string source, MetadataReference[] references)
    {
        var compilation = GeneratorHarness.CreateCompilation(source).WithAssemblyName(name).AddReferences(references);
        var run = GeneratorHarness.Run(compilation);
        Assert.DoesNotContain(run.Reported, static found => !found.IsSuppressed);
        using var image = new MemoryStream();
        var result = run.Output.Emit(image);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return image.ToArray();
    }
}
