using System.Reflection;
using FastSer.Generator;

namespace FastSer.Docs.Tests;

/// <summary>
/// The types of docs/csharp.md are compiled by the compiler of the SDK without a warning, and the value in the last line of each block comes back.
/// </summary>
public sealed class CSharpPageTests
{
    private const string Usings = """
        global using System;
        global using System.Collections.Generic;
        global using System.Linq;
        global using FastSer;

        namespace System.Runtime.CompilerServices
        {
            public sealed class UnionAttribute : Attribute;
        }
        """;

    private const string Check = """

        public static class Check
        {
            private static readonly System.Text.Json.JsonSerializerOptions s_options = new() { IncludeFields = true };

            public static string? Run()
            {
                var value = VALUE;
                var bytes = FastSerializer.Serialize(value);
                var copy = FastSerializer.Deserialize(value.GetType(), bytes);
                var (expected, actual) = (Text(value), Text(copy!));
                return expected.Length > 2 && expected == actual && FastSerializer.Serialize(value.GetType(), copy).AsSpan().SequenceEqual(bytes)
                    ? null : expected + actual;
            }

            private static string Text(object value) => System.Text.Json.JsonSerializer.Serialize(value, value.GetType(), s_options);
        }
        """;

    private static readonly string[] s_blocks = [.. MarkdownBlocks.Of(RepositoryFiles.Read("docs/csharp.md"), "csharp")];
    private static readonly Lazy<Assembly> s_program = new(Compile);

    public static TheoryData<int> Blocks => [.. Enumerable.Range(0, s_blocks.Length)];

    [Theory]
    [MemberData(nameof(Blocks))]
    public void ValueComesBack(int block) => Assert.Null(s_program.Value.GetType($"Example{block}.Check", throwOnError: true)!
        .GetMethod("Run")!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null));

    private static Assembly Compile()
    {
        var folder = Directory.CreateTempSubdirectory("FastSer");
        try
        {
            var output = Path.Combine(folder.FullName, "Examples.dll");
            File.WriteAllText(Path.Combine(folder.FullName, "Usings.cs"), Usings);
            foreach (var (i, block) in s_blocks.Index())
            {
                var lines = block.TrimEnd('\n').Split('\n');
                Assert.StartsWith("// new ", lines[^1], StringComparison.Ordinal);
                File.WriteAllText(
                    Path.Combine(folder.FullName, $"Example{i}.cs"),
                    $"namespace Example{i};\n{block}{Check.Replace("VALUE", lines[^1][3..], StringComparison.Ordinal)}");
            }

            SdkCompiler.Run(Path.Combine(SdkCompiler.Sdk, "Roslyn", "bincore", "csc.dll"), isFSharp: false,
            [
                "-target:library", "-nologo", "-warnaserror+", "-nullable:enable", "-langversion:14.0", "-unsafe-", $"-out:{output}",
                $"-analyzer:{typeof(FastSerGenerator).Assembly.Location}",
                .. ExampleProgram.Framework.Append(typeof(object).Assembly.Location).Append(typeof(FastSerializer).Assembly.Location)
                    .Select(static path => $"-r:{path}"),
                .. Directory.EnumerateFiles(folder.FullName, "*.cs"),
            ]);
            return Assembly.Load(File.ReadAllBytes(output));
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
