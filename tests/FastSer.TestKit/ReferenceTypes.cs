using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.TestKit;

/// <summary>What docs/format.md says about types: member order, and which sizes are statically known.</summary>
internal static class ReferenceTypes
{
    public static bool IsTuple(Type type) =>
        typeof(ITuple).IsAssignableFrom(type) || type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>);

    /// <summary>The members in member order: base types first, then by their number, else as declared.</summary>
    public static IReadOnlyList<(FieldInfo Field, bool IsFixed)> MembersOf(Type type)
    {
        var fields = MemberFields.Of(type);
        var order = fields.Select(
            static (f, i) => (Field: f, Level: LevelOf(f.DeclaringType!), Number: NumberOf(f), Index: i));
        return
        [
            .. order.OrderBy(static f => f.Level).ThenBy(static f => f.Number).ThenBy(static f => f.Index)
                .Select(static f => (f.Field, IsFixed(OpenTypeOf(f.Field)))),
        ];
    }

    // Only what is fixed for every type argument is statically known inside a generic type.
    public static Type OpenTypeOf(FieldInfo field)
    {
        var declaring = field.DeclaringType!;
        return declaring.IsGenericType
            ? declaring.GetGenericTypeDefinition().GetField(
                field.Name, (BindingFlags)(-1) & ~BindingFlags.IgnoreCase)!.FieldType
            : field.FieldType;
    }

    public static bool IsCompact(Type type) => type.GetCustomAttribute<FastSerTypeAttribute>() is { Format: WireFormat.Compact };

    private static bool IsFixed(Type type)
    {
        if (type.IsGenericParameter || !type.IsValueType || Nullable.GetUnderlyingType(type) is not null)
        {
            return false;
        }

        if (type.IsEnum || ReferenceScalars.IsFixed(type))
        {
            return true;
        }

        if (IsCompact(type) && MembersOf(type).Any(static m => CompactReference.ControlBitsOf(OpenTypeOf(m.Field)) > 0))
        {
            return false;
        }

        return (type.IsGenericType && IsTuple(type)) || type.IsDefined(typeof(FastSerTypeAttribute))
            ? MemberFields.Of(type).All(f => IsFixed(IsTupleField(f) ? f.FieldType : OpenTypeOf(f)))
            : false;
    }

    private static bool IsTupleField(FieldInfo field) =>
        field.DeclaringType!.IsGenericType && IsTuple(field.DeclaringType);

    private static int LevelOf(Type type) => type.BaseType is { } parent ? LevelOf(parent) + 1 : 0;

    private static int NumberOf(FieldInfo field)
    {
        var name = MemberFields.NameOf(field);
        var member = field.Name.StartsWith('<') ? (MemberInfo?)PropertyOf(field, name) : field;
        return member?.GetCustomAttribute<FastSerMemberAttribute>()?.Order ?? 0;
    }

    private static PropertyInfo? PropertyOf(FieldInfo field, string name) => field.DeclaringType!.GetProperty(
        name,
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
}
