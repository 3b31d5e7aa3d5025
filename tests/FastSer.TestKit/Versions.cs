using System.Reflection;

namespace FastSer.TestKit;

/// <summary>Which types are read from the bytes of other versions too.</summary>
public static class Versions
{
    public static bool IsTolerant(Type type) =>
        type.GetCustomAttribute<FastSerTypeAttribute>()?.Format == WireFormat.Tolerant;

    /// <summary>A value of the type can contain a Tolerant one.</summary>
    public static bool CanDiffer(Type type) => Contains(type, []);

    private static bool Contains(Type type, HashSet<Type> seen)
    {
        if (!seen.Add(type) || type.IsPrimitive || type.IsEnum || type == typeof(string))
        {
            return false;
        }

        var parts = type.IsArray ? [type.GetElementType()!]
            : type.IsGenericType ? type.GetGenericArguments().Concat(MemberFields.Of(type).Select(static f => f.FieldType))
            : type.IsDefined(typeof(FastSerTypeAttribute)) ? MemberFields.Of(type).Select(static f => f.FieldType)
            : [];
        parts = parts.Concat(type.GetCustomAttributes<FastSerUnionAttribute>().Select(static union => union.Type));
        return IsTolerant(type) || parts.Any(part => Contains(part, seen));
    }
}
