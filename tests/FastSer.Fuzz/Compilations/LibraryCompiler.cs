using System.Collections.Concurrent;
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace FastSer.Fuzz;

/// <summary>Turns the text of another assembly into a reference, and finds the assembly where code of the first one runs.</summary>
internal static class LibraryCompiler
{
    private static readonly ConcurrentDictionary<string, Assembly> s_loaded = new();

    static LibraryCompiler() => AppDomain.CurrentDomain.AssemblyResolve +=
        static (_, wanted) => s_loaded.GetValueOrDefault(new AssemblyName(wanted.Name).Name!);

    /// <returns>The reference, and the errors of the text.</returns>
    public static (MetadataReference? Reference, IReadOnlyList<Diagnostic> Errors) Compile(Compilation library)
    {
        using var image = new MemoryStream();
        var emitted = library.Emit(image);
        if (!emitted.Success)
        {
            return (null, [.. emitted.Diagnostics.Where(static error => error.Severity == DiagnosticSeverity.Error)]);
        }

        s_loaded[library.AssemblyName!] = Assembly.Load(image.ToArray());
        return (MetadataReference.CreateFromImage(image.ToArray()), []);
    }
}
