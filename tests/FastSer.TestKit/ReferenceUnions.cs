using System.Reflection;

namespace FastSer.TestKit;

/// <summary>The rules of docs/wire-format.md for unions: which tag a type has, and what follows it.</summary>
public static class ReferenceUnions
{
    /// <summary>The nested interface that has the members of a C# union in place of the union itself.</summary>
    private const string Provider = "IUnionMembers";

    public static bool IsUnion(Type type) => type.IsDefined(typeof(FastSerUnionAttribute), inherit: false) && !IsLanguageUnion(type);

    /// <summary>Returns whether a type is a C# union: a type with one member, its content, whose types the attributes of the type name.</summary>
    public static bool IsLanguageUnion(Type type) => type.GetCustomAttributesData().Any(
        static attribute => attribute.AttributeType.FullName == "System.Runtime.CompilerServices.UnionAttribute");

    /// <summary>The content of a C# union.</summary>
    public static PropertyInfo ContentOf(Type union) => (union.GetNestedType(Provider) ?? union).GetProperty("Value")!;

    /// <summary>The constructors of a C# union, or the methods that make it of a case.</summary>
    public static IEnumerable<MethodBase> MakersOf(Type union) => union.GetNestedType(Provider)?.GetMethods(BindingFlags.Static | BindingFlags.Public)
        ?? (IEnumerable<MethodBase>)union.GetConstructors();

    /// <summary>The attributes that name the types of what a member holds.</summary>
    public static FastSerUnionAttribute[] NamedBy(MemberInfo member) =>
        [.. (UnionOf(member) ?? member).GetCustomAttributes<FastSerUnionAttribute>()];

    /// <summary>The C# union whose content the member is, or null.</summary>
    public static Type? UnionOf(MemberInfo member) => member.DeclaringType is { Name: Provider, DeclaringType: { } union } ? union
        : IsLanguageUnion(member.DeclaringType!) ? member.DeclaringType : null;

    /// <summary>The types that a member names for what it holds, or null.</summary>
    public static FastSerUnionAttribute[]? SetOf(FieldInfo field)
    {
        const BindingFlags Declared =
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        MemberInfo? member =
            field.Name.StartsWith('<') ? field.DeclaringType!.GetProperty(MemberFields.NameOf(field), Declared) : field;
        FastSerUnionAttribute[] set = member is null ? [] : NamedBy(member);
        return set.Length == 0 ? null : set;
    }

    /// <summary>Returns whether values of a type stand behind the tags of the set.</summary>
    public static bool Applies(FastSerUnionAttribute[]? set, Type type) => set is not null
        && !type.IsSealed
        && !type.IsArray
        && Array.TrueForAll(set, item => type.IsAssignableFrom(item.Type));

    /// <summary>The one attribute of the set that a run-time type falls under.</summary>
    public static FastSerUnionAttribute ItemOf(FastSerUnionAttribute[] set, Type runTimeType) => set.Single(
        item => item.Type == runTimeType || (IsUnion(item.Type) && Holds(item.Type, runTimeType)));

    /// <summary>The types that may stand where the type is declared, through unions inside it too.</summary>
    public static IEnumerable<Type> LeavesOf(Type union) => CasesOf(union).SelectMany(
        item => IsInner(union, item) ? LeavesOf(item.Type) : [item.Type]);

    /// <summary>Returns whether a value of the run-time type stands where the union is declared.</summary>
    public static bool Holds(Type union, Type runTimeType) => LeavesOf(union).Contains(runTimeType) || FallbackOf(union) == runTimeType
        || CasesOf(union).Any(item => IsInner(union, item) && Holds(item.Type, runTimeType));

    /// <summary>The class that keeps values of types that only later versions of the union name, or null.</summary>
    public static Type? FallbackOf(Type union) => union.GetCustomAttribute<FastSerFallbackAttribute>(inherit: false)?.Type is { } type
        ? Close(union, type)
        : null;

    /// <summary>Gets the unknown case that an object of a fallback class keeps.</summary>
    public static FastSerUnknownCase UnknownOf(object fallback) => (FastSerUnknownCase)Array.Find(
            fallback.GetType().GetInterfaces(), static contract => CollectionItems.DefinitionOf(contract) == typeof(IFastSerFallback<>))!
        .GetProperty("Unknown")!.GetValue(fallback)!;

    /// <summary>Returns whether the tag is followed by one of that union.</summary>
    public static bool IsInner(Type union, (int Tag, Type Type, bool IsExact) item) => !item.IsExact && item.Type != union && IsUnion(item.Type);

    /// <summary>The types that the union itself names, closed over its type arguments.</summary>
    public static IEnumerable<(int Tag, Type Type, bool IsExact)> CasesOf(Type union) =>
        union.GetCustomAttributes<FastSerUnionAttribute>(inherit: false).Select(item => (
            item.Tag,
            Close(union, item.Type),
            item.Exact));

    /// <summary>The tag under which a union writes values of a run-time type, and the type that the tag names.</summary>
    public static (int Tag, Type Type, bool IsExact) CaseOf(Type union, Type runTimeType) => CasesOf(union).Single(
        item => IsInner(union, item) ? Holds(item.Type, runTimeType) : item.Type == runTimeType);

    private static Type Close(Type union, Type type) =>
        type.IsGenericTypeDefinition ? type.MakeGenericType(union.GetGenericArguments()) : type;
}
