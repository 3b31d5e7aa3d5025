using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using FastSer.CompilerServices;

namespace FastSer.Schemas;

/// <summary>Finds the types of an assembly that have a serializer.</summary>
internal static class RootFinder
{
    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    public static IEnumerable<Type> Find(Assembly assembly)
    {
        Type[] types = [.. TypesOf(assembly)];
        var named = types.Cast<ICustomAttributeProvider>().Prepend(assembly)
            .SelectMany(static place => place.GetCustomAttributes(typeof(FastSerRootAttribute), inherit: false))
            .Select(static attribute => ((FastSerRootAttribute)attribute).Type);
        return types.Where(static type => type.IsDefined(typeof(FastSerTypeAttribute), inherit: false) && !type.ContainsGenericParameters)
            .Concat(named).Distinct().Where(TypeSerializers.IsKnown)
            .OrderBy(TypeNames.Of, StringComparer.Ordinal);
    }

    /// <summary>Types whose base classes are of assemblies that are not found are left out.</summary>
    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
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
}
