using System.Globalization;
using System.Reflection;
using System.Runtime.Loader;
using System.Text.RegularExpressions;
using FastSer.Generator.Tests.Harness;
using FastSer.Generator.Tests.Robustness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator.Tests.Declarations;

/// <summary>Compiles declarations together, each in a namespace of its own, and tries those that FastSer accepts.</summary>
internal sealed partial class DeclarationBatch
{
    private const string Shared = """
        namespace Shared
        {
            public enum Level { Low, High }

            [FastSerType]
            public readonly partial record struct Pair(int A, string? B);
        }

        namespace CommunityToolkit.Mvvm.ComponentModel
        {
            [System.AttributeUsage(System.AttributeTargets.Field | System.AttributeTargets.Property)]
            public sealed class ObservablePropertyAttribute : System.Attribute;
        }

        namespace ReactiveUI.SourceGenerators
        {
            public enum AccessModifier { Public, Protected, Internal, Private }

            [System.AttributeUsage(System.AttributeTargets.Field | System.AttributeTargets.Property, AllowMultiple = false, Inherited = false)]
            public sealed class ReactiveAttribute(params string[] alsoNotify) : System.Attribute
            {
                public string[] AlsoNotify => alsoNotify;

                public AccessModifier SetModifier { get; init; }
            }
        }
        """;

    private static readonly CSharpParseOptions s_options = new(LanguageVersion.CSharp13);
    private static int s_count;

    private readonly Declaration[] _declarations;
    private readonly DeclarationOutcome?[] _outcomes;
    private readonly List<Diagnostic>[] _warnings;

    private DeclarationBatch(IEnumerable<Declaration> declarations)
    {
        _declarations = [.. declarations];
        _outcomes = new DeclarationOutcome?[_declarations.Length];
        _warnings = Array.ConvertAll(_declarations, static _ => new List<Diagnostic>());
    }

    private IEnumerable<int> Open => Enumerable.Range(0, _declarations.Length).Where(i => _outcomes[i] is null);

    /// <summary>The outcomes, in the order of the declarations.</summary>
    public static DeclarationOutcome[] Run(IEnumerable<Declaration> declarations)
    {
        var batch = new DeclarationBatch(declarations);
        batch.FindMistakes();
        batch.Diagnose();
        batch.Try();
        return Array.ConvertAll(batch._outcomes, static outcome => outcome ?? new DeclarationOutcome(OutcomeKind.RoundTrips));
    }

    private void FindMistakes()
    {
        var others = Open.Where(i => _declarations[i].Generated.Length > 0)
            .Select(i => CSharpSyntaxTree.ParseText(TextOf(i, _declarations[i].Generated), s_options, "Other/Other.Generator/" + PathOf(i)));
        Report(Create().AddSyntaxTrees(others).GetDiagnostics(), OutcomeKind.Mistake);
    }

    /// <summary>Collects the reports of the generator and the analyzers, and those of the compiler on the code that the generator adds.</summary>
    private void Diagnose()
    {
        var (output, reported) = Generate(Create());
        var analyzers = typeof(FastSerGenerator).Assembly.GetTypes()
            .Where(static type => type.IsAssignableTo(typeof(DiagnosticAnalyzer)) && !type.IsAbstract)
            .Select(static type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!);
        reported = reported.Concat(output.WithAnalyzers([.. analyzers]).GetAnalyzerDiagnosticsAsync().GetAwaiter().GetResult());
        foreach (var diagnostic in reported)
        {
            var i = IndexOf(diagnostic);
            Assert.True(i >= 0, $"A diagnostic is at no declaration: {diagnostic}");
            if (diagnostic.Id == "FSER090" || !diagnostic.Id.StartsWith("FSER", StringComparison.Ordinal))
            {
                _outcomes[i] = new DeclarationOutcome(OutcomeKind.Finding, diagnostic.ToString());
            }
            else if (diagnostic.Severity == DiagnosticSeverity.Error && _outcomes[i] is not { Kind: OutcomeKind.Finding })
            {
                _outcomes[i] = new DeclarationOutcome(OutcomeKind.Refused, $"{_outcomes[i]?.Text} {diagnostic.Id}".Trim());
            }
            else
            {
                _warnings[i].Add(diagnostic);
            }
        }

        Report(output.GetDiagnostics(), OutcomeKind.Finding);
    }

    private void Try()
    {
        if (!Open.Any())
        {
            return;
        }

        var (output, _) = Generate(Create());
        using var image = new MemoryStream();
        var emitted = output.Emit(image);
        Assert.True(emitted.Success, string.Join('\n', emitted.Diagnostics.Where(static one => one.Severity == DiagnosticSeverity.Error)));
        image.Position = 0;
        var assembly = new AssemblyLoadContext(output.AssemblyName, isCollectible: false).LoadFromStream(image);
        foreach (var i in Open.ToArray())
        {
            if (Trial(i, assembly) is { Length: > 0 } finding)
            {
                _outcomes[i] = new DeclarationOutcome(OutcomeKind.Finding, finding);
            }
        }
    }

    /// <summary>Empty, or what is wrong.</summary>
    private string Trial(int i, Assembly assembly)
    {
        var subject = assembly.GetType($"D{i:D5}.Subject", throwOnError: true)!;
        var declared = assembly.GetType($"D{i:D5}.Root") ?? subject;
        try
        {
            return RoundTrip(i, declared, new StateFiller(1000).Make(subject), new StateFiller(5000).Make(subject)) is { Length: > 0 } lost
                ? lost
                : RoundTrip(i, declared, new StateFiller(1000, hasDefaults: true).Make(subject), new StateFiller(5000).Make(subject));
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            return $"A call threw: {(exception as TargetInvocationException)?.InnerException ?? exception}";
        }
    }

    /// <summary>Reads a value into nothing, and into another one.</summary>
    private string RoundTrip(int i, Type declared, object expected, object other)
    {
        var bytes = FastSerializer.Serialize(declared, expected);
        if (Lost(i, expected, FastSerializer.Deserialize(declared, bytes)) is { Length: > 0 } lost)
        {
            return lost;
        }

        var existing = FastSerializer.Deserialize(declared, FastSerializer.Serialize(declared, other));
        FastSerializer.Populate(declared, bytes, ref existing);
        return Lost(i, expected, existing) is { Length: > 0 } afterPopulate ? "After Populate: " + afterPopulate : "";
    }

    private string Lost(int i, object expected, object? actual) => string.Join("; ", StateComparison.Differences(expected, actual)
        .Where(one => !one.Member.Split('.').Any(name =>
            _declarations[i].Changed.Contains(name) || _warnings[i].Exists(warning => Names(warning, name))))
        .Select(static one => one.Text));

    private static bool Names(Diagnostic warning, string member) =>
        Regex.IsMatch(warning.GetMessage(CultureInfo.InvariantCulture), $@"\b{Regex.Escape(member)}\b");

    private void Report(IEnumerable<Diagnostic> diagnostics, OutcomeKind kind)
    {
        foreach (var error in diagnostics.Where(static one => one.Severity == DiagnosticSeverity.Error))
        {
            var i = IndexOf(error);
            Assert.True(i >= 0, $"An error is at no declaration: {error}");
            _outcomes[i] = new DeclarationOutcome(kind, $"{error.Id} {error.GetMessage(CultureInfo.InvariantCulture)}"
                + (_outcomes[i] is { Kind: OutcomeKind.Refused } refused ? $" (behind {refused.Text})" : ""));
        }
    }

    /// <summary>Finds the declaration at whose source, or in whose generated code, a diagnostic is; -1 if no declaration matches.</summary>
    private static int IndexOf(Diagnostic diagnostic)
    {
        if (diagnostic.Location.SourceTree is not { } tree)
        {
            return -1;
        }

        if (SourcePath().Match(tree.FilePath) is { Success: true } path)
        {
            return int.Parse(path.Groups[1].ValueSpan, CultureInfo.InvariantCulture);
        }

        var text = tree.ToString();
        var at = diagnostic.Location.SourceSpan.Start;
        var name = NamespaceName().Matches(text).MinBy(match => Math.Abs(match.Index - at));
        return name is null ? -1 : int.Parse(name.Groups[1].ValueSpan, CultureInfo.InvariantCulture);
    }

    private CSharpCompilation Create() => GeneratorHarness.CreateCompilation(TestSources.Usings, Shared)
        .WithAssemblyName($"Declarations{Interlocked.Increment(ref s_count)}")
        .AddSyntaxTrees(Open.Select(i => CSharpSyntaxTree.ParseText(TextOf(i, _declarations[i].Source), s_options, PathOf(i))))
        .WithOptions(new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));

    private (Compilation Output, IEnumerable<Diagnostic> Reported) Generate(CSharpCompilation compilation)
    {
        var run = GeneratorHarness.Run(compilation);
        Assert.Null(run.Result.Exception);
        var others = Open.Where(i => _declarations[i].Generated.Length > 0)
            .Select(i => CSharpSyntaxTree.ParseText(TextOf(i, _declarations[i].Generated), s_options, "Other/Other.Generator/" + PathOf(i)));
        return (run.Output.AddSyntaxTrees(others), run.Reported);
    }

    private static string TextOf(int i, string source) => $"namespace D{i:D5};\n{source}";

    private static string PathOf(int i) => $"Declaration{i:D5}.cs";

    [GeneratedRegex(@"(?:^|/)Declaration(\d{5})\.cs$")]
    private static partial Regex SourcePath();

    [GeneratedRegex(@"\bD(\d{5})\b")]
    private static partial Regex NamespaceName();
}
