using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace FastSer.TestKit;

/// <summary>The rules of docs/wire-format.md for collections: which elements a value has on the wire, and in which order.</summary>
public static class CollectionItems
{
    private static readonly HashSet<Type> s_newestFirst =
        [typeof(Stack<>), typeof(ConcurrentStack<>), typeof(ConcurrentBag<>), typeof(ImmutableStack<>), typeof(Stack)];

    private static readonly HashSet<Type> s_memory =
        [typeof(Memory<>), typeof(ReadOnlyMemory<>), typeof(System.Buffers.ReadOnlySequence<>)];

    // Their enumeration order is their own: it is not that in which elements were added.
    private static readonly HashSet<Type> s_ownOrder =
    [
        typeof(SortedSet<>), typeof(SortedDictionary<,>), typeof(SortedList<,>), typeof(PriorityQueue<,>),
        typeof(ConcurrentDictionary<,>), typeof(ConcurrentBag<>), typeof(FrozenSet<>), typeof(FrozenDictionary<,>),
        typeof(ImmutableHashSet<>), typeof(ImmutableSortedSet<>), typeof(ImmutableDictionary<,>),
        typeof(ImmutableSortedDictionary<,>), typeof(IImmutableSet<>), typeof(IImmutableDictionary<,>),
        typeof(Hashtable), typeof(SortedList), typeof(IDictionary), typeof(DictionaryBase),
    ];

    // Elements are the same in any order.
    private static readonly HashSet<Type> s_hashed =
    [
        typeof(HashSet<>), typeof(Dictionary<,>), typeof(ConcurrentDictionary<,>), typeof(FrozenSet<>), typeof(FrozenDictionary<,>),
        typeof(ImmutableHashSet<>), typeof(ImmutableDictionary<,>), typeof(ReadOnlyDictionary<,>), typeof(Hashtable), typeof(DictionaryBase),
    ];

    // Those without a type argument. Others of the framework are values of their own kind.
    private static readonly HashSet<Type> s_untyped =
    [
        typeof(ArrayList), typeof(Queue), typeof(Stack), typeof(Hashtable), typeof(SortedList), typeof(CollectionBase), typeof(DictionaryBase),
        typeof(IEnumerable), typeof(ICollection), typeof(IList), typeof(IDictionary),
    ];

    /// <summary>Returns whether the type is a collection of its own kind, not a string or an annotated type.</summary>
    /// <summary>Returns whether a type is an option of F#, which is none of its unions in the data.</summary>
    public static bool IsFSharpOption(Type type) => type.FullName is { } name
        && (name.StartsWith("Microsoft.FSharp.Core.FSharpOption`", StringComparison.Ordinal)
            || name.StartsWith("Microsoft.FSharp.Core.FSharpValueOption`", StringComparison.Ordinal));

    public static bool IsCollection(Type type) =>
        type.IsArray || IsMemory(type) || DefinitionOf(type) == typeof(PriorityQueue<,>) || IsUntyped(type) || IsEnumerable(type);

    /// <summary>Returns whether the elements, or the keys and values, are objects of a set that the member declares.</summary>
    public static bool IsUntyped(Type type) => BasesOf(type).Any(s_untyped.Contains);

    /// <summary>Values that have no null, whose header is never 0.</summary>
    public static bool IsMemory(Type type) => s_memory.Contains(DefinitionOf(type));

    public static bool HasOwnOrder(Type type) =>
        IsFSharpMap(type) || IsFSharpSet(type) || BasesOf(type).Any(static level => s_ownOrder.Contains(DefinitionOf(level)));

    /// <summary>Returns whether a type is the map of F#, whose keys may be null.</summary>
    public static bool IsFSharpMap(Type type) => type.FullName?.StartsWith("Microsoft.FSharp.Collections.FSharpMap`", StringComparison.Ordinal) == true;

    public static bool IsFSharpSet(Type type) => type.FullName?.StartsWith("Microsoft.FSharp.Collections.FSharpSet`", StringComparison.Ordinal) == true;

    public static bool IsHashed(Type type) => BasesOf(type).Any(static level => s_hashed.Contains(DefinitionOf(level)));

    public static bool IsMap(Type type) => ContractOf(type, typeof(IDictionary<,>)) is not null
        || ContractOf(type, typeof(IReadOnlyDictionary<,>)) is not null
        || (IsUntyped(type) && typeof(IDictionary).IsAssignableFrom(type));

    /// <summary>The type of the elements, of maps that of their pairs.</summary>
    public static Type ElementOf(Type type)
    {
        if (type.GetElementType() is { } element)
        {
            return element;
        }

        if (DefinitionOf(type) == typeof(PriorityQueue<,>))
        {
            return typeof(ValueTuple<,>).MakeGenericType(type.GetGenericArguments());
        }

        if (IsUntyped(type))
        {
            return IsMap(type) ? typeof(KeyValuePair<object, object?>) : typeof(object);
        }

        return IsMemory(type)
            ? type.GetGenericArguments()[0]
            : ContractOf(type, typeof(IEnumerable<>))!.GetGenericArguments()[0];
    }

    /// <summary>The elements in wire order; null for a null of any kind.</summary>
    public static object?[]? Of(object? value)
    {
        if (value is null || (IsStructWithNull(value.GetType()) && Equals(value, Activator.CreateInstance(value.GetType()))))
        {
            return null;
        }

        var type = value.GetType();
        var items = (IsMemory(type) ? ToArray(value)
            : DefinitionOf(type) == typeof(PriorityQueue<,>) ? (IEnumerable)type.GetProperty("UnorderedItems")!.GetValue(value)!
            : IsUntyped(type) && value is IDictionary untyped ? PairsOf(untyped)
            : (IEnumerable)value).Cast<object?>().ToArray();
        if (s_newestFirst.Contains(DefinitionOf(type)))
        {
            Array.Reverse(items);
        }

        return items;
    }

    public static Type DefinitionOf(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;

    private static IEnumerable<KeyValuePair<object, object?>> PairsOf(IDictionary untyped) =>
        untyped.Cast<DictionaryEntry>().Select(static entry => new KeyValuePair<object, object?>(entry.Key, entry.Value));

    private static IEnumerable<Type> BasesOf(Type type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }
    }

    private static bool IsStructWithNull(Type type) =>
        DefinitionOf(type) == typeof(ImmutableArray<>) || DefinitionOf(type) == typeof(ArraySegment<>);

    private static bool IsEnumerable(Type type) => typeof(IEnumerable).IsAssignableFrom(type)
        && ContractOf(type, typeof(IEnumerable<>)) is not null
        && type != typeof(string)
        && !type.IsDefined(typeof(FastSerTypeAttribute), inherit: false);

    private static Type? ContractOf(Type type, Type contract) =>
        type.GetInterfaces().Append(type).FirstOrDefault(t => t.IsInterface && DefinitionOf(t) == contract);

    private static Array ToArray(object memory)
    {
        var element = memory.GetType().GetGenericArguments();
        return (Array)typeof(CollectionItems).GetMethod(DefinitionOf(memory.GetType()).Name.Split('`')[0] + "ToArray")!
            .MakeGenericMethod(element).Invoke(null, [memory])!;
    }

    public static T[] MemoryToArray<T>(Memory<T> items) => items.ToArray();

    public static T[] ReadOnlyMemoryToArray<T>(ReadOnlyMemory<T> items) => items.ToArray();

    public static T[] ReadOnlySequenceToArray<T>(System.Buffers.ReadOnlySequence<T> items) =>
        System.Buffers.BuffersExtensions.ToArray(items);
}
