using System.Reflection;
using System.Runtime.Loader;
using FastSer.Tool.TypeScript;

namespace FastSer.Tool;

/// <summary>A built program or library, with the assemblies that it needs.</summary>
internal sealed class Application
{
    private const int MaxShownTypes = 8;

    private readonly Assembly _assembly;

    /// <summary>Loads an assembly. Those that it needs are found by its <c>.deps.json</c>, or beside it.</summary>
    /// <param name="file">The assembly.</param>
    public Application(FileInfo file)
    {
        if (!file.Exists)
        {
            throw new ToolException($"The file '{file.FullName}' does not exist. Build the project, and name its assembly (.dll).");
        }

        var resolver = new AssemblyDependencyResolver(file.FullName);
        AssemblyLoadContext.Default.Resolving += (context, name) =>
            (resolver.ResolveAssemblyToPath(name) ?? Beside(file, name)) is { } path ? context.LoadFromAssemblyPath(path) : null;
        _assembly = AssemblyLoadContext.Default.LoadFromAssemblyPath(file.FullName);
    }

    /// <summary>Explains the bytes of a file.</summary>
    /// <param name="file">The file.</param>
    /// <param name="typeName">The name of the type of the value.</param>
    /// <param name="options">How the value was written.</param>
    /// <param name="hasItems">Whether the file is a message sequence.</param>
    public FastSerExplanation Explain(FileInfo file, string typeName, FastSerializerOptions options, bool hasItems)
    {
        var (type, data) = (FindType(typeName), File.ReadAllBytes(file.FullName));
        return hasItems
            ? FastSerializer.ExplainItems(type, data, new FastSerStreamOptions { Serializer = options })
            : FastSerializer.Explain(type, data, options);
    }

    /// <summary>Describes a type, or all types of the assembly that have a serializer.</summary>
    /// <param name="typeName">The name of the type, or null.</param>
    public FastSerSchema Describe(string? typeName) => typeName is null ? FastSerSchema.OfAssembly(_assembly) : FastSerSchema.Of(FindType(typeName));

    /// <summary>Describes the methods of a hub, and their types.</summary>
    /// <param name="typeName">The name of the hub.</param>
    public string DescribeHub(string typeName)
    {
        var (schema, hub) = HubTable.Describe(FindType(typeName));
        return hub.AddTo(schema);
    }

    /// <summary>Finds a type by its name, with or without its namespace.</summary>
    /// <param name="name">The name: nested types with a point or a plus sign.</param>
    internal Type FindType(string name)
    {
        Type[] types = [.. TypesOf(_assembly)];
        var searched = name.Replace('+', '.');
        Type[] found = [.. types.Where(type => FullName(type) == searched)];
        if (found.Length == 0)
        {
            found = [.. types.Where(type => FullName(type).EndsWith("." + searched, StringComparison.Ordinal))];
        }

        return found.Length switch
        {
            1 => found[0],
            0 => Type.GetType(name) ?? throw new ToolException($"The assembly has no type '{name}'. It has, among others: {Some(Nearest(types, name))}."),
            _ => throw new ToolException($"Several types have the name '{name}': {Some(found)}. Add the namespace."),
        };
    }

    private static string? Beside(FileInfo file, AssemblyName name)
    {
        var path = Path.Combine(file.DirectoryName!, name.Name + ".dll");
        return File.Exists(path) ? path : null;
    }

    /// <summary>Types whose base classes are of assemblies that are not found are left out.</summary>
    private static IEnumerable<Type> TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException exception)
        {
            return exception.Types.OfType<Type>();
        }
    }

    /// <summary>Orders the types that can be read, those whose name contains the searched one first.</summary>
    private static IEnumerable<Type> Nearest(IEnumerable<Type> types, string name) => types.Where(FastSerializer.CanSerialize)
        .OrderByDescending(type => FullName(type).Contains(name, StringComparison.OrdinalIgnoreCase)).ThenBy(FullName, StringComparer.Ordinal);

    private static string FullName(Type type) => type.FullName!.Replace('+', '.');

    private static string Some(IEnumerable<Type> types) =>
        string.Join(", ", types.Select(FullName).Take(MaxShownTypes).DefaultIfEmpty("no type that FastSer can read"));
}
