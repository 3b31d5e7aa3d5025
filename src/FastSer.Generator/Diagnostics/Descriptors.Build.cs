using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

// The build, and not one type.
internal static partial class Descriptors
{
    public static readonly DiagnosticDescriptor GeneratorMustNotFail = Error(
        "FSER090", "Generator failed",
        "FastSer could not generate the code for '{0}' ({1}); this is a fault of FastSer; please report it with the "
        + "declaration; the code of all other types was generated");

    public static readonly DiagnosticDescriptor LanguageMustBeNewer = Error(
        "FSER091", "Language version is too old",
        "FastSer generates C# {0} for this framework, and the project is compiled as C# {1}; remove LangVersion from the "
        + "project, or set it to {0} or higher");

    /// <summary>A hint, which offers a fix: nothing is wrong.</summary>
    public static readonly DiagnosticDescriptor TypeCanMove = Hint(
        "FSER102", "Type is annotated for another serializer",
        "'{0}' {1} [{2}] and has no [FastSerType]; the fix 'Use FastSer' adds FastSer's attributes and keeps the existing ones");
}
