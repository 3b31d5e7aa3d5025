using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// The types that may stand for another.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor AssemblyUnionMustBePossible = Error(
        "FSER025", "Union cannot be declared by the assembly",
        "[FastSerUnion] with three arguments cannot name types for '{0}': {1}");

    public static readonly DiagnosticDescriptor UnionTagMustBeUnique = Error(
        "FSER030", "Duplicate union tag",
        "'{1}' and '{3}' have the same tag {2} in the union '{0}'; give each type its own tag");

    public static readonly DiagnosticDescriptor UnionCaseMustBeUnique = Error(
        "FSER031", "Type occurs twice in a union",
        "Another tag of '{0}' also covers {3}, so a value would have two encodings; remove '{1}' or the other type, or "
        + "set Exact = true if the tag of a class that is a union itself must cover only that class");

    public static readonly DiagnosticDescriptor UnionCaseMustDerive = Error(
        "FSER032", "Union names a type that does not fit",
        "A value of type '{1}' is not assignable to '{0}'; {3}remove the attribute");

    public static readonly DiagnosticDescriptor UnionCaseMustBeClosed = Error(
        "FSER033", "Union names an open type",
        "'{1}' in the union '{0}' is an open type; name a closed class or struct, or, in a generic union, "
        + "a type with the same type parameters and no additional constraints");

    public static readonly DiagnosticDescriptor UnionCaseMustBeSerializable = Error(
        "FSER034", "Union names a type that cannot be serialized",
        "'{1}' in the union '{0}' cannot be serialized: {3}");

    public static readonly DiagnosticDescriptor UnionMustBeOpen = Error(
        "FSER035", "Type cannot be a union",
        "'{0}' has [FastSerUnion] but {1}; put the attribute on a [FastSerType] that is an abstract class, "
        + "an unsealed class, an interface or a C# union");

    public static readonly DiagnosticDescriptor UnionTagMustBeInRange = Error(
        "FSER036", "Union tag is out of range",
        "The tag {2} of '{1}' in '{0}' is out of range; use 0 to 65535, from 0 without gaps for the fewest bytes");

    public static readonly DiagnosticDescriptor UnionAttributeMustFit = Error(
        "FSER037", "Declared types do not fit the member",
        "'{0}.{1}' names types with [FastSerUnion], but no part of its type '{2}' can hold all of them; "
        + "use object, an interface or a base class of them, or remove the attributes");

    public static readonly DiagnosticDescriptor TolerantUnionMustNameTolerantTypes = Error(
        "FSER078", "Tolerant union names another type",
        "'{0}' is a Tolerant union and names '{1}', which has another format: a reader that does not know its tag could not skip the value; "
        + "set Format = WireFormat.Tolerant on '{1}', or use the Fast format for '{0}'");

    /// <summary>A hint: such a type may well be serialized on its own only.</summary>
    public static readonly DiagnosticDescriptor UnionShouldNameType = Hint(
        "FSER140", "Union does not name a type that derives from it",
        "'{0}' derives from the union '{1}', which does not name it, so a '{0}' cannot be written where '{1}' is declared; add "
        + "[FastSerUnion(tag, typeof({2}))] with a new tag to '{1}'");

    /// <summary>A hint: members are written in the order of their declaration too.</summary>
    public static readonly DiagnosticDescriptor UnionTagsFollowDeclaration = Hint(
        "FSER160", "Tags of a union follow the order of its cases",
        "The cases of '{0}' have the tags of their order: {1}; add new cases at the end, or state the tags with {2}");

    public static readonly DiagnosticDescriptor ClosedUnionMustNameType = Error(
        "FSER161", "Union does not name one of its types",
        "'{1}' has no tag in '{0}', although {2} known at build time; add [FastSerUnion(tag, typeof({1}))] with a new tag to '{0}'");

    public static readonly DiagnosticDescriptor FallbackMustBePossible = Error(
        "FSER115", "Fallback of a union is not possible",
        "'{0}' cannot have '{1}' as its [FastSerFallback]: {2}");

    public static readonly DiagnosticDescriptor ExactTagMustHaveEffect = Error(
        "FSER116", "Exact has no effect",
        "'{0}' names '{1}' with Exact = true, which has an effect only on unions: a tag of a member or an assembly means exactly one type anyway; remove it");
}
