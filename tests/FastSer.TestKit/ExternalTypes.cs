using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>Types without an attribute that another assembly names (docs/extending.md, external types).</summary>
public static class ExternalTypes
{
    private static readonly ConcurrentDictionary<Assembly, FastSerExternalAttribute[]> s_named = new();
    private static readonly ConcurrentDictionary<Type, External?> s_known = new();

    /// <summary>Gets the attribute for the type in the assembly that serializes it, or null.</summary>
    public static FastSerExternalAttribute? Of(Type type) => Find(type)?.Attribute;

    /// <summary>The assembly that has the type's serializer.</summary>
    public static Assembly AssemblyOf(Type type) => Find(type)?.Assembly ?? type.Assembly;

    public static bool Ignores(Type type, string member) => Of(type)?.Ignore.Contains(member) == true;

    private static External? Find(Type type) => s_known.GetOrAdd(type, static type => type.IsDefined(typeof(FastSerTypeAttribute), inherit: false)
        ? null
        : AppDomain.CurrentDomain.GetAssemblies()
            .SelectMany(static assembly => s_named.GetOrAdd(assembly, Read).Select(attribute => new External(assembly, attribute)))
            .FirstOrDefault(external => external.Attribute.Type == type));

    private static FastSerExternalAttribute[] Read(Assembly assembly) =>
        Array.Exists(assembly.GetReferencedAssemblies(), static name => name.Name == typeof(FastSerializer).Assembly.GetName().Name)
            ? [.. assembly.GetCustomAttributes<FastSerExternalAttribute>()]
            : [];

    private sealed record External(Assembly Assembly, FastSerExternalAttribute Attribute);
}
