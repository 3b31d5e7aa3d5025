using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// Root types, and the calls that show them.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor RootMustBeSupported = Error(
        "FSER012", "Root type is not supported",
        "'{0}' cannot be serialized: {1}");

    public static readonly DiagnosticDescriptor RootMustBeClosed = Error(
        "FSER087", "Root is an open type",
        "'{0}' is an open generic type, which no value has; name each closed type that is serialized, such "
        + "as [FastSerRoot(typeof(List<int>))]");

    /// <summary>A hint: the call works for every type whose serializer something else names.</summary>
    public static readonly DiagnosticDescriptor RootMustBeNamed = Hint(
        "FSER088", "Generator does not know the type of the call",
        "'{0}' needs the serializer of '{1}' at run time, and {2}; non-generic annotated types have a serializer, for "
        + "each other type add [assembly: FastSerRoot(typeof(...))]");

    /// <summary>A warning: a serializer that another project makes is not seen.</summary>
    public static readonly DiagnosticDescriptor ArgumentMustBeSupported = Warning(
        "FSER089", "Type argument is not supported",
        "'{0}' has the type '{1}' here, which FastSer cannot serialize: {2}");

    public static readonly DiagnosticDescriptor CallMustBeSeen = Error(
        "FSER101", "Generator does not see the call",
        "'{0}' needs a serializer of '{1}', but the generator {2}, or add [assembly: FastSerRoot(typeof({1}))] to the project");

    /// <summary>A warning: a serializer that another project makes is not seen.</summary>
    public static readonly DiagnosticDescriptor PassedOnTypeMustBeNamed = Warning(
        "FSER112", "Type that is passed on has no serializer",
        "'{0}' passes the type '{1}' on to a call of FastSer with a type parameter; this project creates no serializer "
        + "of '{1}': add [assembly: FastSerRoot(typeof({1}))]");

    public static readonly DiagnosticDescriptor RootParameterMustBeSeen = Error(
        "FSER113", "Uses of a root parameter are not seen",
        "'{0}' has a type parameter with [FastSerRootParameter], but the generator looks only at uses of names that contain 'FastSer'; "
        + "rename '{0}', or remove the attribute and name each type by [assembly: FastSerRoot(typeof(...))]");
}
