using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Immutable;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>The schema of each type of collection by docs/wire-format.md.</summary>
internal static class CollectionSchemas
{
    // Section 20.4.
    private static readonly HashSet<Type> s_sequences =
    [
        typeof(List<>), typeof(ImmutableArray<>), typeof(IEnumerable<>), typeof(ConcurrentQueue<>), typeof(ConcurrentStack<>),
        typeof(ConcurrentBag<>), typeof(ImmutableQueue<>), typeof(ImmutableStack<>),
        typeof(IImmutableQueue<>), typeof(IImmutableStack<>), typeof(BlockingCollection<>),
    ];

    private static readonly HashSet<Type> s_sorted =
    [
        typeof(SortedSet<>), typeof(SortedDictionary<,>), typeof(SortedList<,>), typeof(ImmutableSortedSet<>),
        typeof(ImmutableSortedDictionary<,>),
    ];

    public static CollectionSchema Of(Type type, Schema item, FastSerComparerAttribute? comparer)
    {
        var definition = CollectionItems.DefinitionOf(type);
        return new CollectionSchema(item)
        {
            NullForm = CollectionItems.IsMemory(type) || IsOwnStruct(type) ? NullForm.Rejected
                : definition == typeof(ImmutableArray<>) || definition == typeof(ArraySegment<>) ? NullForm.Default
                : NullForm.Null,
            Uniqueness = UniquenessOf(type, definition),
            Comparer = KeyComparer.Of(type, comparer, s_sorted.Contains(definition)),
            KeepsOrder = !CollectionItems.HasOwnOrder(type),
            IsSequence = type.IsArray || s_sequences.Contains(definition),
            HasFastItems = definition == typeof(ReadOnlySequence<>) && !IsNative(type.GetGenericArguments()[0]),
        };
    }

    /// <summary>The elements of a group, which are never null (section 6.2).</summary>
    public static CollectionSchema OfGroup(Schema item) => new(item) { NullForm = NullForm.Rejected };

    private static Uniqueness UniquenessOf(Type type, Type definition) =>
        definition == typeof(ILookup<,>) || CollectionItems.IsFSharpMap(type) ? Uniqueness.Key
        : CollectionItems.IsFSharpSet(type) ? Uniqueness.Element
        : CollectionItems.IsMap(type) ? Uniqueness.KeyOfMap
        : IsSet(type) ? Uniqueness.Element
        : Uniqueness.None;

    private static bool IsSet(Type type) => type.GetInterfaces().Append(type).Any(static contract =>
        CollectionItems.DefinitionOf(contract) is var definition
        && (definition == typeof(ISet<>) || definition == typeof(IReadOnlySet<>) || definition == typeof(IImmutableSet<>)));

    private static bool IsOwnStruct(Type type) =>
        type.IsValueType && type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true;

    private static bool IsNative(Type type) => type == typeof(nint) || type == typeof(nuint);
}
