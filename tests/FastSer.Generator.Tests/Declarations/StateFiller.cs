using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.Generator.Tests.Declarations;

/// <summary>Fills all fields of objects of a compiled assembly, each with another value.</summary>
/// <param name="first">The number in the first value.</param>
/// <param name="hasDefaults">Whether scalars have the default of their type, which an initializer may not restore; otherwise none has.</param>
internal sealed class StateFiller(int first, bool hasDefaults = false)
{
    private const int MaxDepth = 3;
    private int _next = first;

    /// <summary>A new object, made without a constructor, with all fields filled.</summary>
    public object Make(Type type) => MakeObject(type, 0);

    private object MakeObject(Type type, int depth)
    {
        var made = typeof(IEnumerable).IsAssignableFrom(type) && type.GetConstructor([]) is { } constructor
            ? constructor.Invoke([])
            : RuntimeHelpers.GetUninitializedObject(type);
        if (made is IList list && ItemOf(type) is { } item)
        {
            list.Add(MakeValue(item, depth + 1));
        }

        foreach (var field in AccountedState.FieldsOf(type))
        {
            field.SetValue(made, MakeValue(field.FieldType, depth + 1));
        }

        return made;
    }

    private object? MakeValue(Type type, int depth)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return hasDefaults ? null : MakeValue(underlying, depth);
        }

        var n = _next++;
        return type switch
        {
            _ when hasDefaults && (type.IsEnum || (type.IsValueType && type.Assembly == typeof(int).Assembly)) => Activator.CreateInstance(type),
            { IsEnum: true } => Enum.ToObject(type, 1),
            _ when type == typeof(string) => $"text {n}",
            _ when type == typeof(bool) => true,
            _ when type == typeof(DateTime) => new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddMinutes(n),
            _ when type == typeof(Guid) => new Guid(n, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
            { IsPrimitive: true } => Convert.ChangeType(n % 120 + (type == typeof(byte) || type == typeof(sbyte) ? 1 : n - n % 120), type, null),
            _ when type == typeof(decimal) => (decimal)n,
            _ when type == typeof(object) => n,
            _ when typeof(Delegate).IsAssignableFrom(type) => null,
            { IsArray: true } => MakeArray(type.GetElementType()!, depth),
            _ when type.Assembly == typeof(object).Assembly || type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true
                => MakeCollection(type, depth),
            _ => MakeOwn(type, depth),
        };
    }

    private object? MakeOwn(Type type, int depth)
    {
        var concrete = type.IsAbstract
            ? type.Assembly.GetTypes().FirstOrDefault(one => !one.IsAbstract && !one.ContainsGenericParameters && type.IsAssignableFrom(one))
            : type;
        return concrete is null || type.Assembly == typeof(FastSerializer).Assembly || (depth > MaxDepth && !type.IsValueType)
            ? null
            : MakeObject(concrete, depth);
    }

    private Array MakeArray(Type element, int depth)
    {
        var array = Array.CreateInstance(element, 2);
        array.SetValue(MakeValue(element, depth + 1), 0);
        array.SetValue(MakeValue(element, depth + 1), 1);
        return array;
    }

    private object? MakeCollection(Type type, int depth)
    {
        var arguments = type.GetGenericArguments();
        if (type.IsInterface && arguments.Length is 1 or 2)
        {
            var concrete = (arguments.Length == 1 ? typeof(List<>) : typeof(Dictionary<,>)).MakeGenericType(arguments);
            type = type.IsAssignableFrom(concrete) ? concrete : typeof(HashSet<>).MakeGenericType(arguments[..1]);
        }

        if (type.GetConstructor([]) is null || type.GetMethod("Add", arguments) is not { } add || arguments.Length == 0)
        {
            return null;
        }

        var made = Activator.CreateInstance(type);
        add.Invoke(made, Array.ConvertAll(arguments, argument => MakeValue(argument, depth + 1)));
        add.Invoke(made, Array.ConvertAll(arguments, argument => MakeValue(argument, depth + 1)));
        return made;
    }

    private static Type? ItemOf(Type type) => type.GetInterfaces()
        .FirstOrDefault(static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IList<>))?.GetGenericArguments()[0];
}
