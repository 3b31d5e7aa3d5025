using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

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
        for (var i = 0; i < symbols.Count; i++)
        {
            if (IsMarked(symbols[i].Symbol) && types[i].ToInterned().Equals(types[i]))
            {
                Report(symbols[i].Symbol, GetMisfit(symbols[i], types[i]));
            }
        }

        foreach (var symbol in type.GetMembers().Where(symbol => !symbols.Any(member => SymbolEqualityComparer.Default.Equals(member.Symbol, symbol))))
        {
            if (IsMarked(symbol))
            {
                Report(symbol, symbol is IPropertySymbol { OverriddenProperty: not null }
                    ? "an overridden property is serialized as the base class declares it; put the attribute there"
                    : "is not serialized; remove the attribute");
            }
        }

        void Report(ISymbol symbol, string reason) => report(DiagnosticInfo.Create(
            Descriptors.InternMustConcernStrings, KnownTypes.LocationOf(symbol) ?? KnownTypes.LocationOf(type), symbol.ContainingType.Name,
            symbol.Name, reason));
    }

    private static bool IsMarked(ISymbol member) => member.HasAttribute(KnownTypes.InternAttribute);

    private static string GetMisfit(MemberSymbol member, WireType type) => type switch
    {
        ExtensionType => "a formatter or a surrogate reads it; intern its strings there",
        AnnotatedType or ExternalType => $"'{Display(member)}' has members of its own; put the attribute on those",
        TypeParameterType => "a type argument is read by its own code; use FastSerializerOptions.StringPool",
        _ => $"'{Display(member)}' holds no strings; remove the attribute",
    };

    private static string Display(MemberSymbol member) => member.Type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);
}
