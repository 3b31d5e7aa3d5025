using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// Views.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor ViewMustBePossible = Error(
        "FSER117", "Type cannot have a view",
        "'{0}' has View = true but cannot have a view: {1}");

    /// <summary>A hint: what a view does not show stays visible.</summary>
    public static readonly DiagnosticDescriptor MemberHasNoView = Hint(
        "FSER118", "Member is left out of the view",
        "'{0}.{1}' is left out of '{3}', because views do not support '{2}'; ToObject() reads it");

    public static readonly DiagnosticDescriptor ViewNameMustBeFree = Error(
        "FSER119", "Name of a view is not free",
        "The view of '{0}' cannot be named with '{1}': {2}");
}
