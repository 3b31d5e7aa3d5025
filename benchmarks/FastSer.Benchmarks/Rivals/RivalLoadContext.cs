using System.Reflection;
using System.Runtime.Loader;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// Loads an adapter and its rival's own dependencies; whatever this program already has (contracts, data) is shared.
/// </summary>
internal sealed class RivalLoadContext(string assemblyPath) : AssemblyLoadContext(Path.GetFileName(assemblyPath))
{
    private readonly AssemblyDependencyResolver _resolver = new(assemblyPath);

    protected override Assembly? Load(AssemblyName assemblyName)
    {
        var isShared = assemblyName.Name is "FastSer.Benchmarks.Abstractions" or "FastSer.Benchmarks.Data" or "FastSer";
        var path = isShared ? null : _resolver.ResolveAssemblyToPath(assemblyName);
        return path is null ? null : LoadFromAssemblyPath(path);
    }
}
