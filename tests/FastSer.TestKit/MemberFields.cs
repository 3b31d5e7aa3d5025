using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>The instance fields that hold the serialized state of a type, base types first.</summary>
public static class MemberFields
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<Type, FieldInfo[]> s_fields = new();

    public static FieldInfo[] Of(Type type) => s_fields.GetOrAdd(type, static t => [.. Collect(t)]);

    /// <summary>The name that the source gives to the state in a field.</summary>
    public static string NameOf(FieldInfo field) =>
        field.Name.StartsWith('<') ? field.Name[1..field.Name.IndexOf('>')] : field.Name;

    private static IEnumerable<FieldInfo> Collect(Type type)
    {
        var inherited = type.BaseType is { } parent && parent != typeof(object) ? Collect(parent) : [];
        return inherited.Concat(type.GetFields(Declared).Where(f => IsSaved(type, f)));
    }

    private static bool IsSaved(Type type, FieldInfo field)
    {
        // A lazy value that is there is its value; what makes it is a delegate.
        if (typeof(Delegate).IsAssignableFrom(field.FieldType) || field.FieldType.Name == "LazyHelper")
        {
            return false;
        }

        if (ExternalTypes.Ignores(type, NameOf(field)))
        {
            return false;
        }

        MemberInfo member =
            field.Name.StartsWith('<') ? type.GetProperty(NameOf(field), Declared) ?? (MemberInfo)field : field;
        return !member.IsDefined(typeof(FastSerIgnoreAttribute)) && !member.IsDefined(typeof(UnsavedAttribute));
    }
}
