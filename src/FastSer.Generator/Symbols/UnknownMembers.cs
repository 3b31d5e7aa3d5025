using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Finds the member of a Tolerant type that keeps what only newer versions know, and says where there can be none.</summary>
internal static class UnknownMembers
{
    public const string Advice = "it keeps the members of a Tolerant object that only newer versions know; declare one member of exactly "
        + "this type in a Tolerant type";

    /// <summary>A formatter of the user's makes it a member like others.</summary>
    public static bool Is(MemberSymbol member) => IsKeeper(member.Type) && ExtensionTypes.FormatterOf(member.Symbol) is null;

    public static bool IsKeeper(ITypeSymbol type) => type.Is(KnownTypes.Unknown);

    /// <summary>Why a member of a type cannot keep anything, or null.</summary>
    public static string? GetFault(INamedTypeSymbol type, MemberSymbol member, IReadOnlyList<MemberSymbol> members) =>
        !type.IsTolerant() ? "its type is not Tolerant, and objects of other formats have no members that a version does not know"
        : member.Order is not null ? "it holds members of many keys and has none itself; remove [FastSerMember]"
        : members.First(Is) is { } first && !SymbolEqualityComparer.Default.Equals(first.Symbol, member.Symbol)
            ? $"'{first.DeclaringType.Name}.{first.Name}' keeps them already; remove one of the two"
            : null;
}
