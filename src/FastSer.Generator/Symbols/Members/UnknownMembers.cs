using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Finds the member of a Tolerant type that keeps what only newer versions know, and says where there can be none.</summary>
internal static class UnknownMembers
{
    /// <summary>Of a type that stands where nothing can be kept.</summary>
    public static TypeFault OfOtherPlace { get; } = new("it stores the unknown members of a Tolerant object")
    {
        Rule = Descriptors.UnknownMembersMustBeKept, Instead = ["declare one member of exactly this type in a Tolerant type"],
    };

    /// <summary>A user-defined formatter makes it a member like others.</summary>
    public static bool Is(MemberSymbol member) => IsKeeper(member.Type) && member.Symbol.FindFormatter() is null;

    public static bool IsKeeper(ITypeSymbol type) => type.Is(KnownTypes.Unknown);

    /// <summary>Why a member of a type cannot keep anything, or null.</summary>
    public static string? GetFault(INamedTypeSymbol type, MemberSymbol member, IReadOnlyList<MemberSymbol> members) =>
        !type.IsTolerant() ? "its type is not Tolerant, and other formats have no unknown members"
        : member.Order is not null ? "it has no key itself; remove [FastSerMember]"
        : members.First(Is) is { } first && !SymbolEqualityComparer.Default.Equals(first.Symbol, member.Symbol)
            ? $"'{first.DeclaringType.Name}.{first.Name}' already keeps them; remove one of the two"
            : null;
}
