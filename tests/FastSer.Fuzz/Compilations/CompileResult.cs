using System.Reflection;
using Microsoft.CodeAnalysis;

namespace FastSer.Fuzz;

/// <summary>The result of compiling.</summary>
/// <param name="Assembly">The loaded assembly, if there were no errors.</param>
/// <param name="Refused">Errors by which the generator refuses a type.</param>
/// <param name="Broken">Errors in generated code, and failures of the generator.</param>
/// <param name="Mistakes">Errors in the source itself.</param>
public sealed record CompileResult(
    Assembly? Assembly, IReadOnlyList<Diagnostic> Refused, IReadOnlyList<Diagnostic> Broken, IReadOnlyList<Diagnostic> Mistakes)
{
    public IEnumerable<Diagnostic> Faults => Refused.Concat(Broken).Concat(Mistakes);
}
