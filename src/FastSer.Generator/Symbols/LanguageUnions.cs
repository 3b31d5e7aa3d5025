using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>A case of a C# union: a type that one of its public constructors takes.</summary>
/// <param name="Type">The type of the content: that of the parameter, without the <c>?</c> of a nullable value.</param>
/// <param name="Parameter">The type of the constructor's parameter.</param>
internal sealed record LanguageUnionCase(ITypeSymbol Type, ITypeSymbol Parameter);

/// <summary>
/// Recognizes unions and closed classes of C# 15 by their shape: this assembly is built with a compiler that knows neither. A union is a struct whose
/// content has one of several types; such a struct may also be written by hand.
/// </summary>
internal static class LanguageUnions
{
    /// <summary>Returns whether it is declared as a union, or is a struct that has the attribute of one.</summary>
    public static bool Is(ITypeSymbol type) => type is INamedTypeSymbol { TypeKind: TypeKind.Struct } named
        && (named.HasAttribute(KnownTypes.LanguageUnionAttribute) || Extendability.IsLanguageUnion(named));

    /// <summary>Only the types of its own assembly derive from the class directly.</summary>
    public static bool IsClosed(INamedTypeSymbol type) => type.TypeKind == TypeKind.Class
        && (type.HasAttribute(KnownTypes.ClosedAttribute) || Extendability.HasModifier(type, "closed"));

    /// <summary>The cases in the order in which they are declared.</summary>
    public static List<LanguageUnionCase> CasesOf(INamedTypeSymbol union) => [.. union.InstanceConstructors
        .Where(static constructor => constructor is
            { DeclaredAccessibility: Accessibility.Public, Parameters: [{ RefKind: RefKind.None or RefKind.In }] })
        .Select(static constructor => constructor.Parameters[0].Type)
        .Where(type => !SymbolEqualityComparer.Default.Equals(type, union))
        .Select(static type => new LanguageUnionCase(ContentOf(type), type))];

    /// <summary>Returns the part that the struct lacks to be a union, or null.</summary>
    public static string? GetFault(INamedTypeSymbol union) => CasesOf(union).Count == 0
            ? "it is a C# union without a public constructor of one parameter, so it has no cases that generated code could create"
        : !Extendability.IsLanguageUnion(union) && !union.GetMembers("Value").Any(static member => member is IPropertySymbol
            { IsStatic: false, Type.SpecialType: SpecialType.System_Object, GetMethod.DeclaredAccessibility: Accessibility.Public })
            ? "it is a C# union without a public property 'object? Value'"
        : null;

    /// <summary>The union gives the value of a case by its type, so that no object has to be made of it.</summary>
    public static bool HasTypedAccess(INamedTypeSymbol union, ITypeSymbol type) => type.IsValueType
        && union.GetMembers("TryGetValue").Any(member => member is IMethodSymbol
            {
                IsStatic: false, IsGenericMethod: false, DeclaredAccessibility: Accessibility.Public, ReturnType.SpecialType: SpecialType.System_Boolean,
                Parameters: [{ RefKind: RefKind.Out } only],
            } && SymbolEqualityComparer.Default.Equals(only.Type, type));

    private static ITypeSymbol ContentOf(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [var value] } ? value : type;
}
