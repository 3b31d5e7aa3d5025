using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.Schemas;

/// <summary>The names of tuple items in a declaration: those of outer tuples stand before those of inner ones.</summary>
internal sealed class TupleNames(IList<string?> names)
{
    private int _next;

    public static TupleNames None { get; } = new([]);

    public static TupleNames Of(MemberInfo member) =>
        member.GetCustomAttribute<TupleElementNamesAttribute>() is { } attribute ? new(attribute.TransformNames) : None;

    /// <summary>Returns the next names, or no names if there are none.</summary>
    public string?[] Take(int count)
    {
        if (_next + count > names.Count)
        {
            return [];
        }

        _next += count;
        return [.. names.Skip(_next - count).Take(count)];
    }
}

/// <summary>Facts about tuples.</summary>
internal static class Tuples
{
    /// <summary>Further items are in a tuple that is the last argument.</summary>
    public const int MaxDirectItems = 7;

    public static bool IsTuple(Type type) => type.IsAssignableTo(typeof(ITuple)) && type.IsGenericType && type.Namespace == nameof(System);

    public static bool IsValueTuple(Type type) => type.IsValueType && IsTuple(type);

    public static int CountItems(Type type)
    {
        var arguments = type.GetGenericArguments();
        return arguments.Length <= MaxDirectItems ? arguments.Length : MaxDirectItems + CountItems(arguments[^1]);
    }
}
