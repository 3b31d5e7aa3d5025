using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>Whether emitted code, which stands inside the annotated type, can read and assign a member directly.</summary>
internal sealed class MemberAccess(INamedTypeSymbol type, Compilation compilation)
{
    /// <summary>The member is assigned after construction at the latest.</summary>
    public bool CanAssign(MemberSymbol member) => member.Symbol switch
    {
        IFieldSymbol field => !field.IsReadOnly,
        _ => member.Setter is { } setter && (IsVisible(setter) || !setter.IsInitOnly),
    };

    /// <summary>Emitted code names the member as any code inside the type would.</summary>
    public bool IsDirect(MemberSymbol member) => member.Symbol switch
    {
        IFieldSymbol field => IsVisible(field),
        _ => IsVisible(member.Getter!) && (member.Setter is null || IsVisible(member.Setter)),
    };

    private bool IsVisible(ISymbol symbol) => compilation.IsSymbolAccessibleWithin(symbol, type, throughType: type);
}
