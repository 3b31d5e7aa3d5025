using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Reads the limits of the lengths of members, and says where one cannot be.</summary>
internal static class LengthLimits
{
    /// <summary>The limit of a member, or null.</summary>
    public static int? Of(MemberSymbol member) => Find(member.Symbol);

    /// <summary>Reports limits that do not fit, and those of what is no member.</summary>
    public static void Check(
        INamedTypeSymbol type, IReadOnlyList<MemberSymbol> symbols, IReadOnlyList<WireType> types, Action<DiagnosticInfo> report)
    {
        var marked = new MarkedMembers(type, symbols, static symbol => Find(symbol) is not null);
        foreach (var (symbol, location, reason) in marked.FindUnsupported(i => Find(symbols[i].Symbol) < 0
            ? "a length cannot be negative; use 0 or more"
            : GetUnsupportedReason(symbols[i], types[i])))
        {
            report(DiagnosticInfo.Create(
                Descriptors.MaxLengthMustFit, location, symbol.ContainingType.Name, symbol.Name,
                Find(symbol)!.Value.ToString(System.Globalization.CultureInfo.InvariantCulture), reason));
        }
    }

    private static int? Find(ISymbol symbol) =>
        symbol.FindAttribute(KnownTypes.MaxLengthAttribute) is { ConstructorArguments: [{ Value: int length }] } ? length : null;

    /// <summary>Says why a type cannot have a maximum length; null for types that are written with one length before them.</summary>
    private static string? GetUnsupportedReason(MemberSymbol member, WireType type) => type switch
    {
        { LengthMethod: not null } => null,
        CompactWrapperType { Content: var content } => GetUnsupportedReason(member, content),
        ContainerType => "a group is written as a key and its elements; use a list",
        MultiDimArrayType => "a multi-dimensional array has several lengths; use an array of arrays",
        ExtensionType => "it is written by a formatter or a surrogate; check the length there",
        NullableType { Element: ContainerType } => $"'{TypeNames.Short(member.Type)}' is a nullable struct; use the type without '?'",
        _ => $"'{TypeNames.Short(member.Type)}' has no length; use it on a string, an array or a collection",
    };
}
