using System.Collections.Concurrent;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace FastSer.SafetyTests.Surroundings;

/// <summary>Where an object or struct keeps what, as offsets from its first byte.</summary>
internal sealed class RawLayout
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<Type, RawLayout> s_layouts = new();
    private static readonly ConcurrentDictionary<Type, int> s_sizes = new();

    private readonly List<(int Offset, Type Type)> _values = [];
    private readonly List<int> _references = [];

    private RawLayout(Type type, int start)
    {
        if (type.IsValueType && !HasReferences(type))
        {
            _values.Add((start, type));
            return;
        }

        foreach (var field in FieldsOf(type))
        {
            var offset = start + OffsetOf(type, field);
            if (!field.FieldType.IsValueType)
            {
                if (!field.FieldType.IsPointer)
                {
                    _references.Add(offset);
                }
            }
            else
            {
                var inner = new RawLayout(field.FieldType, offset);
                _values.AddRange(inner._values);
                _references.AddRange(inner._references);
            }
        }
    }

    /// <summary>Values without references, as they lie there: what is between their fields is theirs.</summary>
    public IReadOnlyList<(int Offset, Type Type)> Values => _values;

    public IReadOnlyList<int> References => _references;

    public static RawLayout Of(Type type) => s_layouts.GetOrAdd(type, static t => new RawLayout(t, 0));

    /// <summary>The bytes of a value, of a reference those of the reference.</summary>
    public static int SizeOf(Type type) => s_sizes.GetOrAdd(type, static t => t.IsValueType
        ? (int)typeof(Unsafe).GetMethod(nameof(Unsafe.SizeOf))!.MakeGenericMethod(t).Invoke(null, null)!
        : IntPtr.Size);

    public static bool HasReferences(Type type) => (bool)typeof(RuntimeHelpers)
        .GetMethod(nameof(RuntimeHelpers.IsReferenceOrContainsReferences))!.MakeGenericMethod(type).Invoke(null, null)!;

    /// <summary>The fields of a struct, or of an object with those of its bases.</summary>
    public static IEnumerable<FieldInfo> FieldsOf(Type type)
    {
        for (var level = type; level is not null && level != typeof(object) && level != typeof(ValueType); level = level.BaseType)
        {
            foreach (var field in level.GetFields(Declared))
            {
                yield return field;
            }
        }
    }

    /// <summary>Asks the compiler, by the difference of two references: the first field of an object is its first byte.</summary>
    public static int OffsetOf(Type type, FieldInfo field)
    {
        var parameter = type.IsValueType ? type.MakeByRefType() : typeof(object);
        var method = new DynamicMethod("OffsetOf", typeof(int), [parameter], typeof(RawLayout).Module,
            skipVisibility: true);
        var code = method.GetILGenerator();
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldflda, field);
        code.Emit(OpCodes.Ldarg_0);
        if (!type.IsValueType)
        {
            code.Emit(OpCodes.Ldflda, typeof(StrongBox<byte>).GetField(nameof(StrongBox<byte>.Value))!);
        }

        code.Emit(OpCodes.Sub);
        code.Emit(OpCodes.Conv_I4);
        code.Emit(OpCodes.Ret);
        return (int)method.Invoke(null, [RuntimeHelpers.GetUninitializedObject(type)])!;
    }
}
