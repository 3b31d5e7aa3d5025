namespace FastSer.Generator.Diagnostics;

/// <summary>
/// A diagnostic at a type or one of its members, which are looked up only when it is reported: models hold no locations,
/// which would change with every line above. Immutable and structurally equal all the way down.
/// </summary>
/// <param name="Diagnostic">The diagnostic; without a location where it is at a type.</param>
/// <param name="MetadataName">The type, or empty.</param>
/// <param name="MemberName">The member, or empty.</param>
internal sealed record SymbolDiagnostic(DiagnosticInfo Diagnostic, string MetadataName, string MemberName);
