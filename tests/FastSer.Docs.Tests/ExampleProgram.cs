using System.Reflection;
using System.Runtime.Loader;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Docs.Tests;

/// <summary>A program of an example, compiled without a warning and loaded.</summary>
internal sealed record ExampleProgram(Assembly Program)
{
    private const string Usings = "global using System;\nglobal using System.Collections.Generic;\nglobal using System.Linq;\n";

    private static readonly string s_runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    /// <summary>Gets the assemblies of the framework.</summary>
    public static IEnumerable<string> Framework => Directory.EnumerateFiles(s_runtime, "*.dll")
        .Where(static path => Path.GetFileName(path) is var name
            && (name.StartsWith("System.", StringComparison.Ordinal) || name is "netstandard.dll" or "mscorlib.dll" or "Microsoft.VisualBasic.Core.dll")
            && !name.Contains("Native", StringComparison.Ordinal));

    /// <summary>Compiles and loads a program.</summary>
    /// <param name="source">Its source.</param>
    /// <param name="libraries">The assemblies that it uses, apart from the framework and FastSer.</param>
    public static ExampleProgram Build(string source, params string[] libraries)
    {
        var options = new CSharpParseOptions(LanguageVersion.Latest);
        var compilation = CSharpCompilation.Create(
            $"Example{Guid.NewGuid():N}", new[] { source, Usings }.Select(text => CSharpSyntaxTree.ParseText(text, options)),
            Framework.Append(typeof(object).Assembly.Location).Append(typeof(FastSerializer).Assembly.Location).Concat(libraries).Distinct()
                .Select(static path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        CSharpGeneratorDriver.Create([new FastSerGenerator().AsSourceGenerator()], parseOptions: options)
            .RunGeneratorsAndUpdateCompilation(compilation, out var generated, out var reported);
        Assert.Empty(reported);
        Assert.Empty(generated.GetDiagnostics().Where(static found => found.Severity >= DiagnosticSeverity.Warning));
        using var image = new MemoryStream();
        Assert.True(generated.Emit(image).Success);
        image.Position = 0;
        var context = new AssemblyLoadContext(name: null, isCollectible: false);

        // From memory: the files may be deleted.
        Array.ForEach(libraries, path => context.LoadFromStream(new MemoryStream(File.ReadAllBytes(path))));
        return new ExampleProgram(context.LoadFromStream(image));
    }

    /// <summary>Calls a static method.</summary>
    public object? Call(string type, string method, object? argument) => Program.GetType(type, throwOnError: true)!
        .GetMethod(method)!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [argument], null);

    /// <summary>Gets a type of the program, or of a library beside it.</summary>
    public Type GetType(string name) => AssemblyLoadContext.GetLoadContext(Program)!.Assemblies
        .Select(assembly => assembly.GetType(name)).First(static type => type is not null)!;
}
