using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>Which types are read from the bytes of other versions too.</summary>
public static class Versions
{
    private static readonly ConcurrentDictionary<Type, bool> s_canDiffer = new();
    private static readonly ConcurrentDictionary<Type, bool> s_keepsReferences = new();

    public static bool IsTolerant(Type type) =>
        (type.GetCustomAttribute<FastSerTypeAttribute>()?.Format ?? ExternalTypes.Of(type)?.Format) == WireFormat.Tolerant;

    /// <summary>Members may be appended to the type.</summary>
    public static bool IsAppendable(Type type) => type.GetCustomAttribute<FastSerTypeAttribute>(inherit: false)?.Append == true
        || (type.BaseType is { } parent && IsAppendable(parent));

    /// <summary>A value of the type can contain objects that keep their identity.</summary>
    public static bool KeepsReferences(Type type) => s_keepsReferences.GetOrAdd(
        type, static type => ContainedTypes.Of(type).Any(static part => part.GetCustomAttribute<FastSerTypeAttribute>()?.References == true));

    /// <summary>A value of the type can contain one that other versions write otherwise.</summary>
    public static bool CanDiffer(Type type) =>
        s_canDiffer.GetOrAdd(type, static type => ContainedTypes.Of(type).Any(static part => IsTolerant(part) || IsAppendable(part)));
}
