using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.TestKit;

/// <summary>The construction of objects of an annotated type, as far as their bytes depend on it.</summary>
internal sealed class ModelConstruction
{
    private readonly Type _type;
    private readonly ParameterInfo[] _parameters;
    private readonly bool _isFactory;
    private readonly Lazy<object> _initial;

    public ModelConstruction(Type type)
    {
        _type = type;
        var constructor = ConstructorOf(type);
        _parameters = constructor?.GetParameters() ?? [];
        _isFactory = constructor is not (null or ConstructorInfo);
        _initial = new Lazy<object>(() => constructor switch
        {
            null => RuntimeHelpers.GetUninitializedObject(type),
            ConstructorInfo plain => plain.Invoke([.. _parameters.Select(DefaultOf)]),
            _ => constructor.Invoke(null, [.. _parameters.Select(DefaultOf)])!,
        });
    }

    /// <summary>Gets an object whose members have their initial values.</summary>
    public object Initial => _initial.Value;

    /// <summary>Returns whether an object is built before its members are read (section 17).</summary>
    public bool IsFirst(IEnumerable<ModelMember> members) =>
        _parameters.Length == 0 && members.All(m => (m.HasSetter && !m.IsRequired) || IsFilled(m));

    /// <summary>A collection without a setter that no parameter takes (section 14).</summary>
    public bool IsFilled(ModelMember member) => (member.IsReadOnly || (member.HasHiddenSetter && ExternalTypes.Of(_type) is not null))
        && !member.Type.IsValueType
        && CollectionItems.IsCollection(member.Type)
        && ParameterOf(member) is null;

    /// <summary>Gets the value of a member in an object whose writer did not know the member (section 18).</summary>
    public object? DefaultOf(ModelMember member)
    {
        if (ParameterOf(member) is { } parameter)
        {
            return DefaultOf(parameter);
        }

        return member.IsRequired ? DefaultOf(member.Type) : member.ValueOf(Initial);
    }

    /// <summary>
    /// Returns whether code of the user gives the member its declared default: null that it leaves is not found (docs/types.md). Types that are compiled
    /// by the tests say of such a constructor by an attribute of their own.
    /// </summary>
    public bool MayLeaveNull(ModelMember member)
    {
        if (member.IsRequired || ParameterOf(member) is not null)
        {
            return false;
        }

        var hasOwn = _isFactory || ExternalTypes.Of(_type) is not null;
        for (var level = _type; level is not null && !hasOwn; level = level.BaseType)
        {
            hasOwn = level.GetCustomAttributesData().Any(static a => a.AttributeType.Name == "OwnConstructorAttribute");
        }

        return hasOwn;
    }

    private static MethodBase? ConstructorOf(Type type)
    {
        const BindingFlags All = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
        return ConstructorParameters.ChosenOf(type)
            ?? (MethodBase?)type.GetMethods(All | BindingFlags.Static).FirstOrDefault(IsChosen)
            ?? ConstructorParameters.LongestOf(type);
    }

    private static bool IsChosen(MethodBase method) => method.IsDefined(typeof(FastSerConstructorAttribute));

    private ParameterInfo? ParameterOf(ModelMember member) => Array.Find(
        _parameters, p => string.Equals(ConstructorParameters.NameOf(p), member.Name, StringComparison.OrdinalIgnoreCase));

    private static object? DefaultOf(ParameterInfo parameter) =>
        parameter.HasDefaultValue && parameter.DefaultValue is { } value ? value : DefaultOf(parameter.ParameterType);

    private static object? DefaultOf(Type type) => type.IsValueType && Nullable.GetUnderlyingType(type) is null
        ? RuntimeHelpers.GetUninitializedObject(type)
        : null;

    public override string ToString() => _type.ToString();
}
