using System.Collections.Concurrent;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.Benchmarks;

/// <summary>A field or property of a data type: the public ones, or a private field that someone wrote.</summary>
internal sealed class DataMember
{
    private const BindingFlags Public = BindingFlags.Public | BindingFlags.Instance;
    private const BindingFlags PrivateOfOneLevel =
        BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<Type, DataMember[]> s_members = new();

    private readonly FieldInfo? _field;
    private readonly PropertyInfo? _property;

    private DataMember(FieldInfo field) => _field = field;

    private DataMember(PropertyInfo property) => _property = property;

    public string Name => _field?.Name ?? _property!.Name;

    public Type Type => _field?.FieldType ?? _property!.PropertyType;

    public object? GetValue(object instance) =>
        _field is null ? _property!.GetValue(instance) : _field.GetValue(instance);

    public void SetValue(object instance, object? value)
    {
        if (_field is null)
            _property!.SetValue(instance, value);
        else
            _field.SetValue(instance, value);
    }

    public static DataMember[] Of(Type type) => s_members.GetOrAdd(type, static t =>
    [
        .. t.GetFields(Public).Select(field => new DataMember(field)),
        .. t.GetProperties(Public)
            .Where(property => property.CanRead && property.GetIndexParameters().Length == 0)
            .Select(property => new DataMember(property)),
        .. PrivateFields(t).Select(field => new DataMember(field)),
    ]);

    public static DataMember? Find(Type type, string name) =>
        Array.Find(Of(type), member => member.Name.Equals(name, StringComparison.OrdinalIgnoreCase));

    /// <summary>
    /// Each member of a type with that of the other type with its name, or null. In the same order a base and its derived type may have
    /// members of one name.
    /// </summary>
    public static IEnumerable<(DataMember Member, DataMember? Counterpart)> Pairs(Type type, Type other)
    {
        var members = Of(type);
        var others = Of(other);
        return members.Select(static member => member.Name).SequenceEqual(others.Select(static member => member.Name))
            ? members.Zip(others, static (member, counterpart) => (member, (DataMember?)counterpart))
            : members.Select(member => (member, Find(other, member.Name)));
    }

    /// <summary>Of the type and its bases, which may have fields of the same name; a property's own field is left out.</summary>
    private static IEnumerable<FieldInfo> PrivateFields(Type type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            foreach (var field in level.GetFields(PrivateOfOneLevel))
            {
                if (!field.IsDefined(typeof(CompilerGeneratedAttribute)))
                    yield return field;
            }
        }
    }
}
