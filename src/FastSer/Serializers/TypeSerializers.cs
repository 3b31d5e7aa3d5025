using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

/// <summary>The serializers of types that callers know only as a <see cref="Type"/>.</summary>
internal static class TypeSerializers
{
    private static readonly ConcurrentDictionary<Type, TypeSerializer> s_known = new();

    /// <summary>Those that can be unloaded, or whose type can: an entry lives as long as its type.</summary>
    private static readonly ConditionalWeakTable<Type, TypeSerializer> s_unloadable = [];

    /// <summary>Gets the serializer of a type, or one that throws on every call because the type has no serializer.</summary>
    public static TypeSerializer Of(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return TryGetKnown(type, out var known) ? known : FindNew(type) ?? new UnknownTypeSerializer(type);
    }

    public static bool IsKnown(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return TryGetKnown(type, out _) || FindNew(type) is not null;
    }

    private static bool TryGetKnown(Type type, [NotNullWhen(true)] out TypeSerializer? known) =>
        s_known.TryGetValue(type, out known) || s_unloadable.TryGetValue(type, out known);

    /// <summary>Asks everyone who knows serializers; null if nobody knows one.</summary>
    public static object? Search(Type type) =>
        GetUnsupportedReason(type) is null
            ? SerializerOfAttribute.Find(type) ?? FastSerResolver.Find(type) ?? BuiltInSerializers.Find(type) ?? FindAfterLoading(type)
            : null;

    /// <summary>Why no serializer is asked for, whatever the program names; null for all types that objects can have.</summary>
    public static string? GetUnsupportedReason(Type type) =>
        IsOfAnotherReflection(type) ? "is not a type of the running program"
        : type.ContainsGenericParameters ? "is an open generic type: a serializer belongs to a closed one, such as List<int>"
        : type.IsPointer || type.IsFunctionPointer ? "is a pointer"
        : type.IsByRef ? "is a reference to a variable"
        : type.IsByRefLike ? "is a ref struct"
        : type == typeof(void) ? "is no type of values"
        : null;

    /// <summary>Types without a serializer are not kept: callers may take names of types from anywhere.</summary>
    private static TypeSerializer? FindNew(Type type)
    {
        try
        {
            return Search(type) is TypeSerializer found ? Keep(type, found.Shared) : null;
        }
        catch (FastSerException)
        {
            // It goes wrong again where it can be reported.
            return null;
        }
    }

    /// <summary>A serializer that can be unloaded while its type cannot is found anew each time.</summary>
    private static TypeSerializer Keep(Type type, TypeSerializer serializer) => type.IsCollectible
        ? s_unloadable.GetValue(type, _ => serializer)
        : serializer.GetType().IsCollectible ? serializer : s_known.GetOrAdd(type, serializer);

    /// <summary>A type can be named before any code of its assembly has run; its module initializer adds the resolver.</summary>
    private static object? FindAfterLoading(Type type)
    {
        ModuleLoader.RunInitializers(type);
        return FastSerResolver.Find(type);
    }

    /// <summary>Returns whether a type was only loaded to be looked at. Compiled ahead of time, there are no such types.</summary>
    private static bool IsOfAnotherReflection(Type type) =>
        RuntimeFeature.IsDynamicCodeSupported && type.GetType() != typeof(object).GetType();
}
