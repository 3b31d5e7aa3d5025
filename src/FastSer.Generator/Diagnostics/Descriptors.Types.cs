using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// Types, their constructors and their settings.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor TypeMustBePartial = Error(
        "FSER001", "Type must be partial",
        "'{0}' has [FastSerType] and must be declared partial, so that its serializer can be generated into it");

    public static readonly DiagnosticDescriptor ContainingTypeMustBePartial = Error(
        "FSER002", "Containing type must be partial",
        "'{1}' contains the [FastSerType] type '{0}' and must be declared partial");

    public static readonly DiagnosticDescriptor TypeMustBeConstructible = Error(
        "FSER005", "No usable constructor",
        "'{0}' has no constructor that FastSer can call: {1}");

    public static readonly DiagnosticDescriptor ParameterMustMatchOneMember = Error(
        "FSER120", "Constructor parameter matches several members",
        "The constructor parameter '{1}' of '{0}' matches '{2}' and '{3}' equally well; name its member with [FastSerConstructor(nameof(...))]");

    public static readonly DiagnosticDescriptor ConstructorMustBeUnambiguous = Error(
        "FSER006", "Ambiguous constructor",
        "'{0}' has several constructors that restore all members equally well; mark one with [FastSerConstructor]");

    public static readonly DiagnosticDescriptor TypeKindMustBeSupported = Error(
        "FSER009", "Type cannot be a [FastSerType]",
        "'{0}' cannot be a [FastSerType]: {1}");

    public static readonly DiagnosticDescriptor StructMustNotBeEmpty = Error(
        "FSER010", "Struct has no members",
        "'{0}' has no serialized member, so its values would have no bytes, which the format does not allow; "
        + "add a member or remove [FastSerType]");

    public static readonly DiagnosticDescriptor OnlyOneConstructorMayBeMarked = Error(
        "FSER017", "Several marked constructors",
        "'{0}' has more than one [FastSerConstructor]; keep one");

    public static readonly DiagnosticDescriptor ConstructorParameterMustMatch = Error(
        "FSER018", "Constructor parameter matches no member",
        "The parameter '{1}' of the [FastSerConstructor] of '{0}' {2}");

    public static readonly DiagnosticDescriptor CollectionMustNotBeAnnotated = Error(
        "FSER022", "Annotated type is a collection",
        "'{0}' has [FastSerType] and is a collection ('{1}'); its elements are not members and would be lost; {2}");

    public static readonly DiagnosticDescriptor NullHandlingNeedsAnnotations = Error(
        "FSER027", "Null handling without nullable annotations",
        "'{0}' has NullHandling = Strict, but nullable annotations are off where its members are declared, so nothing is checked; write "
        + "#nullable enable, or remove NullHandling");

    public static readonly DiagnosticDescriptor ReferencesMustBePossible = Error(
        "FSER040", "Type cannot keep references",
        "'{0}' has References = true, but {1}");

    public static readonly DiagnosticDescriptor CycleMustBeBuildable = Error(
        "FSER041", "Cycle through a constructor",
        "'{0}' keeps references and may be part of a cycle, but its constructor parameters, 'init' or 'required' "
        + "members need the referenced objects first; give it a parameterless constructor and setters");

    public static readonly DiagnosticDescriptor FactoryMustReturnType = Error(
        "FSER049", "Factory method does not fit",
        "'{0}.{1}' is marked [FastSerConstructor] but is not a static, non-generic method that returns '{0}'");

    public static readonly DiagnosticDescriptor InlineArrayMustNotBeAnnotated = Error(
        "FSER085", "Inline array cannot be annotated",
        "'{0}' has [FastSerType] and is an inline array with only one field for its first element: the other elements would be lost; "
        + "use an array or a struct with a member for each element, or write '{0}' with a [FastSerFormatter]");

    public static readonly DiagnosticDescriptor AppendMustBePossible = Error(
        "FSER110", "Members cannot be appended to the type",
        "'{0}' cannot have Append = true: {1}");
}
