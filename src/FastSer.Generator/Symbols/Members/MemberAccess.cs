using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Returns whether emitted code, which stands inside the annotated type, can read and assign a member directly.</summary>
internal sealed class MemberAccess(INamedTypeSymbol type, Compilation compilation)
{
    /// <summary>The member is assigned after construction at the latest.</summary>
    public bool CanAssign(MemberSymbol member) => member.Symbol switch
    {
        IFieldSymbol field => !field.IsReadOnly,
        _ => member.Setter is { } setter && (IsVisible(setter) || !setter.IsInitOnly || NeedsInitAccessor(member, isFactory: false)),
    };

    /// <summary>The member can be given another value at any time.</summary>
    public static bool CanReassign(MemberSymbol member) => member.Symbol switch
    {
        IFieldSymbol field => !field.IsReadOnly,
        _ => member.Setter is { IsInitOnly: false },
    };

    /// <summary>A collection that a new object brings along, and that takes elements.</summary>
    public static bool CanFill(MemberSymbol member) =>
        !CanReassign(member)
        && member.Type is INamedTypeSymbol type
        && !type.IsValueType
        && CollectionTable.TakesElements(KnownTypes.NameOf(type))
        && type.AllInterfaces.Append(type).Any(static contract =>
            contract.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_ICollection_T);

    /// <summary>A collection that takes elements, and that neither an assignment nor an initializer can replace.</summary>
    public bool MustFill(MemberSymbol member, bool isFactory) =>
        CanFill(member) && !NeedsInitAccessor(member, isFactory) && (isFactory || !CanAssign(member));

    /// <summary>An accessor calls the init accessor, which emitted code cannot name, or not where a factory has made the object.</summary>
    public bool NeedsInitAccessor(MemberSymbol member, bool isFactory) =>
        member is { IsExternal: false, Setter: { IsInitOnly: true } setter, DeclaringType: { IsGenericType: false, IsValueType: false } }
        && (!IsVisible(setter) || (isFactory && CanFill(member)));

    /// <summary>Emitted code names the member as any code inside the type would, through the type that declares it where it is hidden.</summary>
    public bool IsDirect(MemberSymbol member)
    {
        var through = IsHidden(member) ? member.DeclaringType : type;
        return member.Symbol is IFieldSymbol field
            ? IsVisible(field, through)
            : IsVisible(member.Getter!, through) && (member.Setter is null || IsVisible(member.Setter, through));
    }

    /// <summary>A derived class has another member of its name, serialized or not, which its plain name would mean.</summary>
    public bool IsHidden(MemberSymbol member)
    {
        for (var level = type; level is not null && !SymbolEqualityComparer.Default.Equals(level, member.DeclaringType); level = level.BaseType)
        {
            if (level.GetMembers(member.Symbol.Name).Any(other => !other.IsOverride && IsVisible(other)))
            {
                return true;
            }
        }

        return false;
    }

    private bool IsVisible(ISymbol symbol) => IsVisible(symbol, type);

    private bool IsVisible(ISymbol symbol, ITypeSymbol through) => compilation.IsSymbolAccessibleWithin(symbol, type, throughType: through);
}
