using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>
/// The version of C# that generated code needs: 11 for static members of interfaces; 13 where the enumerators of spans, over
/// which it loops, implement interfaces, as they do from .NET 9 on.
/// </summary>
internal static class LanguageRules
{
    public static bool IsTooOld(Compilation compilation) =>
        compilation is CSharpCompilation csharp && csharp.LanguageVersion < FloorOf(csharp);

    /// <summary>Returns the fault of the project in which the type is, or null.</summary>
    public static DiagnosticInfo? Check(Compilation compilation, INamedTypeSymbol type) => IsTooOld(compilation)
        ? DiagnosticInfo.Create(
            Descriptors.LanguageMustBeNewer, KnownTypes.LocationOf(type),
            FloorOf(compilation).ToDisplayString(), ((CSharpCompilation)compilation).LanguageVersion.ToDisplayString())
        : null;

    private static LanguageVersion FloorOf(Compilation compilation) =>
        compilation is CSharpCompilation { LanguageVersion: < LanguageVersion.CSharp13 }
        && compilation.GetTypeByMetadataName("System.Span`1")?.GetTypeMembers("Enumerator") is [{ AllInterfaces.IsEmpty: false }]
            ? LanguageVersion.CSharp13
            : LanguageVersion.CSharp11;
}
