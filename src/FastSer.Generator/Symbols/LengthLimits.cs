using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Reads the limits of the lengths of members, and says where one cannot be.</summary>
internal static class LengthLimits
{
    /// <summary>The limit of a member, or null.</summary>
    public static int? Of(MemberSymbol member) => Find(member.Symbol);

    /// <summary>Reports limits that do not fit, and those of what is no member.</summary>
    public static void Check(
        INamedTypeSymbol type, IReadOnlyList<MemberSymbol> symbols, IReadOnlyList<WireType> types, Action<DiagnosticInfo> report)
    {
        for (var i = 0; i < symbols.Count; i++)
        {
            if (Find(symbols[i].Symbol) is { } limit)
            {
                Report(symbols[i].Symbol, limit, limit < 0 ? "a length is not negative; use 0 or more" : GetMisfit(symbols[i], types[i]));
            }
        }

        foreach (var symbol in type.GetMembers().Where(symbol => !symbols.Any(member => SymbolEqualityComparer.Default.Equals(member.Symbol, symbol))))
        {
            if (Find(symbol) is { } limit)
            {
                Report(symbol, limit, symbol is IPropertySymbol { OverriddenProperty: not null }
                    ? "an overridden property is serialized as the base class declares it; put the attribute there"
                    : "is not serialized; remove the attribute");
            }
        }

        void Report(ISymbol symbol, int limit, string? reason)
        {
            if (reason is not null)
            {
                report(DiagnosticInfo.Create(
                    Descriptors.MaxLengthMustFit, KnownTypes.LocationOf(symbol) ?? KnownTypes.LocationOf(type), symbol.ContainingType.Name,
                    symbol.Name, limit.ToString(System.Globalization.CultureInfo.InvariantCulture), reason));
            }
        }
    }

    private static int? Find(ISymbol symbol) =>
        symbol.FindAttribute(KnownTypes.MaxLengthAttribute) is { ConstructorArguments: [{ Value: int length }] } ? length : null;

    /// <summary>What is written with one length before it.</summary>
    private static string? GetMisfit(MemberSymbol member, WireType type) => type switch
    {
        CompactWrapperType { Content: var content } => GetMisfit(member, content),
        VariableScalarType { HasLength: true } => null,
        ContainerType { Ops.ReadVia: NullableType } => "a group is written as a key and its elements; use a list",
        ContainerType => null,
        MultiDimArrayType => "an array of several dimensions has several lengths; use an array of arrays",
        ExtensionType => "a formatter or a surrogate writes it; check the length there",
        NullableType { Element: ContainerType } => $"'{Display(member)}' is a nullable struct; use the type without '?'",
        _ => $"'{Display(member)}' has no length; use it on a string, an array or a collection",
    };

    private static string Display(MemberSymbol member) => member.Type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);
}
