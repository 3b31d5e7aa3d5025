using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace FastSer.SafetyTests.Surroundings;

/// <summary>Walks all memory that a value holds: each object, array and box once.</summary>
internal static class RawMemory
{
    /// <summary>Marks the tables of a collection whose keys have another hash code in each run.</summary>
    private const string ByIdentity = "!";

    private static readonly Type[] s_hashTables = [typeof(ISet<>), typeof(IReadOnlySet<>), typeof(IDictionary<,>),
        typeof(IReadOnlyDictionary<,>)];

    public delegate void Visitor(string path, Type type, Span<byte> memory);

    /// <summary>Visits each run of values without references: arrays as a whole, with what lies behind the last element in use.</summary>
    public static void Visit(object? root, Visitor visit)
    {
        var seen = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var open = new Stack<(object Value, string Path)>();
        var isHashTable = false;
        Push(root, "value");
        while (open.TryPop(out var next))
        {
            if (next.Value is Array array)
            {
                isHashTable = next.Path.Contains(ByIdentity, StringComparison.Ordinal);
                VisitArray(array, next.Path);
                isHashTable = false;
            }
            else
            {
                VisitAt(ref BytesOf(next.Value), RawLayout.Of(next.Value.GetType()), next.Path);
            }
        }

        void VisitArray(Array array, string path)
        {
            var element = array.GetType().GetElementType()!;
            var size = RawLayout.SizeOf(element);
            ref var start = ref MemoryMarshal.GetArrayDataReference(array);
            if (element.IsValueType && !RawLayout.HasReferences(element))
            {
                VisitRun(path, element, MemoryMarshal.CreateSpan(ref start, array.Length * size));
                return;
            }

            for (var i = 0; i < array.Length; i++)
            {
                ref var item = ref Unsafe.Add(ref start, i * size);
                if (element.IsValueType)
                {
                    VisitAt(ref item, RawLayout.Of(element), $"{path}[{i}]");
                }
                else
                {
                    Push(Unsafe.As<byte, object?>(ref item), $"{path}[{i}]");
                }
            }
        }

        void VisitAt(ref byte start, RawLayout layout, string path)
        {
            foreach (var (offset, type) in layout.Values)
            {
                VisitRun($"{path}+{offset}", type,
                    MemoryMarshal.CreateSpan(ref Unsafe.Add(ref start, offset), RawLayout.SizeOf(type)));
            }

            foreach (var offset in layout.References)
            {
                Push(Unsafe.As<byte, object?>(ref Unsafe.Add(ref start, offset)), $"{path}+{offset}");
            }
        }

        void VisitRun(string path, Type type, Span<byte> memory)
        {
            if (!isHashTable)
            {
                visit(path, type, memory);
            }
        }

        void Push(object? value, string path)
        {
            if (value is not null && !IsForeign(value) && seen.Add(value))
            {
                open.Push((value,
                    $"{path}({value.GetType().Name}){(IsByIdentity(value.GetType()) ? ByIdentity : "")}"));
            }
        }
    }

    /// <summary>Everything that the walk meets, in its order.</summary>
    public static List<(string Path, byte[] Bytes)> Copy(object? root)
    {
        var all = new List<(string, byte[])>();
        Visit(root, (path, _, memory) => all.Add((path, memory.ToArray())));
        return all;
    }

    /// <summary>Says whether a value belongs to the runtime, or has memory of its own that no caller can see.</summary>
    private static bool IsForeign(object value) =>
        value is MemberInfo or Delegate or Uri or StringBuilder or Thread or string or System.Text.Json.JsonDocument or System.Text.Json.Nodes.JsonNode
        || value.GetType().Namespace is "System.Threading" or "System.Reflection" or "System.Globalization";

    private static bool IsByIdentity(Type type) => type is { IsGenericType: true, IsArray: false }
        && type.GetInterfaces().Any(static contract =>
            contract.IsGenericType && s_hashTables.Contains(contract.GetGenericTypeDefinition()))
        && type.GetGenericArguments()[0] is { IsValueType: false } key
        && key.GetMethod(nameof(GetHashCode), Type.EmptyTypes)?.DeclaringType == typeof(object);

    private static ref byte BytesOf(object value) => ref Unsafe.As<StrongBox<byte>>(value).Value;
}
