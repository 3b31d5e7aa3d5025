using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>Finds members that may hold state, are not serialized, and are not marked <c>[FastSerIgnore]</c>.</summary>
internal static class LostState
{
    public const string OtherGenerator =
        "another generator declares it, and generators do not see each other's code: declare it as a partial property, "
        + "or mark the field that holds it [FastSerInclude]";

    /// <summary>A member that only other generators declare, and that no field in source stands for: a field or auto-property holds state of its own.</summary>
    public static bool IsUnseen(MemberSymbol member, List<MemberSymbol> members) => member.IsPlainStorage
        || (member is { Setter: not null, Symbol: IPropertySymbol property }
            && !GeneratedProperties.IsMadeOfField(property)
            && (AccessorCode.IsAuto(property) || !members.Exists(other => other.IsField && IsOneMember(other, member))));

    private static bool IsOneMember(MemberSymbol field, MemberSymbol property) =>
        SymbolEqualityComparer.Default.Equals(field.DeclaringType, property.DeclaringType)
        && SymbolEqualityComparer.Default.Equals(field.Type, property.Type)
        && ParameterNames.HaveSameName(field.Symbol.Name, property.Name);

    /// <summary>A property that no rule serializes and that is nevertheless state to its users.</summary>
    public static bool IsPossible(ISymbol member) => member is IPropertySymbol { IsStatic: false, IsIndexer: false };

    /// <summary>Why a member of an annotated type, or of one that such a type derives from, is lost; null where it is not.</summary>
    public static string? GetReason(ISymbol member, MemberRule rule) =>
        IsPossible(member) && !IsDecided(member) && MemberCollector.GetUnsupportedReason(member) is { } reason && IsSeen((IPropertySymbol)member, rule)
            ? reason
            : null;

    /// <summary>The members of a class that is serialized by its elements alone, and of its base classes in source.</summary>
    public static IEnumerable<ISymbol> InCollection(INamedTypeSymbol type)
    {
        for (var level = type.OriginalDefinition; level is { DeclaringSyntaxReferences.IsEmpty: false }; level = level.BaseType?.OriginalDefinition)
        {
            foreach (var member in level.GetMembers().Where(static member => IsOwnState(member) && !IsDecided(member)))
            {
                if (!ImplementsCollection(member, level) && !HoldsElements(MemberSymbol.TypeOf(member), level))
                {
                    yield return member;
                }
            }
        }
    }

    /// <summary>With the rule <c>All</c>, the field that the accessors use is serialized.</summary>
    private static bool IsSeen(IPropertySymbol property, MemberRule rule) => rule == MemberRule.All
        ? !property.ExplicitInterfaceImplementations.IsEmpty && (AccessorCode.IsAuto(property) || GeneratedProperties.IsHalf(property))
        : property is { DeclaredAccessibility: Accessibility.Public, ExplicitInterfaceImplementations.IsEmpty: true };

    private static bool IsDecided(ISymbol member) =>
        member.HasAttribute(KnownTypes.IgnoreAttribute) || MemberRules.IsMarked(member) || MemberCollector.OverridesIgnored(member);

    private static bool IsOwnState(ISymbol member) => member switch
    {
        { IsStatic: true } or { IsImplicitlyDeclared: true } => false,
        IFieldSymbol field => field.Type.TypeKind != TypeKind.Delegate && MemberCollector.IsIncluded(field, includesAll: false),
        IPropertySymbol { IsIndexer: false, IsOverride: false, GetMethod: not null } property => property.Type.TypeKind != TypeKind.Delegate
            && MemberCollector.IsIncluded(property, includesAll: false)
            && (AccessorCode.IsAuto(property) || GeneratedProperties.IsHalf(property)),
        _ => false,
    };

    /// <summary>Such as a count.</summary>
    private static bool ImplementsCollection(ISymbol member, INamedTypeSymbol type) => type.AllInterfaces
        .Where(static contract => TypeNames.Of(contract.ContainingNamespace).StartsWith("System.Collections", StringComparison.Ordinal))
        .SelectMany(static contract => contract.GetMembers())
        .Any(implemented => SymbolEqualityComparer.Default.Equals(type.FindImplementationForInterfaceMember(implemented), member));

    private static bool HoldsElements(ITypeSymbol member, INamedTypeSymbol type) =>
        type.AllInterfaces.Where(static contract => contract.Is("System.Collections.Generic.IEnumerable")).Any(sequence => AnnotatedCollections.Holds(member, sequence));
}
