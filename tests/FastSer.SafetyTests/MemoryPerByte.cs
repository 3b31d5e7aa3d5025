using System.Collections;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.SafetyTests;

/// <summary>k(T): the most memory that one byte of input can become, over every type that a value can hold.</summary>
internal static class MemoryPerByte
{
    private const int ObjectHeader = 16;

    /// <summary>A length and the mask of no keys.</summary>
    private const int SmallestTolerant = 2;

    // What one byte, the header of an empty or short one, allocates.
    private static readonly Dictionary<Type, long> s_containers = new()
    {
        [typeof(List<>)] = 32,
        [typeof(HashSet<>)] = 64,
        [typeof(Dictionary<,>)] = 80,
        [typeof(BitArray)] = 64,
        [typeof(StringBuilder)] = 112,
        [typeof(Uri)] = 160,
    };

    public static long Of(Type type)
    {
        var seen = new HashSet<Type>();
        Visit(type, seen);
        return seen.Max(Factor);
    }

    private static long Factor(Type type)
    {
        if (s_containers.TryGetValue(type.IsGenericType ? type.GetGenericTypeDefinition() : type, out var container))
        {
            return SlotOf(type) + container;
        }

        if (Versions.IsTolerant(type))
        {
            return FactorOfTolerant(type);
        }

        // A hash table keeps a link, a hash code and a bucket beside each entry.
        const int Entry = 16;
        return IsObject(type)
            ? DivideUp(Entry + SlotOf(type) + ObjectHeader + FieldsOf(type).Sum(SlotOf), 1 + FieldsOf(type).Sum(WireOf))
            : DivideUp(Entry + SlotOf(type), WireOf(type));
    }

    /// <summary>
    /// Length and mask of a version without members make a whole object, and one more where initializers must be kept;
    /// any member may start with an empty container.
    /// </summary>
    private static long FactorOfTolerant(Type type)
    {
        const int EmptyContainer = 64;
        var fields = FieldsOf(type).ToList();
        var memory = ObjectHeader + fields.Sum(SlotOf) + (EmptyContainer * fields.Count(static f => !f.IsValueType));
        return DivideUp(SlotOf(type) + (2 * memory), SmallestTolerant);
    }

    private static bool IsObject(Type type) => !type.IsValueType && !type.IsArray && type != typeof(string);

    private static IEnumerable<Type> FieldsOf(Type type) => MemberFields.Of(type).Select(static f => f.FieldType);

    /// <summary>The fewest bytes that a value takes on the wire.</summary>
    private static long WireOf(Type type) => Versions.IsTolerant(type) && type.IsValueType
        ? SmallestTolerant
        : !type.IsValueType || Nullable.GetUnderlyingType(type) is not null
        ? 1
        : ReferenceEncoder.Encode(type, RuntimeHelpers.GetUninitializedObject(type)).Length;

    private static long SlotOf(Type type) => type.IsValueType
        ? (int)typeof(Unsafe).GetMethod(nameof(Unsafe.SizeOf))!.MakeGenericMethod(type).Invoke(null, null)!
        : IntPtr.Size;

    private static long DivideUp(long memory, long wire) => (memory + wire - 1) / wire;

    private static void Visit(Type type, HashSet<Type> seen)
    {
        if (!seen.Add(type))
        {
            return;
        }

        foreach (var part in PartsOf(type))
        {
            Visit(part, seen);
        }
    }

    private static IEnumerable<Type> PartsOf(Type type)
    {
        if (type.IsArray)
        {
            return [type.GetElementType()!];
        }

        if (ReferenceUnions.IsUnion(type))
        {
            return FieldsOf(type).Concat(ReferenceUnions.CasesOf(type).Select(static item => item.Type));
        }

        var isBuiltIn = type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true;
        return isBuiltIn ? type.GetGenericArguments() : FieldsOf(type);
    }
}
