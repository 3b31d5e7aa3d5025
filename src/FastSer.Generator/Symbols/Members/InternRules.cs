using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Which members' strings are looked up in a pool, and where the attribute that says so has no effect.</summary>
internal static class InternRules
{
    /// <summary>The types of the members, with those that are marked.</summary>
    public static List<WireType> Apply(IReadOnlyList<MemberSymbol> symbols, List<WireType> types) =>
        [.. types.Select((type, i) => IsMarked(symbols[i].Symbol) ? type.ToInterned() : type)];

    /// <summary>Reports marks without effect.</summary>
    /// <param name="type">The type.</param>
    /// <param name="symbols">Its members.</param>
    /// <param name="types">Their types, before <see cref="Apply"/>.</param>
    /// <param name="report">Takes the reports.</param>
    public static void Check(
        INamedTypeSymbol type, IReadOnlyList<MemberSymbol> symbols, IReadOnlyList<WireType> types, Action<DiagnosticInfo> report)
    {
        foreach (var (symbol, location, reason) in new MarkedMembers(type, symbols, IsMarked).FindUnsupported(
            i => types[i].ToInterned().Equals(types[i]) ? GetUnsupportedReason(symbols[i], types[i]) : null))
        {
            report(DiagnosticInfo.Create(Descriptors.InternMustConcernStrings, location, symbol.ContainingType.Name, symbol.Name, reason));
        }
    }

    private static bool IsMarked(ISymbol member) => member.HasAttribute(KnownTypes.InternAttribute);

    private static string GetUnsupportedReason(MemberSymbol member, WireType type) => type switch
    {
        ExtensionType => "it is read by a formatter or a surrogate; intern its strings there",
        AnnotatedType or ExternalType => $"'{TypeNames.Short(member.Type)}' has its own members; put the attribute on those",
        TypeParameterType => "the code of a type argument is generated elsewhere; use FastSerializerOptions.StringPool",
        _ => $"'{TypeNames.Short(member.Type)}' contains no strings; remove the attribute",
    };
}
