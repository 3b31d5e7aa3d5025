using System.Globalization;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace FastSer.GeneratorBenchmarks;

/// <summary>Counts the lines and the IL of the generated code.</summary>
internal static class CodeSize
{
    public static void Run(IReadOnlyList<int> typeCounts, TextWriter output)
    {
        output.WriteLine("| types | shape | files | lines a type | IL bytes a type |");
        output.WriteLine("|---|---|---|---|---|");
        foreach (var count in typeCounts)
        {
            foreach (var shape in Enum.GetValues<Shape>())
            {
                var bench = new Workbench(new SyntheticProject(count, shape));
                var sources = bench.Result.GeneratedSources;
                var lines = sources.Sum(static source => source.SourceText.Lines.Count);
                var bytes = CountBytes(bench);
                output.WriteLine(string.Create(
                    CultureInfo.InvariantCulture,
                    $"| {count} | {shape} | {sources.Length} | {(double)lines / count:F0} | {(double)bytes / count:F0} |"));
            }
        }
    }

    /// <summary>The bodies of all methods, less those of the project without generated code.</summary>
    private static int CountBytes(Workbench bench)
    {
        using var stream = new MemoryStream();
        var emitted = bench.WithGeneratedCode().Emit(stream);
        if (!emitted.Success)
        {
            throw new InvalidOperationException(string.Join('\n', emitted.Diagnostics.Take(5)));
        }

        stream.Position = 0;
        using var file = new PEReader(stream);
        var metadata = file.GetMetadataReader();
        return metadata.MethodDefinitions.Select(handle => metadata.GetMethodDefinition(handle).RelativeVirtualAddress)
            .Where(static address => address != 0)
            .Sum(address => file.GetMethodBody(address).GetILBytes()!.Length);
    }
}
