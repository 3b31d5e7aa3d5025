using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>The unions of F#: their cases and fields, by the attributes of the compiler of F# (section 16).</summary>
public static class FSharpUnions
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<Type, FSharpCase[]> s_cases = new();

    /// <summary>Returns whether a type is a union, also one of a single case.</summary>
    public static bool Is(Type type) => MappingOf(type) is [var flags, ..] && (flags & 31) == 1;

    /// <summary>Returns whether a tag stands before the fields: a single case with fields needs none.</summary>
    public static bool HasTags(Type type) => Is(type) && CasesOf(type) is not [{ Fields.Count: > 0 }];

    /// <summary>The cases in the order of the declaration.</summary>
    public static IReadOnlyList<FSharpCase> CasesOf(Type union) => s_cases.GetOrAdd(union, static type => [.. FindCases(type)]);

    private static IEnumerable<FSharpCase> FindCases(Type union) => union.GetMethods(Declared)
        .Select(static method => (Method: method, Place: MappingOf(method)))
        .Where(static maker => maker.Place is [8, _])
        .OrderBy(static maker => maker.Place![1])
        .Select(maker => new FSharpCase(
            maker.Place![1], maker.Method.Name[(maker.Method.Name.StartsWith("get_", StringComparison.Ordinal) ? 4 : 3)..], FieldsOf(union, maker.Place[1])));

    /// <summary>The case of a value that is not null.</summary>
    public static FSharpCase CaseOf(Type union, object value)
    {
        var number = (int)(union.GetProperty("Tag")?.GetValue(value) ?? union.GetMethod("GetTag")!.Invoke(null, [value])!);
        return CasesOf(union)[number];
    }

    /// <summary>The tag of a case: its place among the names of the attribute, or else in the declaration.</summary>
    public static int TagOf(Type union, FSharpCase item) =>
        ExternalTypes.Of(union) is { Keys: { Length: > 0 } keys } ? Array.IndexOf(keys, item.Name) : item.Number;

    /// <summary>Returns whether null stands for a case.</summary>
    public static bool IsNull(Type union, FSharpCase item) => union.GetMethod("GetTag") is not null && item.Fields.Count == 0;

    private static List<PropertyInfo> FieldsOf(Type union, int number)
    {
        var nested = union.GetNestedTypes(Declared).Select(type => type.ContainsGenericParameters ? type.MakeGenericType(union.GetGenericArguments()) : type);
        return [.. nested.Where(type => type.BaseType == union).Append(union).SelectMany(static type => type.GetProperties(Declared))
            .Where(property => MappingOf(property) is [4, var own, _] && own == number)
            .OrderBy(static property => MappingOf(property)![2])];
    }

    private static int[]? MappingOf(MemberInfo member) => member.GetCustomAttributesData()
        .Where(static attribute => attribute.AttributeType.Name == "CompilationMappingAttribute")
        .Select(static attribute => attribute.ConstructorArguments.Select(static argument => argument.Value is int number ? number : 0).ToArray())
        .FirstOrDefault();
}
