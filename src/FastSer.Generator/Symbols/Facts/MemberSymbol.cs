using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>A serialized member as a symbol: lives only while one type is parsed.</summary>
internal sealed record MemberSymbol(ISymbol Symbol, int? Order = null)
{
    public ITypeSymbol Type { get; } = TypeOf(Symbol);

    /// <summary>The name of the public property that another generator makes of the field; null for all other members.</summary>
    public string? PropertyName { get; } = GeneratedProperties.NameOf(Symbol);

    /// <summary>Its name to users of the type: in messages, shapes, views and the schema lock.</summary>
    public string Name => PropertyName ?? Symbol.Name;

    public INamedTypeSymbol DeclaringType => Symbol.ContainingType;

    public bool IsField => Symbol is IFieldSymbol;

    public bool IsRequired => Symbol is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };

    /// <summary>A field, or a property that only stands for its compiler-made field.</summary>
    public bool IsPlainStorage =>
        Symbol is IFieldSymbol || (Symbol is IPropertySymbol property && AccessorCode.IsAuto(property) && !AccessorCode.IsIn(property));

    /// <summary>Gets whether it is of a type of another assembly, of which code sees what is public.</summary>
    public bool IsExternal { get; init; }

    public IMethodSymbol? Setter => (Symbol as IPropertySymbol)?.SetMethod is { } setter
        && (!IsExternal || setter.DeclaredAccessibility == Accessibility.Public) ? setter : null;

    public IMethodSymbol? Getter => (Symbol as IPropertySymbol)?.GetMethod;


    /// <summary>Returns the type of a property or field.</summary>
    public static ITypeSymbol TypeOf(ISymbol member) => member is IPropertySymbol property ? property.Type : ((IFieldSymbol)member).Type;
}
