extern alias fast;

using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.Benchmarks.Compact;

/// <summary>
/// Copies values, field by field, into the types of the same name in this project; what is one object stays one. Never part
/// of the timing.
/// </summary>
internal sealed class TwinCopy
{
    private static readonly Assembly s_source = typeof(fast::FastSer.Benchmarks.Data.PayloadFormat).Assembly;

    private readonly Dictionary<object, object> _copies = new(ReferenceEqualityComparer.Instance);

    /// <summary>The type of the same name in this project, also as an element or a type argument; else the type itself.</summary>
    public static Type TypeOf(Type type)
    {
        if (type.IsSZArray)
            return TypeOf(type.GetElementType()!).MakeArrayType();
        if (type.Assembly == s_source)
            return typeof(TwinCopy).Assembly.GetType(type.FullName!, throwOnError: true)!;
        return type.IsGenericType
            ? type.GetGenericTypeDefinition().MakeGenericType(Array.ConvertAll(type.GetGenericArguments(), TypeOf))
            : type;
    }

    public static object? Of(object? source) => new TwinCopy().Copy(source);

    private object? Copy(object? source)
    {
        if (source is null || TypeOf(source.GetType()) is var type && type == source.GetType())
            return source;
        if (_copies.TryGetValue(source, out var known))
            return known;
        return source switch
        {
            Enum => Enum.ToObject(type, source),
            Array array => CopyArray(array, type.GetElementType()!),
            IDictionary map => CopyMap(map, type),
            IList list => CopyList(list, type),
            _ => CopyFields(source, type),
        };
    }

    private Array CopyArray(Array source, Type element)
    {
        var copy = Array.CreateInstance(element, source.Length);
        for (var i = 0; i < source.Length; i++)
            copy.SetValue(Copy(source.GetValue(i)), i);
        return copy;
    }

    private IDictionary CopyMap(IDictionary source, Type type)
    {
        var copy = (IDictionary)Activator.CreateInstance(type)!;
        foreach (DictionaryEntry entry in source)
            copy.Add(Copy(entry.Key)!, Copy(entry.Value));
        return copy;
    }

    private IList CopyList(IList source, Type type)
    {
        var copy = (IList)Activator.CreateInstance(type)!;
        foreach (var item in source)
            copy.Add(Copy(item));
        return copy;
    }

    private object CopyFields(object source, Type type)
    {
        var copy = RuntimeHelpers.GetUninitializedObject(type);
        _copies.Add(source, copy);
        var level = source.GetType();
        for (var target = type; target != typeof(object) && target != typeof(ValueType); target = target.BaseType!)
        {
            foreach (var field in target.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            {
                var original = level.GetField(
                    field.Name, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)!;
                field.SetValue(copy, Copy(original.GetValue(source)));
            }

            level = level.BaseType!;
        }

        return copy;
    }
}
