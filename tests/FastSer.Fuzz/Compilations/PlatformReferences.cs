using System.Collections.Immutable;
using System.Reflection;
using System.Reflection.Metadata;
using Microsoft.CodeAnalysis;

namespace FastSer.Fuzz;

/// <summary>References to the assemblies of the runtime, of FastSer and of the test types. A browser has no files: there their metadata is in memory.</summary>
internal static class PlatformReferences
{
    /// <summary>Gets all of them, the test types last.</summary>
    public static ImmutableArray<MetadataReference> All { get; } =
        [.. Platform(), Of(typeof(FastSerializer).Assembly), Of(typeof(TestCase).Assembly)];

    /// <summary>A reference to an assembly of this process.</summary>
    public static MetadataReference Of(Assembly assembly) =>
        assembly.Location is { Length: > 0 } path ? MetadataReference.CreateFromFile(path) : InMemory(assembly);

    private static IEnumerable<MetadataReference> Platform()
    {
        if (Path.GetDirectoryName(typeof(object).Assembly.Location) is { Length: > 0 } runtime)
        {
            return ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
                .Where(path => Path.GetDirectoryName(path) == runtime)
                .Select(static path => MetadataReference.CreateFromFile(path));
        }

        var found = new Dictionary<string, Assembly>();
        AddReferences(typeof(TestCase).Assembly, found);
        AddReferences(typeof(PlatformReferences).Assembly, found);
        return found.Values.Select(InMemory);
    }

    private static void AddReferences(Assembly assembly, Dictionary<string, Assembly> found)
    {
        foreach (var name in assembly.GetReferencedAssemblies().Where(static name => name.Name!.StartsWith("System.", StringComparison.Ordinal)))
        {
            if (!found.ContainsKey(name.Name!))
            {
                var referenced = found[name.Name!] = Assembly.Load(name);
                AddReferences(referenced, found);
            }
        }
    }

    private static unsafe MetadataReference InMemory(Assembly assembly) => assembly.TryGetRawMetadata(out var metadata, out var length)
        ? AssemblyMetadata.Create(ModuleMetadata.CreateFromMetadata((nint)metadata, length)).GetReference()
        : throw new NotSupportedException($"The metadata of {assembly} cannot be read.");
}
