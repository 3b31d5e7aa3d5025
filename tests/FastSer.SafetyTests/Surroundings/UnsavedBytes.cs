using System.Collections.Concurrent;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.SafetyTests.Surroundings;

/// <summary>The bytes of structs that are in no encoded value: between members, and those of members that are left out.</summary>
internal static class UnsavedBytes
{
    private static readonly ConcurrentDictionary<Type, int[]> s_offsets = new();

    /// <summary>Their offsets in a struct.</summary>
    public static int[] Of(Type type) => s_offsets.GetOrAdd(type, static t =>
    {
        var saved = new bool[RawLayout.SizeOf(t)];
        MarkSaved(t, saved);
        return [.. Enumerable.Range(0, saved.Length).Where(i => !saved[i])];
    });

    /// <summary>Fills them everywhere in a value.</summary>
    /// <returns>How many bytes were filled.</returns>
    public static int Fill(object? value, byte poison)
    {
        var filled = 0;
        RawMemory.Visit(value, (_, type, memory) =>
        {
            var size = RawLayout.SizeOf(type);
            foreach (var offset in Of(type))
            {
                for (var start = offset; start < memory.Length; start += size)
                {
                    memory[start] = poison;
                    filled++;
                }
            }
        });
        return filled;
    }

    private static void MarkSaved(Type type, Span<bool> saved)
    {
        var isAnnotated = type.IsDefined(typeof(FastSerTypeAttribute), inherit: false);
        if (type.IsPrimitive || type.IsEnum || type.IsDefined(typeof(InlineArrayAttribute)) || !(isAnnotated || IsOfFields(type)))
        {
            saved.Fill(true);
            return;
        }

        foreach (var field in isAnnotated ? MemberFields.Of(type) : RawLayout.FieldsOf(type))
        {
            MarkSaved(field.FieldType, saved.Slice(RawLayout.OffsetOf(type, field), RawLayout.SizeOf(field.FieldType)));
        }
    }

    /// <summary>Tuples, pairs, nullables: what the runtime puts together of others.</summary>
    private static bool IsOfFields(Type type) =>
        type.IsGenericType && type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true;
}
