using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Unions;

/// <summary>A case of a C# union: a type that one of its public constructors takes, or one of the methods <c>Create</c> of its provider.</summary>
/// <param name="Type">The type of the content: that of the parameter, without the <c>?</c> of a nullable value.</param>
/// <param name="Parameter">The type of the parameter.</param>
internal sealed record LanguageUnionCase(ITypeSymbol Type, ITypeSymbol Parameter)
{
    /// <summary>Null is a value of the parameter.</summary>
    public bool TakesNull => Parameter.IsReferenceType || !ReferenceEquals(Type, Parameter);
}

/// <summary>
/// Recognizes unions and closed classes of C# 15 by their shape: this assembly is built with a compiler that knows neither. A union is a struct or class
/// whose content has one of several types; those that are not declared with the keyword <c>union</c> are written by hand.
/// </summary>
internal static class LanguageUnions
{
    /// <summary>Returns whether it is declared as a union, or is a struct or class that has the attribute of one.</summary>
    public static bool Is(ITypeSymbol type) => type is INamedTypeSymbol { TypeKind: TypeKind.Struct or TypeKind.Class } named
        && (named.HasAttribute(KnownTypes.LanguageUnionAttribute) || (named.IsValueType && Extendability.IsLanguageUnion(named)));

    /// <summary>Returns the nested interface <c>IUnionMembers</c> of a union; null if it has none.</summary>
    public static INamedTypeSymbol? ProviderOf(INamedTypeSymbol union) =>
        union.GetTypeMembers("IUnionMembers", 0).FirstOrDefault(static type => type.TypeKind == TypeKind.Interface);

    /// <summary>The methods of a provider may make objects of classes that derive from the union.</summary>
    public static bool HoldsDerived(ITypeSymbol type) => type is INamedTypeSymbol { IsSealed: false, TypeKind: TypeKind.Class } named
        && Is(named) && ProviderOf(named) is not null;

    /// <summary>Only the types of its own assembly derive from the class directly.</summary>
    public static bool IsClosed(INamedTypeSymbol type) => type.TypeKind == TypeKind.Class
        && (type.HasAttribute(KnownTypes.ClosedAttribute) || Extendability.HasModifier(type, "closed"));

    /// <summary>Finds the base class that is a C# union. Returns null for a C# union itself, and for a type without such a base class.</summary>
    public static INamedTypeSymbol? BaseOf(INamedTypeSymbol type) => Is(type) ? null : type.SelfAndBases().FirstOrDefault(Is);

    /// <summary>The cases in the order in which they are declared.</summary>
    public static List<LanguageUnionCase> CasesOf(INamedTypeSymbol union) =>
        [.. MakersOf(union).Select(static maker => new LanguageUnionCase(ContentOf(maker.Parameters[0].Type), maker.Parameters[0].Type))];

    /// <summary>Returns the part that the type lacks to be a union, or null.</summary>
    public static string? GetFault(INamedTypeSymbol union) => ProviderOf(union) is { } provider
            && !union.AllInterfaces.Contains(provider, SymbolEqualityComparer.Default)
            ? "it is a C# union that does not implement its interface IUnionMembers"
        : CasesOf(union).Count == 0
            ? $"it is a C# union without {FormatMaker(union)}, so it has no cases that generated code could create"
        : !Extendability.IsLanguageUnion(union) && !MembersOf(union, "Value").Any(static member => member is IPropertySymbol
            { IsStatic: false, Type.SpecialType: SpecialType.System_Object, GetMethod.DeclaredAccessibility: Accessibility.Public })
            ? "it is a C# union without a public property 'object? Value'"
        : RequiredMemberOf(union) is { } required
            ? $"it is a C# union whose member '{required.Name}' is required; mark its public constructors of one parameter [SetsRequiredMembers]"
        : null;

    /// <summary>The union gives the value of a case by its type, so that no object has to be made of it.</summary>
    public static bool HasTypedAccess(INamedTypeSymbol union, ITypeSymbol type) => type.IsValueType
        && MembersOf(union, "TryGetValue").Any(member => member is IMethodSymbol
            {
                IsStatic: false, IsGenericMethod: false, DeclaredAccessibility: Accessibility.Public, ReturnType.SpecialType: SpecialType.System_Boolean,
                Parameters: [{ RefKind: RefKind.Out } only],
            } && SymbolEqualityComparer.Default.Equals(only.Type, type));

    /// <summary>Returns a required member of a union, if one of the constructors that take a case does not set it; else null.</summary>
    private static ISymbol? RequiredMemberOf(INamedTypeSymbol union) =>
        ProviderOf(union) is null && MakersOf(union).Any(static maker => !maker.HasAttribute(KnownTypes.SetsRequiredMembersAttribute))
            ? RequiredMembers.NotIn(union, []).FirstOrDefault()
            : null;

    private static IEnumerable<IMethodSymbol> MakersOf(INamedTypeSymbol union)
    {
        var makers = ProviderOf(union) is { } provider
            ? provider.GetMembers("Create").OfType<IMethodSymbol>().Where(method => method is { IsStatic: true, IsAbstract: false, IsGenericMethod: false }
                && SymbolEqualityComparer.Default.Equals(method.ReturnType, union))
            : union.IsAbstract ? [] : union.InstanceConstructors;
        return makers.Where(maker => maker is { DeclaredAccessibility: Accessibility.Public, Parameters: [{ RefKind: RefKind.None or RefKind.In } only] }
            && !SymbolEqualityComparer.Default.Equals(only.Type, union));
    }

    private static string FormatMaker(INamedTypeSymbol union) => ProviderOf(union) is not null
            ? "a static method 'Create' of one parameter in IUnionMembers"
        : union.IsAbstract
            ? "a nested interface IUnionMembers, and it is abstract"
        : "a public constructor of one parameter";

    /// <summary>The members of a name that the union or its provider has or inherits.</summary>
    private static IEnumerable<ISymbol> MembersOf(INamedTypeSymbol union, string name)
    {
        var owner = ProviderOf(union) ?? union;
        return owner.SelfAndBases().Where(level => level.TypeKind == owner.TypeKind || level.TypeKind == TypeKind.Class)
            .SelectMany(level => level.GetMembers(name));
    }

    private static ITypeSymbol ContentOf(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [var value] } ? value : type;
}
