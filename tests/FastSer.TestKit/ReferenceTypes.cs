using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.TestKit;

/// <summary>What docs/wire-format.md says about types: member order, and which sizes are statically known.</summary>
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

    public static bool IsTolerant(Type type) =>
        type.GetCustomAttribute<FastSerTypeAttribute>()?.Format == WireFormat.Tolerant;

    /// <summary>The members of a Tolerant type by their keys; retired keys have none.</summary>
    public static (FieldInfo? Field, bool IsNullable)[] KeysOf(Type type)
    {
        var byKey = MemberFields.Of(type).ToDictionary(NumberOf);
        var retired = type.GetCustomAttributes<FastSerRetiredAttribute>().Select(static r => r.Key);
        var keys = new (FieldInfo?, bool)[byKey.Keys.Concat(retired).Append(-1).Max() + 1];
        foreach (var (key, field) in byKey)
        {
            var open = OpenTypeOf(field);
            keys[key] = (field, !open.IsGenericParameter && !IsFilled(field)
                && (!open.IsValueType || Nullable.GetUnderlyingType(open) is not null));
        }

        return keys;
    }

    /// <summary>A collection without a setter in a type whose constructor does not take it.</summary>
    private static bool IsFilled(FieldInfo field) => field.IsInitOnly && CollectionItems.IsCollection(field.FieldType)
        && PropertyOf(field, MemberFields.NameOf(field)) is { CanWrite: false }
        && field.DeclaringType!.GetConstructor(Type.EmptyTypes) is not null;

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

        if (IsTolerant(type)
            || (IsCompact(type) && MembersOf(type).Any(static m => CompactReference.ControlBitsOf(OpenTypeOf(m.Field)) > 0)))
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
