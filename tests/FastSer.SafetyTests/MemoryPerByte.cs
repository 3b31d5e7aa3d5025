using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.SafetyTests;

/// <summary>k(T): the most memory that one byte of input can become, over every type that a value can hold.</summary>
internal static class MemoryPerByte
{
    private const int ObjectHeader = 16;

    /// <summary>A length and the mask of no keys.</summary>
    private const int SmallestTolerant = 2;

    private const int SmallestAppendable = 1;

    // What one byte, the header of an empty or short one, allocates.
    private static readonly Dictionary<Type, long> s_containers = new()
    {
        [typeof(List<>)] = 32,
        [typeof(HashSet<>)] = 80,
        [typeof(Dictionary<,>)] = 80,
        [typeof(LinkedList<>)] = 96,
        [typeof(Queue<>)] = 64,
        [typeof(Stack<>)] = 64,
        [typeof(PriorityQueue<,>)] = 72,
        [typeof(SortedSet<>)] = 128,
        [typeof(SortedDictionary<,>)] = 192,
        [typeof(SortedList<,>)] = 192,
        [typeof(Collection<>)] = 64,
        [typeof(ReadOnlyCollection<>)] = 64,
        [typeof(ObservableCollection<>)] = 128,
        [typeof(ReadOnlyObservableCollection<>)] = 256,
        [typeof(ReadOnlyDictionary<,>)] = 192,
        [typeof(ConcurrentQueue<>)] = 1024,
        [typeof(ConcurrentStack<>)] = 96,
        [typeof(ConcurrentBag<>)] = 1024,
        [typeof(ConcurrentDictionary<,>)] = 1024,
        [typeof(ImmutableList<>)] = 192,
        [typeof(ImmutableQueue<>)] = 128,
        [typeof(ImmutableStack<>)] = 96,
        [typeof(ImmutableHashSet<>)] = 320,
        [typeof(ImmutableSortedSet<>)] = 192,
        [typeof(ImmutableDictionary<,>)] = 320,
        [typeof(ImmutableSortedDictionary<,>)] = 192,
        [typeof(IImmutableList<>)] = 192,
        [typeof(IImmutableQueue<>)] = 128,
        [typeof(IImmutableStack<>)] = 96,
        [typeof(IImmutableSet<>)] = 320,
        [typeof(IImmutableDictionary<,>)] = 320,
        [typeof(BlockingCollection<>)] = 2048,
        [typeof(Lazy<>)] = 64,
        [typeof(FrozenSet<>)] = 512,
        [typeof(FrozenDictionary<,>)] = 512,
        [typeof(IEnumerable<>)] = 32,
        [typeof(ICollection<>)] = 32,
        [typeof(IList<>)] = 32,
        [typeof(IReadOnlyCollection<>)] = 32,
        [typeof(IReadOnlyList<>)] = 32,
        [typeof(ISet<>)] = 80,
        [typeof(IReadOnlySet<>)] = 80,
        [typeof(IDictionary<,>)] = 80,
        [typeof(IReadOnlyDictionary<,>)] = 80,
        [typeof(ILookup<,>)] = 320,
        [typeof(IGrouping<,>)] = 128,
        [typeof(BitArray)] = 64,
        [typeof(StringBuilder)] = 112,
        [typeof(Uri)] = 160,
        [typeof(System.Collections.Specialized.NameValueCollection)] = 320,
        [typeof(System.Text.Json.JsonElement)] = 96,
        [typeof(System.Text.Json.JsonDocument)] = 128,
        [typeof(System.Text.Json.Nodes.JsonNode)] = 192,
        [typeof(System.Text.Json.Nodes.JsonObject)] = 192,
        [typeof(System.Text.Json.Nodes.JsonArray)] = 192,
        [typeof(System.Text.Json.Nodes.JsonValue)] = 192,
        [typeof(ArrayList)] = 96,
        [typeof(Queue)] = 192,
        [typeof(System.Collections.Stack)] = 256,
        [typeof(Hashtable)] = 384,
        [typeof(SortedList)] = 320,
        [typeof(IEnumerable)] = 96,
        [typeof(ICollection)] = 96,
        [typeof(IList)] = 96,
        [typeof(IDictionary)] = 384,
        [typeof(CollectionBase)] = 128,
        [typeof(DictionaryBase)] = 448,
        [typeof(FastSerUnknown)] = 64,
        [typeof(Laws.OfUnknownCase)] = 64,
    };

    public static long Of(Type type) => ContainedTypes.Of(type).Max(Factor);

    private static long Factor(Type type)
    {
        if (s_containers.TryGetValue(type.IsGenericType ? type.GetGenericTypeDefinition() : type, out var container))
        {
            return SlotOf(type) + container;
        }

        if (CollectionItems.IsCollection(type) && type.BaseType is { } parent && parent != typeof(object))
        {
            return Factor(parent);
        }

        if (CollectionItems.IsCollection(type) && !type.IsArray)
        {
            // A class of the tests that holds a collection.
            return SlotOf(type) + 192;
        }

        if (Versions.IsTolerant(type))
        {
            return FactorOfOldest(type, SmallestTolerant);
        }

        if (Versions.IsAppendable(type))
        {
            return FactorOfOldest(type, SmallestAppendable);
        }

        // A hash table keeps a link, a hash code and a bucket beside each entry.
        const int Entry = 16;

        // The list of known objects doubles as it grows: a slot, and twice that while it is copied.
        var known = ReferenceIdentity.IsKept(type) ? 3 * IntPtr.Size : 0;
        return IsObject(type)
            ? DivideUp(known + Entry + SlotOf(type) + ObjectHeader + FieldsOf(type).Sum(SlotOf), 1 + FieldsOf(type).Sum(WireOf))
            : DivideUp(Entry + SlotOf(type), WireOf(type));
    }

    /// <summary>
    /// What a version without members writes makes a whole object, and one more where initializers must be kept;
    /// any member may start with an empty container.
    /// </summary>
    private static long FactorOfOldest(Type type, long smallest)
    {
        const int EmptyContainer = 64;
        var fields = FieldsOf(type).ToList();
        var memory = ObjectHeader + fields.Sum(SlotOf) + (EmptyContainer * fields.Count(static f => !f.IsValueType || f == typeof(FastSerUnknown)));
        return DivideUp(SlotOf(type) + (2 * memory), smallest);
    }

    private static bool IsObject(Type type) => !type.IsValueType && !type.IsArray && type != typeof(string);

    private static IEnumerable<Type> FieldsOf(Type type) => MemberFields.Of(type).Select(static f => f.FieldType);

    /// <summary>The fewest bytes that a value takes on the wire.</summary>
    private static long WireOf(Type type) => type == typeof(FastSerUnknown)
        ? 0
        : Versions.IsTolerant(type) && type.IsValueType
        ? SmallestTolerant
        : Versions.IsAppendable(type)
        ? SmallestAppendable
        : !type.IsValueType || Nullable.GetUnderlyingType(type) is not null
        ? 1
        : typeof(ITuple).IsAssignableFrom(type) || CollectionItems.DefinitionOf(type) == typeof(KeyValuePair<,>)
        ? FieldsOf(type).Sum(WireOf)
        : ReferenceModel.Of(type).Encode(RuntimeHelpers.GetUninitializedObject(type)).Length;

    private static long SlotOf(Type type) => type.IsValueType
        ? (int)typeof(Unsafe).GetMethod(nameof(Unsafe.SizeOf))!.MakeGenericMethod(type).Invoke(null, null)!
        : IntPtr.Size;

    private static long DivideUp(long memory, long wire) => (memory + wire - 1) / wire;
}
