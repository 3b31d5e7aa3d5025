using System.Collections.Immutable;
using System.Reflection;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.MatrixTests;

/// <summary>Turns source text into a loaded assembly, by way of the generator.</summary>
internal static class MatrixCompiler
{
    private const string Usings = """
        global using System;
        global using System.Buffers;
        global using System.Collections;
        global using System.Collections.Concurrent;
        global using System.Collections.Frozen;
        global using System.Collections.Generic;
        global using System.Collections.Immutable;
        global using System.Collections.ObjectModel;
        global using System.Linq;
        global using System.Numerics;
        global using System.Text;
        global using FastSer;
        global using FastSer.MatrixTests;
        global using FastSer.TestTypes;
        """;

    private static readonly CSharpParseOptions s_options = new(LanguageVersion.CSharp13);
    private static readonly ImmutableArray<MetadataReference> s_references = CollectReferences();

    public static Assembly Compile(string name, string source)
    {
        var compilation = CSharpCompilation.Create(
            name,
            [
                CSharpSyntaxTree.ParseText(Usings, s_options),
                CSharpSyntaxTree.ParseText(ReadElementTypes(), s_options),
                CSharpSyntaxTree.ParseText(source, s_options),
            ],
            s_references,
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary,
                optimizationLevel: OptimizationLevel.Release,
                nullableContextOptions: NullableContextOptions.Enable,
                generalDiagnosticOption: ReportDiagnostic.Error));
        var driver = CSharpGeneratorDriver.Create([new FastSerGenerator().AsSourceGenerator()], parseOptions: s_options);
        driver.RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        ThrowIfAny(reported);

        using var image = new MemoryStream();
        ThrowIfAny(output.Emit(image).Diagnostics);
        return Assembly.Load(image.ToArray());
    }

    private static void ThrowIfAny(ImmutableArray<Diagnostic> diagnostics)
    {
        var faults = diagnostics.Where(static d => d.Severity >= DiagnosticSeverity.Warning).Take(10).ToArray();
        if (faults.Length > 0)
        {
            throw new InvalidOperationException(string.Join('\n', faults.Select(Describe)));
        }
    }

    private static string Describe(Diagnostic fault)
    {
        var line = fault.Location.SourceTree?.GetText().Lines[fault.Location.GetLineSpan().StartLinePosition.Line];
        return $"{fault}\n    {line}";
    }

    private static string ReadElementTypes()
    {
        using var stream = typeof(MatrixCompiler).Assembly.GetManifestResourceStream("ElementTypes.cs")!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd();
    }

    private static ImmutableArray<MetadataReference> CollectReferences()
    {
        var runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        var platform = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == runtime);
        return
        [
            .. platform.Append(typeof(FastSerializer).Assembly.Location)
                .Append(typeof(TestCase).Assembly.Location)
                .Append(typeof(MatrixCompiler).Assembly.Location)
                .Select(static path => MetadataReference.CreateFromFile(path)),
        ];
    }
}
