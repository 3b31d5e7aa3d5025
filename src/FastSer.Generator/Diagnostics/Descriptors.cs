using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

/// <summary>Every diagnostic, in a file for each family; a field is named after the rule that was broken. Ids are never reused.</summary>
internal static partial class Descriptors
{
    /// <summary>
    /// Neither a pragma nor a setting hides an error: the code of the type is missing, and calls would fail at run time. The compiler
    /// applies no <c>[SuppressMessage]</c> to diagnostics that bear its own tag.
    /// </summary>
    private static DiagnosticDescriptor Error(string id, string title, string message) =>
        Create(id, title, message, DiagnosticSeverity.Error, tags: [WellKnownDiagnosticTags.NotConfigurable, WellKnownDiagnosticTags.Compiler]);

    private static DiagnosticDescriptor Hint(string id, string title, string message) =>
        Create(id, title, message, DiagnosticSeverity.Info);

    private static DiagnosticDescriptor Warning(string id, string title, string message) =>
        Create(id, title, message, DiagnosticSeverity.Warning);

    private static DiagnosticDescriptor OptIn(string id, string title, string message) =>
        Create(id, title, message, DiagnosticSeverity.Warning, isEnabledByDefault: false);

    private static DiagnosticDescriptor Create(
        string id, string title, string message, DiagnosticSeverity severity, bool isEnabledByDefault = true, params string[] tags) =>
        new(id, title, message, "FastSer", severity, isEnabledByDefault,
            $"Cause, example and fix: docs/diagnostics/{id}.md.", HelpLink.Of(id), tags);
}
