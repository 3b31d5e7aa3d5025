using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Which members take part without a mark of their own (the runtime's enum <c>FastSerMembers</c>).</summary>
internal enum MemberRule
{
    Public,
    All,
    PublicState,
}

/// <summary>Finds the rule of a type, and what holds state: in source, and as far as metadata says it.</summary>
internal static class MemberRules
{
    private const string CompilerGeneratedAttribute = "System.Runtime.CompilerServices.CompilerGeneratedAttribute";

    /// <summary>Returns the rule of the type, else that of its assembly.</summary>
    public static MemberRule Of(ITypeSymbol type) => type.FindAttribute(KnownTypes.TypeAttribute) is { } attribute
        ? Find(attribute) ?? OfAssembly(type.ContainingAssembly)
        : MemberRule.Public;

    /// <summary>All members take part, not only the public ones.</summary>
    public static bool IncludesAllMembers(this ITypeSymbol type) => MemberRules.Of(type) == MemberRule.All;

    /// <summary>The base types, outermost first, and the type: those without an annotation leave out what the type below them does.</summary>
    public static Stack<(INamedTypeSymbol Level, MemberRule Rule)> LevelsOf(INamedTypeSymbol type)
    {
        var levels = new Stack<(INamedTypeSymbol, MemberRule)>();
        var rule = MemberRule.Public;
        if (LanguageUnions.Is(type))
        {
            // Its content is written, not its members.
            return levels;
        }

        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            rule = level.IsAnnotated() ? Of(level) : rule == MemberRule.All ? MemberRule.Public : rule;
            levels.Push((level, rule));
        }

        return levels;
    }

    /// <summary>
    /// A get-only property without a field of its own, and without a parameter that a constructor of its type has for it. Other
    /// assemblies do not show private fields: there a getter that the compiler made stands for one.
    /// </summary>
    public static bool IsComputed(ISymbol symbol) => symbol is IPropertySymbol { SetMethod: null } property
        && !AccessorCode.IsAuto(property)
        && !(property.DeclaringSyntaxReferences.IsEmpty && property.GetMethod?.HasAttribute(CompilerGeneratedAttribute) == true)
        && !IsTaken(property);

    private static bool IsTaken(IPropertySymbol property) => property.ContainingType.GetMembers().OfType<IMethodSymbol>()
        .Where(static method => method.MethodKind == MethodKind.Constructor || method.HasAttribute(KnownTypes.ConstructorAttribute))
        .Any(method => method.Parameters.Any(parameter => ParameterNames.Takes(parameter, property.Name, property.Type)));

    /// <summary>Returns whether it holds state, in a field that a getter with code keeps from other assemblies.</summary>
    public static bool IsSecretState(MemberSymbol member) => member is { Symbol: IPropertySymbol { SetMethod: null }, IsPlainStorage: false }
        && !IsMarked(member.Symbol);

    public static bool IsMarked(ISymbol symbol) =>
        symbol.HasAttribute(KnownTypes.MemberAttribute) || symbol.HasAttribute(KnownTypes.IncludeAttribute);

    /// <summary>Returns the rule for types without one of their own.</summary>
    public static MemberRule OfAssembly(IAssemblySymbol? assembly) =>
        assembly?.FindAttribute(KnownTypes.DefaultsAttribute) is { } attribute ? Find(attribute) ?? MemberRule.Public : MemberRule.Public;

    private static MemberRule? Find(AttributeData attribute) => attribute.FindArgument("Members")?.Value switch
    {
        (int)MemberRule.All => MemberRule.All,
        (int)MemberRule.PublicState => MemberRule.PublicState,
        int => MemberRule.Public,
        _ => null,
    };
}
