using System.Collections.Immutable;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>An error cannot be hidden: the code that it stands for is missing. Warnings and hints can.</summary>
public sealed class SuppressionTests
{
    private const string Broken = "[FastSerType] public partial class Holder { public System.IO.Stream? File { get; set; } }";
    private const string BrokenCall = "public static class Calls { public static byte[] M(object value) => FastSerializer.Serialize(value); }";
    private const string Stray = "public class Plain { [FastSerIgnore] public int Id { get; set; } }";
    private const string Cycle = "[FastSerType(References = true)] public partial record City { public System.Collections.Generic.HashSet<City>? Near { get; set; } }";
    private const string Warned = "public class Plain { public int Id { get; set; } } [FastSerType] public partial record struct Slot<T>(T Item); "
        + "[FastSerType] public partial class Holder { public Slot<Plain> Slot { get; set; } }";
    private const string Hinted = "public abstract class Base { public int Id { get; set; } public int Twice => Id * 2; } "
        + "[FastSerType(Members = FastSerMembers.PublicState)] public partial class Holder { public int Id { get; set; } public int Twice => Id * 2; }";

    public static TheoryData<string, string, string> Errors()
    {
        var data = new TheoryData<string, string, string>();
        foreach (var (id, source) in new[] { ("FSER003", Broken), ("FSER012", BrokenCall), ("FSER013", Stray), ("FSER155", Cycle) })
        {
            data.Add(id, $"#pragma warning disable\n{source}", "");
            data.Add(id, $"#pragma warning disable {id}\n{source}", "");
            data.Add(id, source, id);
            data.Add(id, Suppress(id) + source, "");
            data.Add(id, Suppress(id, ", Scope = \"module\"") + source, "");
        }

        return data;
    }

    [Theory]
    [MemberData(nameof(Errors))]
    public async Task ErrorFailsTheBuild(string id, string source, string turnedOff)
    {
        var found = Assert.Single(await ReportedAsync(source, turnedOff));

        Assert.Equal((id, DiagnosticSeverity.Error), (found.Id, found.Severity));
    }

    [Theory]
    [InlineData("FSER089", Warned)]
    [InlineData("FSER103", Hinted)]
    public async Task WarningCanBeHidden(string id, string source)
    {
        Assert.Contains(await ReportedAsync(source, ""), found => found.Id == id);
        Assert.Empty(await ReportedAsync($"#pragma warning disable\n{source}", ""));
        Assert.Empty(await ReportedAsync($"#pragma warning disable {id}\n{source}", ""));
        Assert.Empty(await ReportedAsync(source, id));
        Assert.Empty(await ReportedAsync(Suppress(id) + source, ""));
    }

    [Fact]
    public void ExactlyTheErrorsAreNotConfigurable() => Assert.All(
        typeof(Descriptors).GetFields(System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.Static)
            .Select(static field => (DiagnosticDescriptor)field.GetValue(null)!),
        static descriptor => Assert.Equal(
            descriptor.DefaultSeverity == DiagnosticSeverity.Error,
            descriptor.CustomTags.Contains(WellKnownDiagnosticTags.NotConfigurable)));

    /// <summary>The attribute of a file such as GlobalSuppressions.cs.</summary>
    private static string Suppress(string id, string scope = "") =>
        $"[assembly: System.Diagnostics.CodeAnalysis.SuppressMessage(\"FastSer\", \"{id}\"{scope})]\n";

    /// <summary>Gets the diagnostics that a build shows: those of the generator, and of the analyzers of the compiled result.</summary>
    private static async Task<IReadOnlyList<Diagnostic>> ReportedAsync(string source, string turnedOff)
    {
        var compilation = GeneratorHarness.CreateCompilation($"using FastSer;\n{source}");
        compilation = compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions(
            turnedOff.Length == 0 ? [] : [KeyValuePair.Create(turnedOff, ReportDiagnostic.Suppress)]));
        var run = GeneratorHarness.Run(compilation);
        ImmutableArray<DiagnosticAnalyzer> analyzers =
            [new UnseenCallAnalyzer(), new StrayAttributeAnalyzer(), new RootParameterAnalyzer(), new PassedOnCallAnalyzer()];
        var analyzed = await run.Output.WithAnalyzers(analyzers).GetAnalyzerDiagnosticsAsync();
        return [.. run.Reported.Concat(analyzed).Where(static found => !found.IsSuppressed)];
    }
}
