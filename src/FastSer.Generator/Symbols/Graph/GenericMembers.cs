using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>The types that the code of a generic type depends on through its members.</summary>
/// <param name="Members">Those whose types its type arguments are in.</param>
/// <param name="Types">The types of these, and of union cases.</param>
/// <param name="AskForCompact">A member holds a type parameter inside of the compact wrapper.</param>
internal sealed record GenericMembers(IReadOnlyList<MemberSymbol> Members, IReadOnlyList<ITypeSymbol> Types, bool AskForCompact)
{
    public static GenericMembers Of(INamedTypeSymbol type)
    {
        var members = MemberCollector.Collect(type, report: null)
            .Where(static member => TypeHash.ContainsParameter(MemberSymbol.TypeOf(member.Symbol.OriginalDefinition))).ToList();
        return new GenericMembers(
            members,
            [.. members.Select(static member => member.Type), .. UnionCases.HeldBy(type)],
            members.Exists(static member => HasCompactParameter(MemberSymbol.TypeOf(member.Symbol.OriginalDefinition))));
    }

    private static bool HasCompactParameter(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => HasCompactParameter(array.ElementType),
        INamedTypeSymbol named => (named.Is(KnownTypes.CompactWrapper) && TypeHash.ContainsParameter(named))
            || named.TypeArguments.Any(HasCompactParameter),
        _ => false,
    };
}
