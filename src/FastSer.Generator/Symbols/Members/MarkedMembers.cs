using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Looks at the members of a type that an attribute marks, and at what it marks that is no member.</summary>
/// <param name="type">The type.</param>
/// <param name="members">Its members.</param>
/// <param name="isMarked">Whether the attribute is there.</param>
internal sealed class MarkedMembers(INamedTypeSymbol type, IReadOnlyList<MemberSymbol> members, Func<ISymbol, bool> isMarked)
{
    /// <summary>Returns the symbols with an attribute that has no effect, and the reasons.</summary>
    /// <param name="getUnsupportedReason">Says why the member of a number cannot have the attribute; null where it can.</param>
    public IEnumerable<(ISymbol Symbol, Location? Location, string Reason)> FindUnsupported(Func<int, string?> getUnsupportedReason)
    {
        for (var i = 0; i < members.Count; i++)
        {
            if (isMarked(members[i].Symbol) && getUnsupportedReason(i) is { } reason)
            {
                yield return (members[i].Symbol, KnownTypes.LocationOf(members[i].Symbol, type), reason);
            }
        }

        foreach (var symbol in type.GetMembers().Where(symbol => isMarked(symbol) && !IsMember(symbol)))
        {
            yield return (symbol, KnownTypes.LocationOf(symbol, type), symbol is IPropertySymbol { OverriddenProperty: not null }
                ? "an override is serialized as declared in the base class; put the attribute there"
                : "is not serialized; remove the attribute");
        }
    }

    private bool IsMember(ISymbol symbol) => members.Any(member => SymbolEqualityComparer.Default.Equals(member.Symbol, symbol));
}
