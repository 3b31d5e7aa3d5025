using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// Members, their order, their types and their attributes.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor MemberTypeMustBeSupported = Error(
        "FSER003", "Member type is not supported",
        "'{0}.{1}' has the type '{2}', which FastSer cannot serialize: {3}");

    public static readonly DiagnosticDescriptor MemberMustBeRestorable = Error(
        "FSER004", "Member cannot be restored",
        "'{0}.{1}' would be written but could not be restored: {4}add a {5} parameter '{2}' of type '{3}', or mark it [FastSerIgnore]");

    public static readonly DiagnosticDescriptor MemberOrderMustBeUnique = Error(
        "FSER007", "Duplicate member order",
        "'{0}.{1}' and '{0}.{2}' both have the order {3}; give each [FastSerMember] of a type its own number");

    public static readonly DiagnosticDescriptor MemberOrderMustBeExplicit = Error(
        "FSER008", "Member order must be explicit",
        "'{0}' is declared in several files, so its member order is not defined; give every member [FastSerMember(n)]");

    public static readonly DiagnosticDescriptor MemberOrderMustBeComplete = Error(
        "FSER011", "Member order is incomplete",
        "'{0}.{1}' has no [FastSerMember] although other members of '{0}' have one; number all of them or none");

    public static readonly DiagnosticDescriptor AttributeMustApply = Error(
        "FSER013", "Attribute has no effect",
        "'{0}.{1}' is marked [{2}], which has no effect: {3}");

    public static readonly DiagnosticDescriptor AttributesMustAgree = Error(
        "FSER014", "Attributes contradict each other",
        "'{0}.{1}' is marked [FastSerIgnore] and [{2}]; remove one of them");

    public static readonly DiagnosticDescriptor RequiredMemberMustBeSerialized = Error(
        "FSER015", "Required member is not serialized",
        "'{0}.{1}' is required but not serialized, so '{0}' could not be constructed; "
        + "serialize it, or mark the constructor [SetsRequiredMembers]");

    public static readonly DiagnosticDescriptor BaseMemberMustBeReachable = Error(
        "FSER016", "Member of a generic base type out of reach",
        "'{0}.{1}', a member of a generic base type, {2}");

    public static readonly DiagnosticDescriptor HiddenGetterMustBeDecided = Error(
        "FSER019", "Getter of a public property is not public",
        "'{0}.{1}' is public but its getter is not: mark it [FastSerInclude] to serialize it, or [FastSerIgnore]");

    public static readonly DiagnosticDescriptor ComparerMustApply = Error(
        "FSER020", "Member takes no comparer",
        "'{0}.{1}' is marked [FastSerComparer], but a '{2}' is built without a comparer; "
        + "remove the attribute, or use a set, map, lookup or priority queue of the framework");

    public static readonly DiagnosticDescriptor ComparerMustFit = Error(
        "FSER021", "Comparer does not fit",
        "'{0}.{1}' cannot be built with the comparer of its [FastSerComparer]: {2}");

    public static readonly DiagnosticDescriptor MaxLengthMustFit = Error(
        "FSER023", "Maximum length does not fit",
        "'{0}.{1}' is marked [FastSerMaxLength({2})], but {3}");

    public static readonly DiagnosticDescriptor UnknownMembersMustBeKept = Error(
        "FSER024", "Unknown members cannot be kept",
        "'{0}.{1}' of type '{2}' cannot keep unknown members: {3}");

    public static readonly DiagnosticDescriptor BaseMemberMustBeVisible = Error(
        "FSER042", "Member of a base class is not visible",
        "'{0}' derives from '{1}' of another assembly, which serializes '{2}', but '{2}' is not accessible here and would be lost; "
        + "make it protected or public there, without Members = All (if it is public and computed, mark it [FastSerInclude]), "
        + "or use a member of type '{1}' instead of deriving from it");

    /// <summary>Off, as it says nothing of most programs: those that read what others wrote turn it on.</summary>
    public static readonly DiagnosticDescriptor KeysMustBeGuarded = OptIn(
        "FSER086", "Keys are not guarded against chosen collisions",
        "FastSer cannot guard the keys in '{0}' against hash codes that a sender chooses: {1}");

    /// <summary>A hint: what the rule of a type leaves out stays visible.</summary>
    public static readonly DiagnosticDescriptor ComputedMemberIsLeftOut = Hint(
        "FSER103", "Computed property is left out",
        "'{0}.{1}' is computed and left out, because '{2}' serializes only members that hold state; mark it [FastSerInclude] to "
        + "serialize it, or [FastSerIgnore] to hide this hint");

    public static readonly DiagnosticDescriptor MemberIsLeftOut = Warning(
        "FSER125", "Member is left out",
        "'{0}.{1}' is left out, because {2}; mark it [FastSerIgnore] if other members hold its state or it has none to keep");

    public static readonly DiagnosticDescriptor CapturedParameterIsLeftOut = Warning(
        "FSER126", "Captured parameter is left out",
        "'{0}' keeps its constructor parameter '{1}', which Members = FastSerMembers.All leaves out, because no field in source holds it; "
        + "store it in a field, and use the field");

    public static readonly DiagnosticDescriptor CollectionMemberIsLeftOut = Warning(
        "FSER127", "Member of a collection class is left out",
        "'{0}.{1}' is left out, because a '{0}' is serialized as a collection, by its elements alone; mark it [FastSerIgnore], "
        + "or hold the collection in a type with [FastSerType] that also has the member");

    public static readonly DiagnosticDescriptor InternMustConcernStrings = Error(
        "FSER104", "Interning has no effect",
        "'{0}.{1}' is marked [FastSerIntern], but {2}");
}
