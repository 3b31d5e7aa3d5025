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

    /// <summary>
    /// The type of the member as the source of an annotated type states it: with the type parameters that are its own. A
    /// base class that is closed there has none.
    /// </summary>
    public Type OpenTypeIn(Type owner)
    {
        var open = owner.IsGenericType ? owner.GetGenericTypeDefinition() : owner;
        for (var level = open; level is not null; level = level.BaseType)
        {
            var found = Array.Find(
                level.GetMembers(Declared), m => m.MetadataToken == Info.MetadataToken && m.Module == Info.Module);
            if (found is not null)
            {
                return TypeOf(found);
            }
        }

        return Type;
    }

    /// <summary>Gets the number that orders the member, or its key.</summary>
    public int? Number => Info.GetCustomAttribute<FastSerMemberAttribute>()?.Order
        ?? Info.GetCustomAttribute<LockedKeyAttribute>()?.Key;

    /// <summary>Gets whether an object can be given a value after it was built.</summary>
    public bool HasSetter => Info switch
    {
        FieldInfo state => !state.IsInitOnly,
        PropertyInfo { SetMethod: { } setter } => !setter.ReturnParameter.GetRequiredCustomModifiers()
            .Contains(typeof(System.Runtime.CompilerServices.IsExternalInit)),
        _ => false,
    };

    /// <summary>Gets whether the expression that makes the object must give it a value.</summary>
    public bool IsRequired => Info.IsDefined(typeof(System.Runtime.CompilerServices.RequiredMemberAttribute));

    /// <summary>Gets whether nothing but a constructor can give it a value.</summary>
    public bool IsReadOnly => Info is FieldInfo { IsInitOnly: true } or PropertyInfo { CanWrite: false };

    /// <summary>Gets whether only its own assembly, or its own type, can set it.</summary>
    public bool HasHiddenSetter => Info is PropertyInfo { SetMethod.IsPublic: false };

    /// <summary>Gets the types that the member names for what it holds; those of the assembly hold for objects only.</summary>
    public ModelSet? Set => ModelSet.Of(Info);

    public object? ValueOf(object instance) =>
        Info is FieldInfo field ? field.GetValue(instance) : ((PropertyInfo)Info).GetValue(instance);

    private static Type TypeOf(MemberInfo member) =>
        member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType;
}
