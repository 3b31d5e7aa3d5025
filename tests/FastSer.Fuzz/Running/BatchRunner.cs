using System.Globalization;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;

namespace FastSer.Fuzz;

/// <summary>Compiles a batch and runs its cases through the list of operations.</summary>
/// <param name="values">How many values of each root.</param>
/// <param name="mutants">How many changed encodings of each value.</param>
internal sealed partial class BatchRunner(int values, int mutants)
{
    private const int Attempts = 6;

    private static int s_assemblies;

    /// <summary>Told of each operation before it runs.</summary>
    public Action<string, Func<string>>? Announce { get; init; }

    public BatchReport Run(Batch batch)
    {
        var report = new BatchReport { Types = batch.Types.Count };
        for (var attempt = 0; attempt < Attempts && batch.Roots.Count > 0; attempt++)
        {
            var types = batch.Reachable();
            var result = Compile(batch, types, out var source, out var starts);
            if (result.Assembly is not null)
            {
                RunCases(batch, report, result);
                return report;
            }

            var isRefused = result.Refused.Count > 0;
            if (!isRefused && result.Broken.Count > 0)
            {
                report.Findings.AddRange(result.Broken.Take(1).Select(d => Broken(batch.Seed, d)));
            }

            var errors = isRefused ? result.Refused : result.Mistakes.Count > 0 ? result.Mistakes : [];
            var dropped = errors.Where(static e => e.Location.SourceTree?.FilePath == "Source1.cs")
                .Select(e => types[Math.Max(0, starts.Count(s => s <= e.Location.SourceSpan.Start) - 1)]).Distinct().ToArray();
            // One line for each type: its holders and roots only repeat it.
            (isRefused ? report.Refused : report.Mistakes).AddRange(
                errors.Take(Math.Max(1, dropped.Length)).Select(e => $"{batch.Seed}: {e}\n    {LineOf(source, e)}"));
            if (dropped.Length == 0)
            {
                return report;
            }

            batch.Drop(dropped);
        }

        return report;
    }

    /// <summary>Compiles what the roots of a batch need.</summary>
    public static CompileResult Compile(Batch batch, List<TypeModel> types, out string source, out IReadOnlyList<int> starts)
    {
        source = TypeSource.Of(types, out starts);
        return Compile(source, RootSource.Of(batch.Roots));
    }

    public static CompileResult Compile(string source, string roots, string? locked = null) => SourceCompiler.CompileLocked(
        string.Create(CultureInfo.InvariantCulture, $"Batch{Interlocked.Increment(ref s_assemblies)}"), locked, Prelude, source, roots);

    /// <summary>The schema lock of types after an older one.</summary>
    public static (string? Text, IReadOnlyList<Diagnostic> Errors) UpdateLock(string? older, string source) =>
        SourceCompiler.UpdateLock(older, Prelude, source);

    /// <summary>The cases of a compiled batch.</summary>
    public static TestCase[] CasesOf(CompileResult result) => result.Assembly is { } assembly
        ? (TestCase[])assembly.GetType("GeneratedCases")!.GetMethod("Create")!.Invoke(null, null)!
        : throw new InvalidOperationException(string.Join('\n', result.Refused.Concat(result.Broken).Concat(result.Mistakes)));

    public static Finding Broken(int seed, Diagnostic error) =>
        new(seed, "compile " + error.Id, $"{error}\n    {error.Location.SourceTree?.GetText().Lines[error.Location.GetLineSpan().StartLinePosition.Line]}", null);

    private static string Prelude { get; } = ReadPrelude();

    private void RunCases(Batch batch, BatchReport report, CompileResult result)
    {
        var failed = new HashSet<string>();
        foreach (var testCase in CasesOf(result))
        {
            var check = new OperationCheck(batch.Seed, values, mutants) { Announce = Announce };
            try
            {
                testCase.Accept(check);
            }
            catch (Exception exception)
            {
                var signature = SignatureOf(exception.Message);
                if (failed.Add(signature))
                {
                    var text = exception is OperationException ? exception.Message : exception.ToString();
                    report.Findings.Add(new Finding(batch.Seed, signature, text, testCase.Name));
                }
            }

            report.Operations += check.Count;
            report.Accepted += check.Accepted;
        }
    }

    /// <summary>The operation and the words of the message without names and numbers.</summary>
    public static string SignatureOf(string message)
    {
        var line = message.Split('\n')[0];
        var rest = line[(line.IndexOf(": ", StringComparison.Ordinal) + 2)..];
        return Details().Replace(rest, "#") is { Length: > 60 } longer ? longer[..60] : Details().Replace(rest, "#");
    }

    [GeneratedRegex(@"[0-9A-F]{2,}|\d+|[\w.]*/[\w.\[\]@]*|value[\w.\[\]@]*|U\+\w+")]
    private static partial Regex Details();

    private static string LineOf(string source, Diagnostic error) =>
        source.Split('\n').ElementAtOrDefault(error.Location.GetLineSpan().StartLinePosition.Line) ?? "";

    private static string ReadPrelude()
    {
        using var stream = typeof(BatchRunner).Assembly.GetManifestResourceStream("Prelude.cs")!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd();
    }
}
