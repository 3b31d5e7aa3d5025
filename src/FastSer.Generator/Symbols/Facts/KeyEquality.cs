using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>The known facts about the equality of types.</summary>
internal static class KeyEquality
{
    /// <summary>
    /// The compiler made the equality of a record, or the runtime that of a struct: two values are equal where all their fields
    /// are. A derived record compares what its base records do.
    /// </summary>
    public static bool IsMemberwise(INamedTypeSymbol type)
    {
        if (type is { IsRecord: false, IsValueType: false } || ImplementsEquatable(type, isGiven: type.IsRecord))
        {
            return false;
        }

        return !type.HasLevel(HasOwnEquality);
    }

    /// <summary>A class or struct that does not compare by reference, and not by fields that can be known here.</summary>
    public static bool IsOwn(INamedTypeSymbol type) => type.IsValueType || ImplementsEquatable(type, isGiven: false)
        || type.HasLevel(static level => level.TypeKind != TypeKind.Interface && (level.IsRecord || HasOwnEquality(level)));

    /// <summary>The member's value is that of a field, which equality compares.</summary>
    public static bool IsCompared(ISymbol member, INamedTypeSymbol type) => AccessorCode.IsPlain(member, type, SyntaxKind.GetAccessorDeclaration);

    private static bool HasOwnEquality(INamedTypeSymbol level) => level.GetMembers().Any(member => IsOwnEquality(member, level));

    private static bool IsOwnEquality(ISymbol member, INamedTypeSymbol level) => !AccessorCode.IsMadeByCompiler(member) && member switch
    {
        IMethodSymbol { Name: "GetHashCode", Parameters.IsEmpty: true, IsStatic: false } => true,
        IMethodSymbol { Name: "Equals", Parameters: [{ Type: var other }], IsStatic: false } =>
            other.SpecialType == SpecialType.System_Object || SymbolEqualityComparer.Default.Equals(other, level),
        IMethodSymbol { ExplicitInterfaceImplementations: [{ Name: "Equals", ContainingType: var contract }, ..] } =>
            contract.Is("System.IEquatable"),
        IPropertySymbol { Name: "EqualityContract" } => true,
        _ => false,
    };

    /// <summary>A record has the interface of itself and of each of its bases anyway; a record may not add others that matter.</summary>
    private static bool ImplementsEquatable(INamedTypeSymbol type, bool isGiven) => !isGiven && type.AllInterfaces.Any(contract =>
        contract is { TypeArguments: [var equated] } && contract.Is("System.IEquatable") && SymbolEqualityComparer.Default.Equals(equated, type));
}
