using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.Generator.Tests.Declarations;

/// <summary>
/// The rule which state of an annotated type must be accounted for: after a round trip each instance field, private ones, backing
/// fields and those of base classes included, and each public property that can be set or has a field of its own, has its value, or
/// a diagnostic names the member. Exceptions, all documented in docs/types.md:
/// <list type="number">
/// <item>members with <c>[FastSerIgnore]</c>, and overrides of such a property that bear no attribute of their own, and the property
/// that another generator makes of such a field, or that has code and uses it in a class with <c>Members = All</c>. Conversely, the
/// backing field that bears the attribute itself must not come back: the attribute must have an effect;</item>
/// <item>members that are not public, unless the class that declares them has <c>Members = All</c>, or they bear
/// <c>[FastSerInclude]</c> or <c>[FastSerMember]</c>, at whatever target. A base class without <c>[FastSerType]</c> follows the
/// annotated class that derives from it, with <c>Public</c> in place of <c>All</c>;</item>
/// <item>parameters that a primary constructor captures, unless the class has <c>Members = All</c>;</item>
/// <item>events and delegates, statics and constants;</item>
/// <item>the storage of an auto-property behind an override that is an auto-property too: only <c>base.X</c> reaches it;</item>
/// <item>computed properties, which have neither a setter nor a field;</item>
/// <item>members whose own code changes the value, see <see cref="Declaration.Changed"/>.</item>
/// </list>
/// </summary>
internal static class AccountedState
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>All instance fields of a type that its own assembly declares.</summary>
    public static IEnumerable<FieldInfo> FieldsOf(Type type) => LevelsOf(type).SelectMany(static level => level.GetFields(Declared));

    /// <summary>The fields that must have their values after a round trip.</summary>
    public static IEnumerable<FieldInfo> AccountedFields(Type type) =>
        FieldsOf(type).Where(field => !IsLeftOut(type, field, MemberOf(field)));

    /// <summary>The fields that must not.</summary>
    public static IEnumerable<FieldInfo> IgnoredFields(Type type) =>
        FieldsOf(type).Where(static field => MemberOf(field) is PropertyInfo && Has<FastSerIgnoreAttribute>(field));

    /// <summary>The properties that must give the same values after a round trip.</summary>
    public static IEnumerable<PropertyInfo> AccountedProperties(Type type) => LevelsOf(type)
        .SelectMany(static level => level.GetProperties(Declared))
        .Where(static property => property.GetIndexParameters().Length == 0
            && property.GetMethod is { IsPublic: true }
            && (property.SetMethod is not null || property.PropertyType.IsByRef || StorageOf(property) is not null)
            && !typeof(Delegate).IsAssignableFrom(property.PropertyType)
            && !IsIgnored(property) && !(StorageOf(property) is { } storage && Has<FastSerIgnoreAttribute>(storage)));

    /// <summary>The name of a field's member in source.</summary>
    public static string NameOf(MemberInfo member)
    {
        var name = member.Name;
        if (name.StartsWith('<'))
        {
            name = name[1..name.IndexOf('>', StringComparison.Ordinal)];
        }

        return name[(name.LastIndexOf('.') + 1)..];
    }

    private static bool IsLeftOut(Type type, FieldInfo field, MemberInfo member)
    {
        if (Has<FastSerIgnoreAttribute>(field) || (member is PropertyInfo ignored && IsIgnored(ignored))
            || typeof(Delegate).IsAssignableFrom(field.FieldType))
        {
            return true;
        }

        var hasAll = RuleOf(field.DeclaringType!) == FastSerMembers.All;
        if (field.Name.EndsWith(">P", StringComparison.Ordinal))
        {
            return !hasAll;
        }

        var isPublic = member is PropertyInfo property ? property.GetMethod is { IsPublic: true } : field.IsPublic;
        var isIncluded = hasAll || isPublic || IsMarked(field) || IsMarked(member);
        return !isIncluded || (member is PropertyInfo auto && IsBehindOverride(type, auto));
    }

    private static FastSerMembers RuleOf(Type level) =>
        level.GetCustomAttribute<FastSerTypeAttribute>(inherit: false)?.Members ?? FastSerMembers.Public;

    private static bool IsBehindOverride(Type type, PropertyInfo property) =>
        property.GetMethod is { IsVirtual: true } getter
        && LevelsOf(type).TakeWhile(level => level != property.DeclaringType).Any(level =>
            level.GetProperty(property.Name, Declared) is { GetMethod: { } other } one
            && other.GetBaseDefinition() == getter.GetBaseDefinition() && StorageOf(one) is not null);

    /// <summary>From the most derived class to the last of the assembly.</summary>
    private static IEnumerable<Type> LevelsOf(Type type)
    {
        for (var level = type; level is not null && level.Assembly == type.Assembly; level = level.BaseType)
        {
            yield return level;
        }
    }

    private static MemberInfo MemberOf(FieldInfo field) =>
        field.Name.EndsWith(">k__BackingField", StringComparison.Ordinal)
        && field.DeclaringType!.GetProperty(field.Name[1..field.Name.IndexOf('>', StringComparison.Ordinal)], Declared) is { } property
            ? property
            : field;

    private static FieldInfo? StorageOf(PropertyInfo property) =>
        property.DeclaringType!.GetField($"<{property.Name}>k__BackingField", Declared) is { } field
        && field.IsDefined(typeof(CompilerGeneratedAttribute)) ? field : null;

    private static bool IsIgnored(PropertyInfo property) =>
        !Has<FastSerIncludeAttribute>(property) && !Has<FastSerMemberAttribute>(property)
        && (Attribute.IsDefined(property, typeof(FastSerIgnoreAttribute), inherit: true)
            || property.DeclaringType!.GetFields(Declared).Any(field => Has<FastSerIgnoreAttribute>(field) && IsOf(field, property)));

    /// <summary>The property that another generator makes of a field, or that gets and sets it where all fields are serialized.</summary>
    private static bool IsOf(FieldInfo field, PropertyInfo property) =>
        field.GetCustomAttributesData().Any(static one => one.AttributeType.Name == "ObservablePropertyAttribute")
            ? string.Equals(field.Name.TrimStart('_'), property.Name, StringComparison.OrdinalIgnoreCase)
            : RuleOf(field.DeclaringType!) == FastSerMembers.All && field.Name == MemberDraft.StorageOf(property.Name);

    private static bool IsMarked(MemberInfo member) => Has<FastSerIncludeAttribute>(member) || Has<FastSerMemberAttribute>(member);

    private static bool Has<T>(MemberInfo member)
        where T : Attribute => member.IsDefined(typeof(T), inherit: false);
}
