using System.Reflection;

namespace FastSer.TestKit;

/// <summary>A member of an annotated type: a field or a property.</summary>
internal sealed class ModelMember(MemberInfo member)
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public
        | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public MemberInfo Info { get; } = member;

    public string Name => Info.Name;

    public Type Type => TypeOf(Info);

    /// <summary>Gets the type that the source states, with the type parameters of a generic type.</summary>
    public Type OpenType => Info.DeclaringType is { IsGenericType: true } declaring
        ? TypeOf(declaring.GetGenericTypeDefinition().GetMembers(Declared).Single(m => m.MetadataToken == Info.MetadataToken))
        : Type;

    /// <summary>Gets the number that orders the member, or its key.</summary>
    public int? Number => Info.GetCustomAttribute<FastSerMemberAttribute>()?.Order;

    /// <summary>Gets whether an object can be given a value after it was built.</summary>
    public bool HasSetter => Info switch
    {
        FieldInfo state => !state.IsInitOnly,
        PropertyInfo { SetMethod: { } setter } => !setter.ReturnParameter.GetRequiredCustomModifiers()
            .Contains(typeof(System.Runtime.CompilerServices.IsExternalInit)),
        _ => false,
    };

    /// <summary>Gets whether nothing but a constructor can give it a value.</summary>
    public bool IsReadOnly => Info is FieldInfo { IsInitOnly: true } or PropertyInfo { CanWrite: false };

    /// <summary>Gets the types that the member names for what it holds; those of the assembly hold for objects only.</summary>
    public ModelSet? Set => ModelSet.Of(Info);

    public object? ValueOf(object instance) =>
        Info is FieldInfo field ? field.GetValue(instance) : ((PropertyInfo)Info).GetValue(instance);

    private static Type TypeOf(MemberInfo member) =>
        member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType;
}
