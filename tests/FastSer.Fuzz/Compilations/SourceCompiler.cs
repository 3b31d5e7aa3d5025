using System.Collections.Immutable;
using System.Reflection;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Fuzz;

/// <summary>Turns source text into a loaded assembly, by way of the generator.</summary>
public static class SourceCompiler
{
    private static readonly CSharpParseOptions s_options = new(LanguageVersion.CSharp13);
    private static readonly ImmutableArray<MetadataReference> s_references = PlatformReferences.All;

    public static CompileResult Compile(string name, params string[] sources) => Compile(name, [], sources);

    /// <summary>Compiles with a schema lock; one is made where types need it and there is none.</summary>
    public static CompileResult CompileLocked(string name, string? locked, params string[] sources)
    {
        var split = Array.ConvertAll(sources, ExternalSource.Split);
        var compilation = Create(name, [], Array.ConvertAll(split, static text => text.Source));
        if (Array.Find(split, static text => text.Library.Length > 0) is { Library: not null } external)
        {
            var (reference, errors) = LibraryCompiler.Compile(Create(name + "Library", [], [external.Library]));
            if (reference is null)
            {
                return new CompileResult(null, [], [], errors);
            }

            compilation = compilation.AddReferences(reference);
        }

        var text = locked ?? (Array.Exists(sources, static source => source.Contains("FastSerKeys.Auto", StringComparison.Ordinal))
            ? LockFiles.Updated(compilation, s_options, null).Text
            : null);
        return Compile(compilation, text);
    }

    /// <summary>The schema lock of the sources after an older one, and the errors.</summary>
    public static (string? Text, IReadOnlyList<Diagnostic> Errors) UpdateLock(string? older, params string[] sources) =>
        LockFiles.Updated(Create("Locked", [], sources), s_options, older);

    /// <param name="name">The name of the assembly.</param>
    /// <param name="others">Other assemblies that the source names.</param>
    /// <param name="sources">The files.</param>
    public static CompileResult Compile(string name, Assembly[] others, params string[] sources) => Compile(Create(name, others, sources), null);

    /// <summary>The code that looks at the views of the test types, compiled.</summary>
    public static Assembly CompileViews()
    {
        var compilation = Create("FastSer.TestViews", [], []);
        var looks = ViewSource.Of(compilation, (IAssemblySymbol)compilation.GetAssemblyOrModuleSymbol(s_references[^1])!)!;
        var result = Compile(compilation.AddSyntaxTrees(CSharpSyntaxTree.ParseText(looks, s_options, "Views.cs")), null);
        return result.Assembly ?? throw new InvalidOperationException(string.Join('\n', result.Faults));
    }

    private static CSharpCompilation Create(string name, Assembly[] others, string[] sources) => CSharpCompilation.Create(
        name,
        sources.Select(static (text, i) => CSharpSyntaxTree.ParseText(text, s_options, $"Source{i}.cs")),
        s_references.AddRange(others.Select(PlatformReferences.Of)),
        new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release,
            nullableContextOptions: NullableContextOptions.Enable, checkOverflow: true,
            concurrentBuild: !OperatingSystem.IsBrowser()));

    private static CompileResult Compile(CSharpCompilation compilation, string? locked)
    {
        var driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()], locked is null ? [] : [new LockFiles.LockText(locked)], s_options);
        driver.RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out var reported);
        var refused = reported.Where(static d =>
            d.Id.StartsWith("FSER", StringComparison.Ordinal) && d.Id != "FSER090"
            && (d.Severity == DiagnosticSeverity.Error || d.Id == "FSER089")).ToArray();
        var broken = reported.Where(static d => d.Id == "FSER090" || d.Id.StartsWith("CS", StringComparison.Ordinal));

        output = ViewSource.Of(output, output.Assembly) is { } looks ? output.AddSyntaxTrees(CSharpSyntaxTree.ParseText(looks, s_options, "Views.cs")) : output;

        using var image = new MemoryStream();
        var emitted = output.Emit(image);
        var errors = emitted.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error || (d.Severity == DiagnosticSeverity.Warning && IsGenerated(d)))
            .ToArray();
        return new CompileResult(
            emitted.Success && refused.Length == 0 ? Assembly.Load(image.ToArray()) : null,
            refused,
            [.. broken, .. errors.Where(d => !IsOfSource(d))],
            [.. errors.Where(IsOfSource)]);

        // Its user may treat warnings as errors.
        bool IsGenerated(Diagnostic warning) => warning.Location.SourceTree is { FilePath: not "Views.cs" } && !IsOfSource(warning);

        bool IsOfSource(Diagnostic error) => error.Location.SourceTree is { } tree && compilation.SyntaxTrees.Contains(tree);
    }
}
