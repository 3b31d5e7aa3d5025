using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>
/// Says which types must not be annotated, because they are collections: code of an annotated type writes members, and
/// their elements are none.
/// </summary>
internal static class AnnotatedCollections
{
    /// <summary>Returns the class of the framework, or the interface, that makes a class or struct a collection; null for other types.</summary>
    public static INamedTypeSymbol? CollectionOf(INamedTypeSymbol type) => type.TypeKind is TypeKind.Class or TypeKind.Struct
        ? BaseCollectionOf(type)
            ?? Implemented(type, "System.Collections.Generic.ICollection")
            ?? Implemented(type, "System.Collections.ICollection")
            ?? LossySequenceOf(type)
        : null;

    /// <summary>Returns the advice for an annotated collection.</summary>
    public static string WayOut(INamedTypeSymbol type) => CollectionTypes.CanBeStored(type) && !UnionCases.IsCase(type)
        ? "remove the attribute to store only its elements, or store them in a member of a type that is not a collection"
        : "store its elements in a member of a type that is not a collection";

    /// <summary>The collection of the framework that a type derives from.</summary>
    private static INamedTypeSymbol? BaseCollectionOf(INamedTypeSymbol type) => type.BaseType.Levels().FirstOrDefault(
        static level => TypeNames.Global(level).StartsWith("global::System.Collections.", StringComparison.Ordinal));

    /// <summary>
    /// A type that can only be enumerated may compute its elements, or show those of a member. It is a collection where no
    /// member holds them, and they can be added (as C# collection initializers do) or all that it holds is in no member.
    /// </summary>
    private static INamedTypeSymbol? LossySequenceOf(INamedTypeSymbol type)
    {
        var sequence = Implemented(type, "System.Collections.Generic.IEnumerable") ?? Implemented(type, "System.Collections.IEnumerable");
        if (sequence is null || type.IsAbstract)
        {
            return null;
        }

        var members = MemberCollector.Collect(type, report: null);
        var isLossy = (members.Count == 0 && HasFields(type)) || (HasAdd(type) && !members.Exists(member => Holds(member.Type, sequence)));
        return isLossy ? sequence : null;
    }

    private static bool HasAdd(INamedTypeSymbol type) => type.Levels().Any(static level => level.GetMembers("Add").Any(
        static member => member is IMethodSymbol { IsStatic: false, Parameters.IsEmpty: false, DeclaredAccessibility: not Accessibility.Private }));

    private static bool HasFields(INamedTypeSymbol type) => type.Levels().Any(static level => level.GetMembers().Any(
        static member => member is IFieldSymbol { IsStatic: false }));

    /// <summary>The member's type is a collection of what the sequence yields.</summary>
    public static bool Holds(ITypeSymbol member, INamedTypeSymbol sequence)
    {
        if (member is IArrayTypeSymbol array)
        {
            return IsRelated(array.ElementType, sequence);
        }

        return member is INamedTypeSymbol named
            && (CollectionTypes.ContentsOf(named).Any(item => IsRelated(item, sequence))
                || named.AllInterfaces.Any(candidate => candidate is { TypeArguments: [var item] }
                    && KnownTypes.NameOf(candidate) == "System.Collections.Generic.IEnumerable"
                    && IsRelated(item, sequence)));
    }

    /// <summary>One of the two types may be the declared type of values of the other.</summary>
    private static bool IsRelated(ITypeSymbol item, INamedTypeSymbol sequence) =>
        sequence.TypeArguments is not [var yielded, ..]
        || item.DerivesFrom(yielded)
        || yielded.DerivesFrom(item);

    private static INamedTypeSymbol? Implemented(INamedTypeSymbol type, string name) =>
        type.AllInterfaces.FirstOrDefault(candidate => KnownTypes.NameOf(candidate) == name
            && candidate.IsGenericType == name.StartsWith("System.Collections.Generic.", StringComparison.Ordinal));
}
