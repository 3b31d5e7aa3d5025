using System.Reflection;

namespace FastSer.TestKit;

/// <summary>What docs/wire-format.md says about unions: which tag a type has, and what follows it.</summary>
public static class ReferenceUnions
{
    public static bool IsUnion(Type type) => type.IsDefined(typeof(FastSerUnionAttribute), inherit: false);

    /// <summary>The types that a member names for what it holds, or null.</summary>
    public static FastSerUnionAttribute[]? SetOf(FieldInfo field)
    {
        const BindingFlags Declared =
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        MemberInfo? member =
            field.Name.StartsWith('<') ? field.DeclaringType!.GetProperty(MemberFields.NameOf(field), Declared) : field;
        FastSerUnionAttribute[] set = member is null ? [] : [.. member.GetCustomAttributes<FastSerUnionAttribute>()];
        return set.Length == 0 ? null : set;
    }

    /// <summary>Whether values of a type stand behind the tags of the set.</summary>
    public static bool Applies(FastSerUnionAttribute[]? set, Type type) => set is not null
        && !type.IsSealed
        && !type.IsArray
        && Array.TrueForAll(set, item => type.IsAssignableFrom(item.Type));

    /// <summary>The one attribute of the set that a run-time type falls under.</summary>
    public static FastSerUnionAttribute ItemOf(FastSerUnionAttribute[] set, Type runTimeType) => set.Single(
        item => item.Type == runTimeType || (IsUnion(item.Type) && LeavesOf(item.Type).Contains(runTimeType)));

    /// <summary>The types that may stand where the type is declared, through unions inside it too.</summary>
    public static IEnumerable<Type> LeavesOf(Type union) => CasesOf(union).SelectMany(
        item => IsUnion(item.Type) && item.Type != union ? LeavesOf(item.Type) : [item.Type]);

    /// <summary>The types that the union itself names, closed over its type arguments.</summary>
    public static IEnumerable<(int Tag, Type Type)> CasesOf(Type union) =>
        union.GetCustomAttributes<FastSerUnionAttribute>(inherit: false).Select(item => (
            item.Tag,
            item.Type.IsGenericTypeDefinition ? item.Type.MakeGenericType(union.GetGenericArguments()) : item.Type));

    /// <summary>The tag under which a union writes values of a run-time type, and the type that the tag names.</summary>
    public static (int Tag, Type Type) CaseOf(Type union, Type runTimeType) => CasesOf(union).Single(
        item => IsUnion(item.Type) && item.Type != union ? LeavesOf(item.Type).Contains(runTimeType) : item.Type == runTimeType);
}
