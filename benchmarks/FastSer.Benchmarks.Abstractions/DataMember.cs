using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.Benchmarks;

/// <summary>A public field or property of a data type.</summary>
internal sealed class DataMember
{
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
        .. t.GetFields(BindingFlags.Public | BindingFlags.Instance).Select(field => new DataMember(field)),
        .. t.GetProperties(BindingFlags.Public | BindingFlags.Instance)
            .Where(property => property.CanRead && property.GetIndexParameters().Length == 0)
            .Select(property => new DataMember(property)),
    ]);

    public static DataMember? Find(Type type, string name) =>
        Array.Find(Of(type), member => member.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
}
