using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>Which types are read from the bytes of other versions too.</summary>
public static class Versions
{
    private static readonly ConcurrentDictionary<Type, bool> s_canDiffer = new();

    public static bool IsTolerant(Type type) =>
        type.GetCustomAttribute<FastSerTypeAttribute>()?.Format == WireFormat.Tolerant;

    /// <summary>A value of the type can contain a Tolerant one.</summary>
    public static bool CanDiffer(Type type) =>
        s_canDiffer.GetOrAdd(type, static type => ContainedTypes.Of(type).Any(IsTolerant));
}
