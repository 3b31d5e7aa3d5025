using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using FastSer.CompilerServices;

namespace FastSer.Schemas;

/// <summary>Finds what the metadata of a type says about its members.</summary>
/// <param name="type">The type, or null if it is not known.</param>
internal sealed class DeclaredMembers(Type? type)
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private readonly NullabilityInfoContext _nullability = new();
    private readonly Dictionary<string, int> _found = new(StringComparer.Ordinal);

    /// <summary>Finds the declared type of the next member with a name. A derived class may hide a member of its base class, which comes first.</summary>
    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    public TypeNode? FindNext(string name)
    {
        _found.TryGetValue(name, out var count);
        _found[name] = count + 1;
        var members = FindMembers(name);
        return members.Count == 0 ? null : TypeOf(members[Math.Min(count, members.Count - 1)]);
    }

    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    private TypeNode? TypeOf(MemberInfo member) => member switch
    {
        PropertyInfo property => TypeNode.Of(
            property.PropertyType, ((PropertyInfo)OpenOf(property)).PropertyType, Try(() => _nullability.Create(property)), TupleNames.Of(property)),
        FieldInfo field => TypeNode.Of(
            field.FieldType, ((FieldInfo)OpenOf(field)).FieldType, Try(() => _nullability.Create(field)), TupleNames.Of(field)),
        _ => null,
    };

    /// <summary>Finds the default value of the constructor parameter that has the name of a member.</summary>
    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    public string? FindDefault(string name)
    {
        if (type is null || type.IsInterface)
        {
            return null;
        }

        var constructors = type.GetConstructors(Declared);
        var marked = Array.FindAll(constructors, static constructor => constructor.IsDefined(typeof(FastSerConstructorAttribute)));
        var parameter = (marked.Length > 0 ? marked : constructors).OrderByDescending(static constructor => constructor.GetParameters().Length)
            .SelectMany(static constructor => constructor.GetParameters())
            .FirstOrDefault(parameter => string.Equals(parameter.Name, name, StringComparison.OrdinalIgnoreCase));
        return parameter is { HasDefaultValue: true, RawDefaultValue: { } value } ? Convert.ToString(value, CultureInfo.InvariantCulture) : null;
    }

    /// <summary>Finds the attributes of a member.</summary>
    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    public IEnumerable<FastSerUnionAttribute> FindUnions(string name) => FindMembers(name).FirstOrDefault()?.GetCustomAttributes<FastSerUnionAttribute>() ?? [];

    /// <summary>Finds the members with a name: those of base classes come first. Overrides are one member.</summary>
    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    private List<MemberInfo> FindMembers(string name)
    {
        var members = new List<MemberInfo>();
        for (var current = type; current is not null && name.Length > 0; current = current.BaseType)
        {
            if (In(current, name) is { } found && members.TrueForAll(member => BaseOf(member) != BaseOf(found)))
            {
                members.Insert(0, found);
            }
        }

        return members.Count == 0 && type is { IsInterface: true } && name.Length > 0
            ? [.. type.GetInterfaces().Select(item => In(item, name)).OfType<MemberInfo>()]
            : members;
    }

    private static MemberInfo BaseOf(MemberInfo member) => member is PropertyInfo { GetMethod: { } getter } ? getter.GetBaseDefinition() : member;

    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    private static MemberInfo? In(Type type, string name) =>
        Array.Find(type.GetProperties(Declared), property => property.Name == name && property.GetIndexParameters().Length == 0)
        ?? (MemberInfo?)type.GetField(name, Declared);

    [RequiresUnreferencedCode(FastSerSchema.TrimmingMessage)]
    private static MemberInfo OpenOf(MemberInfo member) => member.DeclaringType is { IsGenericType: true } declaring
        ? declaring.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(member)
        : member;

    /// <summary>A program may switch off nullable marks (<c>NullabilityInfoContextSupport</c>).</summary>
    private static NullabilityInfo? Try(Func<NullabilityInfo> create)
    {
        try
        {
            return create();
        }
        catch (InvalidOperationException)
        {
            return null;
        }
    }
}
