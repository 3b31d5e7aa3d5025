using System.Collections;
using System.Reflection;

namespace FastSer.Benchmarks;

/// <summary>
/// Copies a value into the twin types of a system whose types carry attributes of its own: members by name, lists,
/// and arrays element by element; an object that keeps its identity has one twin. Reflection, so only ever used outside of the timing.
/// </summary>
public static class Twin
{
    [ThreadStatic]
    private static Dictionary<object, object>? t_known;

    /// <summary>The twins of a row's inputs.</summary>
    public static TTwin[] OfAll<TSource, TTwin>(TSource[] inputs) => SharedMap.Of(inputs, input => Of<TTwin>(input));

    public static TTwin Of<TTwin>(object? source)
    {
        t_known = null;
        return (TTwin)Convert(source, typeof(TTwin))!;
    }

    private static object? Convert(object? source, Type target)
    {
        if (source is null || target.IsInstanceOfType(source))
            return source;
        if (Nullable.GetUnderlyingType(target) is { } underlying)
            return Convert(source, underlying);
        if (target is { IsInterface: true, IsGenericType: true })
            return ConvertArray((Array)source, target.GetGenericArguments()[0]);
        if (target.IsArray)
            return ConvertArray((Array)source, target.GetElementType()!);
        return source switch
        {
            IDictionary map => ConvertMap(map, target),
            IList list => ConvertList(list, target),
            _ => ConvertMembers(source, target),
        };
    }

    private static object ConvertMap(IDictionary source, Type target)
    {
        var types = target.GetGenericArguments();
        var result = (IDictionary)Activator.CreateInstance(target)!;
        foreach (DictionaryEntry entry in source)
            result.Add(Convert(entry.Key, types[0])!, Convert(entry.Value, types[1]));
        return result;
    }

    private static Array ConvertArray(Array source, Type element)
    {
        var result = Array.CreateInstance(element, source.Length);
        for (var i = 0; i < source.Length; i++)
            result.SetValue(Convert(source.GetValue(i), element), i);
        return result;
    }

    private static object ConvertList(IList source, Type target)
    {
        var element = target.GetGenericArguments()[0];
        var result = (IList)Activator.CreateInstance(target)!;
        foreach (var item in source)
            result.Add(Convert(item, element));
        return result;
    }

    private static object ConvertMembers(object source, Type target)
    {
        if (target.IsAbstract)
        {
            // The twin of a type that derives from an abstract one bears its name.
            target = target.Assembly.GetType($"{target.Namespace}.{source.GetType().Name}Twin", throwOnError: true)!;
        }

        if (!target.IsValueType && target.GetConstructor(Type.EmptyTypes) is null)
            return ConvertThroughConstructor(source, target);

        if (source is IKeepsIdentity && (t_known ??= new(ReferenceEqualityComparer.Instance)).TryGetValue(source, out var known))
            return known;

        var result = Activator.CreateInstance(target)!;
        if (source is IKeepsIdentity)
            t_known!.Add(source, result);
        foreach (var (member, counterpart) in DataMember.Pairs(target, source.GetType()))
            member.SetValue(result, Convert(counterpart!.GetValue(source), member.Type));
        return result;
    }

    private static object ConvertThroughConstructor(object source, Type target)
    {
        var constructor = target.GetConstructors().MaxBy(c => c.GetParameters().Length)!;
        var arguments = constructor.GetParameters().Select(Argument).ToArray();
        return constructor.Invoke(arguments);

        object? Argument(ParameterInfo parameter) =>
            Convert(DataMember.Find(source.GetType(), parameter.Name!)!.GetValue(source), parameter.ParameterType);
    }
}
