using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Orleans;

namespace FastSer.Orleans;

/// <summary>Finds the types whose objects nobody can change, which need not be copied.</summary>
internal static class ImmutableTypes
{
    private static readonly Type[] s_frozen =
    [
        typeof(string), typeof(decimal), typeof(DateTime), typeof(DateTimeOffset), typeof(DateOnly), typeof(TimeOnly), typeof(TimeSpan), typeof(Guid),
        typeof(Version), typeof(Uri), typeof(Type), typeof(Half), typeof(Int128), typeof(UInt128), typeof(Index), typeof(Range),
        typeof(System.Numerics.BigInteger), typeof(System.Numerics.Complex), typeof(System.Text.Rune), typeof(TimeZoneInfo),
    ];

    private static readonly Type[] s_frozenOfArguments =
    [
        typeof(Nullable<>), typeof(KeyValuePair<,>), typeof(ImmutableArray<>), typeof(ImmutableList<>), typeof(ImmutableDictionary<,>),
        typeof(ImmutableHashSet<>), typeof(ImmutableSortedDictionary<,>), typeof(ImmutableSortedSet<>), typeof(ImmutableQueue<>),
        typeof(ImmutableStack<>), typeof(FrozenDictionary<,>), typeof(FrozenSet<>), typeof(Tuple<>), typeof(Tuple<,>), typeof(Tuple<,,>),
        typeof(Tuple<,,,>),
    ];

    private static readonly ConcurrentDictionary<Type, bool> s_known = new();

    /// <summary>
    /// Returns whether a type is marked <c>[Immutable]</c>, or is sealed or a struct and has only read-only fields of such types. Compiled ahead of time,
    /// where fields may have no metadata, the mark alone counts.
    /// </summary>
    public static bool Contain(Type type) => type.IsDefined(typeof(ImmutableAttribute), inherit: false)
        || (RuntimeFeature.IsDynamicCodeSupported && IsFrozen(type, []));

    private static bool IsFrozen(Type type, HashSet<Type> open)
    {
        if (s_known.TryGetValue(type, out var known))
        {
            return known;
        }

        // A type inside itself is as immutable as its other fields.
        if (!open.Add(type))
        {
            return true;
        }

        var isFrozen = type.IsPrimitive || type.IsEnum || s_frozen.Contains(type)
            || (type.IsGenericType && s_frozenOfArguments.Contains(type.GetGenericTypeDefinition())
                ? type.GetGenericArguments().All(argument => IsFrozen(argument, open))
                : (type.IsSealed || type.IsValueType) && !type.IsArray && type.Assembly != typeof(object).Assembly
                    && FieldsOf(type).All(field => (field.IsInitOnly || type.IsValueType) && IsFrozen(field.FieldType, open)));
        open.Remove(type);
        return open.Count == 0 ? s_known.GetOrAdd(type, isFrozen) : isFrozen;
    }

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "A field that is trimmed away is in no object.")]
    private static IEnumerable<FieldInfo> FieldsOf(Type type)
    {
        for (var level = type; level is not null && level != typeof(object) && level != typeof(ValueType); level = level.BaseType)
        {
            foreach (var field in level.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            {
                yield return field;
            }
        }
    }
}
