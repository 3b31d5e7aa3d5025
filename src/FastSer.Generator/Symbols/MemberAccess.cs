using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Whether emitted code, which stands inside the annotated type, can read and assign a member directly.</summary>
internal sealed class MemberAccess(INamedTypeSymbol type, Compilation compilation)
{
    /// <summary>The member is assigned after construction at the latest.</summary>
    public bool CanAssign(MemberSymbol member) => member.Symbol switch
    {
        IFieldSymbol field => !field.IsReadOnly,
        _ => member.Setter is { } setter && (IsVisible(setter) || !setter.IsInitOnly),
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
        && CollectionTypes.TakesElements(type)
        && type.AllInterfaces.Append(type).Any(static contract =>
            contract.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_ICollection_T);

    /// <summary>A collection that takes elements, and that neither an assignment nor an initializer can replace.</summary>
    public bool MustFill(MemberSymbol member, bool isFactory) => CanFill(member) && (isFactory || !CanAssign(member));

    /// <summary>Emitted code names the member as any code inside the type would.</summary>
    public bool IsDirect(MemberSymbol member) => member.Symbol switch
    {
        IFieldSymbol field => IsVisible(field),
        _ => IsVisible(member.Getter!) && (member.Setter is null || IsVisible(member.Setter)),
    };

    private bool IsVisible(ISymbol symbol) => compilation.IsSymbolAccessibleWithin(symbol, type, throughType: type);
}
