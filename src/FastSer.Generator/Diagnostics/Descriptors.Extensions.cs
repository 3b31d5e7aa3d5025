using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// User code that takes part in serialization, and types of other assemblies.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor FormatterMustFit = Error(
        "FSER045", "Formatter does not fit",
        "'{0}.{1}' has the type '{2}', which its [FastSerFormatter] cannot write: {3}");

    public static readonly DiagnosticDescriptor SurrogateMustFit = Error(
        "FSER046", "Surrogate does not fit",
        "'{0}.{1}' has the type '{2}', which its [FastSerSurrogate] cannot replace: {3}");

    public static readonly DiagnosticDescriptor CallbackMustBeCallable = Error(
        "FSER047", "Callback cannot be called",
        "'{0}.{1}' is marked [{2}] but {3}");

    public static readonly DiagnosticDescriptor DeserializingNeedsObject = Error(
        "FSER048", "No object before its members",
        "'{0}.{1}' is marked [FastSerDeserializing], but objects of '{0}' are created after their members have been read; "
        + "give it a parameterless constructor and setters, or use [FastSerDeserialized]");

    public static readonly DiagnosticDescriptor ExternalMustBePossible = Error(
        "FSER093", "Type cannot be a [FastSerExternal]",
        "'{0}' cannot be named by [FastSerExternal]: {1}");

    public static readonly DiagnosticDescriptor ExternalMemberMustBeRestorable = Error(
        "FSER094", "Member of an external type cannot be restored",
        "'{0}.{1}' would be written but could not be restored: it has no public setter, and no constructor parameter has its "
        + "name and type; add it to Ignore of the [FastSerExternal], name another constructor, or declare a [FastSerSurrogate]");

    public static readonly DiagnosticDescriptor ExternalMustBeConstructible = Error(
        "FSER095", "External type cannot be created",
        "FastSer cannot create objects of '{0}': {1}");

    public static readonly DiagnosticDescriptor ExternalNameMustFit = Error(
        "FSER096", "Members that [FastSerExternal] names do not fit",
        "The [FastSerExternal] of '{0}' does not fit: {1}");

    public static readonly DiagnosticDescriptor ExternalsMustAgree = Error(
        "FSER097", "Two assemblies declare an external type differently",
        "'{0}' is also named by [FastSerExternal] in '{1}', with different Format, Ignore or Keys: one process would use two "
        + "encodings for it; use the same arguments");
}
