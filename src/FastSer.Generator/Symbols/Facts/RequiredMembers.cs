using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>The members that every object initializer must set.</summary>
internal static class RequiredMembers
{
    /// <summary>Those that are not serialized, so that no initializer in emitted code has a value for them.</summary>
    public static IEnumerable<ISymbol> NotIn(INamedTypeSymbol type, IReadOnlyList<MemberSymbol> members)
    {
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            foreach (var member in level.GetMembers())
            {
                if (member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true }
                    && !members.Any(stored => SymbolEqualityComparer.Default.Equals(FirstOf(stored.Symbol), FirstOf(member))))
                {
                    yield return member;
                }
            }
        }
    }

    /// <summary>The declaration that an override overrides: another member may have its name.</summary>
    private static ISymbol FirstOf(ISymbol member) =>
        member is IPropertySymbol { OverriddenProperty: { } overridden } ? FirstOf(overridden) : member.OriginalDefinition;
}
