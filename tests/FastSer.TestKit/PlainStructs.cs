using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>Structs without an attribute: nothing but public fields (docs/types.md).</summary>
public static class PlainStructs
{
    private static readonly ConcurrentDictionary<Assembly, bool> s_allows = new();

    public static bool Is(Type type) => type is { IsValueType: true, IsEnum: false, IsPrimitive: false, IsGenericType: false }
        && !type.IsDefined(typeof(FastSerTypeAttribute), inherit: false)
        && !type.IsDefined(typeof(FastSerFormatterAttribute), inherit: false)
        && s_allows.GetOrAdd(type.Assembly, static assembly => assembly.GetCustomAttribute<FastSerDefaultsAttribute>()?.UnmanagedStructs == true)
        && !CollectionItems.IsCollection(type)
        && !Array.Exists(
            [.. type.Assembly.GetCustomAttributes<FastSerSurrogateAttribute>()], surrogate => surrogate.External == type);
}
