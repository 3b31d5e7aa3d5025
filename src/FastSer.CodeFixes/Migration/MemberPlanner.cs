using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes.Migration;

/// <summary>The plan for one member of a type that is moved to FastSer.</summary>
/// <param name="Symbol">The property or field.</param>
/// <param name="IsUsed">It is serialized.</param>
/// <param name="Attribute">The attribute that says so where FastSer would otherwise do something else; null for none.</param>
/// <param name="Notes">The decisions that are left to the user.</param>
internal sealed record PlannedMember(ISymbol Symbol, bool IsUsed, string? Attribute, IReadOnlyList<string> Notes);

/// <summary>Says for the members that a type declares, and those of base types without annotation, what becomes of them.</summary>
internal static class MemberPlanner
{
    /// <summary>The type and the base types in source that no serializer annotates: their members are the type's.</summary>
    public static IReadOnlyList<INamedTypeSymbol> LevelsOf(INamedTypeSymbol type)
    {
        var levels = new List<INamedTypeSymbol> { type };
        for (var level = type.BaseType; level is { SpecialType: SpecialType.None, DeclaringSyntaxReferences.IsEmpty: false }
            && !level.IsAnnotated() && ForeignTypes.Find(level.OriginalDefinition) is null; level = level.BaseType)
        {
            levels.Insert(0, level.OriginalDefinition);
        }

        return levels;
    }

    public static List<PlannedMember> Plan(ForeignType foreign, INamedTypeSymbol level) => foreign.Symbol.TypeKind == TypeKind.Interface
        ? []
        : [.. level.GetMembers().Where(IsCandidate).Select(member => member is IPropertySymbol { OverriddenProperty: { } overridden }
            ? PlanOverride(foreign, member, overridden)
            : PlanOne(foreign, member))];

    private static bool IsCandidate(ISymbol member) => member switch
    {
        { IsStatic: true } or { IsImplicitlyDeclared: true } => false,
        IPropertySymbol property => property is { IsIndexer: false, GetMethod: not null, RefKind: RefKind.None }
            && property.ExplicitInterfaceImplementations.IsEmpty,
        IFieldSymbol field => !field.IsConst,
        _ => false,
    };

    /// <summary>
    /// An override of a serialized property is serialized with it, as the base class declares. Where the base class leaves the property
    /// out, the override is left out too, unless it has an attribute of its own.
    /// </summary>
    private static PlannedMember PlanOverride(ForeignType foreign, ISymbol member, IPropertySymbol overridden)
    {
        if (IsUsedAbove(foreign, overridden) || !(foreign.IsIncluded(member) || IsOwnStorage(foreign, member, overridden)) || foreign.IsIgnored(member))
        {
            return new PlannedMember(member, false, null, []);
        }

        var planned = PlanOne(foreign, member);
        return planned.IsUsed ? planned with { Attribute = "FastSerInclude" } : planned with { Attribute = null };
    }

    /// <summary>All fields take part, and the property that it overrides has none.</summary>
    private static bool IsOwnStorage(ForeignType foreign, ISymbol member, IPropertySymbol overridden) =>
        foreign.IncludesAll && overridden.IsAbstract && AccessorCode.IsAuto((IPropertySymbol)member);

    private static bool IsUsedAbove(ForeignType foreign, IPropertySymbol property)
    {
        for (var overridden = property.OriginalDefinition; overridden is not null; overridden = overridden.OverriddenProperty?.OriginalDefinition)
        {
            var level = overridden.ContainingType;
            if (foreign.DeciderOf(level) is { } decider
                ? Plan(decider, level).Exists(planned => planned.IsUsed && SymbolEqualityComparer.Default.Equals(planned.Symbol, overridden))
                : MemberRules.IsMarked(overridden)
                    || (!overridden.HasAttribute(KnownTypes.IgnoreAttribute) && MemberCollector.IsIncluded(overridden, level.IncludesAllMembers())))
            {
                return true;
            }
        }

        return false;
    }

    private static PlannedMember PlanOne(ForeignType foreign, ISymbol member)
    {
        var isDefault = MemberCollector.IsIncluded(
            member, foreign.IncludesAll && SymbolEqualityComparer.Default.Equals(member.ContainingType, foreign.Symbol));
        var isMarked = foreign.IsIncluded(member);
        var isSeen = isDefault || MemberCollector.HidesItsValue(member, isDecided: foreign.IncludesAll);
        if (foreign.KeepsUnknown(member))
        {
            return new PlannedMember(member, false, isSeen ? "FastSerIgnore" : null,
                ["members that are not known: in the Tolerant format, a member of the type FastSerUnknown keeps them"]);
        }

        if (isDefault && !foreign.IsIgnored(member) && foreign.IsOptionalField(member))
        {
            return new PlannedMember(member, false, "FastSerIgnore", ["JSON leaves fields out unless IncludeFields is set: if it is, remove [FastSerIgnore]"]);
        }

        if (foreign.IsIgnored(member) || (foreign.IsOptIn ? !isMarked : !isMarked && !isDefault))
        {
            string[] notes = !isDefault ? []
                : IsRequired(member) ? ["a required member cannot be left out: serialize it, or mark the constructor [SetsRequiredMembers]"]
                : IsTaken(member) ? ["the only constructor takes the member: serialize it, or add a constructor without it"]
                : [];
            return new PlannedMember(member, false, isSeen ? "FastSerIgnore" : null, notes);
        }

        var left = new List<string>();
        if (foreign.FormatterOf(member) is { } formatter)
        {
            left.Add($"[{formatter}] was not turned; a class that implements IFastSerFormatter<T> is named by [FastSerFormatter(typeof(...))]");
        }

        if (!IsRestored(foreign.Symbol, member))
        {
            if (IsComputed(member))
            {
                return new PlannedMember(member, false, isSeen && !IsLeftOut(foreign, member) ? "FastSerIgnore" : null, isMarked && !foreign.IsJson
                    ? ["the member is computed and cannot be restored: it is left out"]
                    : []);
            }

            left.Add("the member has no setter, and no constructor takes it: add one of them, or [FastSerIgnore]");
        }

        return new PlannedMember(member, true, isDefault ? null : "FastSerInclude", left);
    }

    /// <summary>The project or the type leaves all computed properties out.</summary>
    private static bool IsLeftOut(ForeignType foreign, ISymbol member) => !foreign.IncludesAll
        && (foreign.IsStateOnly || MemberRules.OfAssembly(member.ContainingAssembly) == MemberRule.PublicState) && MemberRules.IsComputed(member);

    private static bool IsRequired(ISymbol member) => member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };

    /// <summary>The parameter of a record that has no other constructor.</summary>
    private static bool IsTaken(ISymbol member) =>
        member.DeclaringSyntaxReferences.Any(static reference => reference.GetSyntax() is ParameterSyntax { Default: null })
        && member.ContainingType.InstanceConstructors.Count(static constructor => !constructor.IsImplicitlyDeclared) == 1
        && member.ContainingType.IsReferenceType;

    private static bool IsComputed(ISymbol member) => member is IPropertySymbol { IsAbstract: false } property && !AccessorCode.IsAuto(property);

    /// <summary>By a setter, a constructor's parameter, or by filling the collection that is there.</summary>
    private static bool IsRestored(INamedTypeSymbol type, ISymbol member)
    {
        var isSet = member is IPropertySymbol { SetMethod: not null } or IFieldSymbol { IsReadOnly: false };
        return isSet
            || MemberAccess.CanFill(new MemberSymbol(member))
            || type.InstanceConstructors.Concat(type.GetMembers().OfType<IMethodSymbol>().Where(static method => method.IsStatic))
                .SelectMany(static constructor => constructor.Parameters)
                .Any(parameter => string.Equals(
                    LocalNames.ToCamelCase(parameter.Name), LocalNames.ToCamelCase(member.Name), StringComparison.OrdinalIgnoreCase));
    }
}
