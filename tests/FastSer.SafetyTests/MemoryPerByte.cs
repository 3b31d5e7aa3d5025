using System.Collections;
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.SafetyTests;

/// <summary>k(T): the most memory that one byte of input can become, over every type that a value can hold.</summary>
internal static class MemoryPerByte
{
    private const int ObjectHeader = 16;

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

        // A hash table keeps a link, a hash code and a bucket beside each entry.
        const int Entry = 16;
        // The list of known objects doubles as it grows: a slot, and twice that while it is copied.
        var known = ReferenceIdentity.IsKept(type) ? 3 * IntPtr.Size : 0;
        return IsObject(type)
            ? DivideUp(known + Entry + SlotOf(type) + ObjectHeader + FieldsOf(type).Sum(SlotOf), 1 + FieldsOf(type).Sum(WireOf))
            : DivideUp(Entry + SlotOf(type), WireOf(type));
    }

    private static bool IsObject(Type type) => !type.IsValueType && !type.IsArray && type != typeof(string);

    private static IEnumerable<Type> FieldsOf(Type type) => MemberFields.Of(type).Select(static f => f.FieldType);

    /// <summary>The fewest bytes that a value takes on the wire.</summary>
    private static long WireOf(Type type) => !type.IsValueType || Nullable.GetUnderlyingType(type) is not null
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

        if (MemberFields.Of(type).SelectMany(static f => ReferenceUnions.SetOf(f) ?? []).Select(static item => item.Type).ToArray() is
            { Length: > 0 } held)
        {
            return FieldsOf(type).Concat(held);
        }

        var isBuiltIn = type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true;
        return isBuiltIn ? type.GetGenericArguments() : FieldsOf(type);
    }
}
