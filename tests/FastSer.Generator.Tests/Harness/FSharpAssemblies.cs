using FastSer.FSharpTypes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.FSharp.Core;

namespace FastSer.Generator.Tests.Harness;

/// <summary>The assemblies of F# types that sources of tests refer to.</summary>
internal static class FSharpAssemblies
{
    private const string Usings = "using System.Collections.Generic;\nusing FastSer;\nusing FastSer.FSharpTypes;\nusing Microsoft.FSharp.Collections;\nusing Microsoft.FSharp.Core;\n";

    private static readonly MetadataReference[] s_references =
    [
        MetadataReference.CreateFromFile(typeof(Basket).Assembly.Location), MetadataReference.CreateFromFile(typeof(FSharpOption<>).Assembly.Location),
    ];

    /// <summary>Runs the generator on a source that uses the types.</summary>
    public static GeneratorRun Run(string source) => GeneratorHarness.Run(CreateCompilation(source));

    public static CSharpCompilation CreateCompilation(string source) =>
        GeneratorHarness.CreateCompilation(Usings + source).AddReferences(s_references);
}
