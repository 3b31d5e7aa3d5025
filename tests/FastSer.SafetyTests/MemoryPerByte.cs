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

    /// <summary>The length of an array stands behind its object header.</summary>
    private const int ArrayHeader = ObjectHeader + 8;

    /// <summary>The number of elements that concurrent collections have room for from the beginning, and that of other collections.</summary>
    private const int ConcurrentRoom = 32;

    private const int Room = 4;

    /// <summary>
    /// The table that a thread keeps of all ThreadLocal objects doubles as bags are made, and has places for bags of earlier reads until they are
    /// finalized. The documentation does not count it.
    /// </summary>
    private const int TableOfBags = 192;

    // What one byte, the header of an empty or short one, allocates beside the place of the object itself. The table in docs/security.md has the same
    // numbers, which MemoryTableTests compares.
    private static readonly Dictionary<Type, long> s_containers = new()
    {
        [typeof(List<>)] = 32,
        [typeof(HashSet<>)] = 84,
        [typeof(Dictionary<,>)] = 80,
        [typeof(LinkedList<>)] = 40,
        [typeof(Queue<>)] = 64,
        [typeof(Stack<>)] = 56,
        [typeof(PriorityQueue<,>)] = 72,
        [typeof(SortedSet<>)] = 48,
        [typeof(SortedDictionary<,>)] = 112,
        [typeof(SortedList<,>)] = 64,
        [typeof(Collection<>)] = 56,
        [typeof(ReadOnlyCollection<>)] = 48,
        [typeof(ObservableCollection<>)] = 112,
        [typeof(ReadOnlyObservableCollection<>)] = 256,
        [typeof(ReadOnlyDictionary<,>)] = 192,
        [typeof(ConcurrentQueue<>)] = 856,
        [typeof(ConcurrentStack<>)] = 48,
        [typeof(ConcurrentBag<>)] = 544,
        [typeof(ConcurrentDictionary<,>)] = 208,
        [typeof(ImmutableList<>)] = 48,
        [typeof(ImmutableQueue<>)] = 48,
        [typeof(ImmutableStack<>)] = 28,
        [typeof(ImmutableHashSet<>)] = 76,
        [typeof(ImmutableSortedSet<>)] = 64,
        [typeof(ImmutableDictionary<,>)] = 56,
        [typeof(ImmutableSortedDictionary<,>)] = 64,
        [typeof(IImmutableList<>)] = 48,
        [typeof(IImmutableQueue<>)] = 48,
        [typeof(IImmutableStack<>)] = 28,
        [typeof(IImmutableSet<>)] = 76,
        [typeof(IImmutableDictionary<,>)] = 56,
        [typeof(BlockingCollection<>)] = 1112,
        [typeof(Lazy<>)] = 16,
        [typeof(FrozenSet<>)] = 152,
        [typeof(FrozenDictionary<,>)] = 139,
        [typeof(IEnumerable<>)] = 32,
        [typeof(ICollection<>)] = 32,
        [typeof(IList<>)] = 32,
        [typeof(IReadOnlyCollection<>)] = 32,
        [typeof(IReadOnlyList<>)] = 32,
        [typeof(ISet<>)] = 84,
        [typeof(IReadOnlySet<>)] = 84,
        [typeof(IDictionary<,>)] = 80,
        [typeof(IReadOnlyDictionary<,>)] = 80,
        [typeof(ILookup<,>)] = 184,
        [typeof(IGrouping<,>)] = 128,
        [typeof(BitArray)] = 44,
        [typeof(StringBuilder)] = 104,
        [typeof(Uri)] = 24,
        [typeof(System.Collections.Specialized.NameValueCollection)] = 280,
        [typeof(System.Text.Json.JsonElement)] = 64,
        [typeof(System.Text.Json.JsonDocument)] = 72,
        [typeof(System.Text.Json.Nodes.JsonNode)] = 108,
        [typeof(System.Text.Json.Nodes.JsonObject)] = 108,
        [typeof(System.Text.Json.Nodes.JsonArray)] = 108,
        [typeof(System.Text.Json.Nodes.JsonValue)] = 108,
        [typeof(ArrayList)] = 56,
        [typeof(Queue)] = 128,
        [typeof(System.Collections.Stack)] = 192,
        [typeof(Hashtable)] = 304,
        [typeof(SortedList)] = 216,
        [typeof(IEnumerable)] = 56,
        [typeof(ICollection)] = 56,
        [typeof(IList)] = 56,
        [typeof(IDictionary)] = 304,
        [typeof(CollectionBase)] = 128,
        [typeof(DictionaryBase)] = 448,
        [typeof(FastSerUnknown)] = 64,
        [typeof(Laws.OfUnknownCase)] = 19,
    };

    public static long Of(Type type) => ContainedTypes.Of(type).Max(Factor);

    /// <summary>The factor of a kind that has a number of its own, with elements of the size of a reference; null for all others.</summary>
    public static long? OfContainer(Type type) =>
        s_containers.TryGetValue(DefinitionOf(type), out var container) ? SlotOf(type) + container : null;

    private static long Factor(Type type)
    {
        if (OfContainer(type) is { } factor)
        {
            var definition = DefinitionOf(type);
            var isConcurrent = definition == typeof(ConcurrentQueue<>) || definition == typeof(BlockingCollection<>) || definition == typeof(ConcurrentBag<>);
            var larger = type.GetGenericArguments().Sum(static argument => Math.Max(0, SlotOf(argument) - IntPtr.Size));
            return factor + ((isConcurrent ? ConcurrentRoom : Room) * larger) + (definition == typeof(ConcurrentBag<>) ? TableOfBags : 0);
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
            : DivideUp(SlotOf(type) + (type.IsArray ? ArrayHeader : Entry), WireOf(type));
    }

    private static Type DefinitionOf(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;

    /// <summary>
    /// Gets the factor of data of a version without members: it makes a whole object, and one more where initializers must be kept;
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
