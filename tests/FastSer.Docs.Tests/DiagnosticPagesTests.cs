using System.Collections.Immutable;
using System.Globalization;
using System.Reflection;
using System.Text.RegularExpressions;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Docs.Tests;

/// <summary>Every diagnostic has a page whose example reports it and whose fixes report nothing.</summary>
public sealed partial class DiagnosticPagesTests
{
    private const string Usings = """
        global using System;
        global using System.Collections.Generic;
        global using System.Diagnostics.CodeAnalysis;
        global using System.IO;
        global using System.Linq;
        global using FastSer;
        """;

    private static readonly CSharpParseOptions s_parseOptions = new(LanguageVersion.Latest);

    private static readonly ImmutableArray<MetadataReference> s_references =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
            .Split(Path.PathSeparator)
            .Where(static path => Path.GetFileName(path) is var name
                && (name.StartsWith("System.", StringComparison.Ordinal) || name is "FastSer.dll" or "netstandard.dll"))
            .Select(static path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>Those that are off by default, or no more than a hint.</summary>
    private static readonly KeyValuePair<string, ReportDiagnostic>[] s_turnedOn =
    [
        new("FSER086", ReportDiagnostic.Error), new("FSER088", ReportDiagnostic.Error), new("FSER089", ReportDiagnostic.Error),
        new("FSER102", ReportDiagnostic.Error), new("FSER103", ReportDiagnostic.Error), new("FSER112", ReportDiagnostic.Error),
        new("FSER118", ReportDiagnostic.Error), new("FSER125", ReportDiagnostic.Error), new("FSER126", ReportDiagnostic.Error),
        new("FSER127", ReportDiagnostic.Error), new("FSER140", ReportDiagnostic.Error), new("FSER160", ReportDiagnostic.Error),
    ];

    private static readonly DiagnosticDescriptor[] s_descriptors =
    [
        .. typeof(FastSerGenerator).Assembly.GetType("FastSer.Generator.Diagnostics.Descriptors", throwOnError: true)!
            .GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(static field => (DiagnosticDescriptor)field.GetValue(null)!),
    ];

    public static TheoryData<string> Ids => [.. s_descriptors.Select(static descriptor => descriptor.Id)];

    /// <summary>No source is known that makes the generator fail.</summary>
    public static TheoryData<string> IdsWithExamples => [.. SampledIds.Where(static id => id != "FSER090")];

    public static TheoryData<string> IdsWithFixes => [.. SampledIds];

    private static IEnumerable<string> SampledIds => TestDepth.Sample(s_descriptors.Select(static descriptor => descriptor.Id), 4);

    /// <summary>Those that the package's build reports.</summary>
    private static IEnumerable<string> IdsOfTheBuild => ErrorCodes()
        .Matches(RepositoryFiles.Read("src/FastSer/build/FastSer.targets")).Select(static match => match.Groups[1].Value);

    [Theory]
    [MemberData(nameof(Ids))]
    public void PageAndIndexHaveTheTitle(string id)
    {
        var title = s_descriptors.Single(descriptor => descriptor.Id == id).Title.ToString();

        Assert.StartsWith($"# {id}: {title}\n", Page(id), StringComparison.Ordinal);
        Assert.Contains(
            $"| [{id}]({id}.md) | {title} |", RepositoryFiles.Read("docs/diagnostics/README.md"), StringComparison.Ordinal);
    }

    /// <summary>A page names the fixes that the index names.</summary>
    [Theory]
    [MemberData(nameof(Ids))]
    public void PageNamesTheCodeFixOfTheIndex(string id)
    {
        var row = RepositoryFiles.Read("docs/diagnostics/README.md").Split('\n').Single(line => line.StartsWith($"| [{id}](", StringComparison.Ordinal));
        var fix = row.Split('|')[^2].Trim();

        Assert.StartsWith(
            $"Code fix: {(fix.Length == 0 ? "none" : fix)}.",
            Page(id).Split('\n')[2].Split(". ", 2)[1], StringComparison.OrdinalIgnoreCase);
    }

    [Fact]
    public void NoPageIsLeftOver() => Assert.Equal(
        s_descriptors.Select(static descriptor => descriptor.Id).Concat(IdsOfTheBuild)
            .Select(static id => $"docs/diagnostics/{id}.md").Order(StringComparer.Ordinal),
        RepositoryFiles.List("docs/diagnostics", "FSER*.md"));

    [Fact]
    public void ReleaseTrackingListsEveryId()
    {
        var tracked = RepositoryFiles.Read("src/FastSer.Generator/Diagnostics/AnalyzerReleases.Shipped.md")
            + RepositoryFiles.Read("src/FastSer.Generator/Diagnostics/AnalyzerReleases.Unshipped.md");

        Assert.All(s_descriptors, descriptor => Assert.Contains(descriptor.Id + " |", tracked, StringComparison.Ordinal));
    }

    [Fact]
    public void IndexNamesWhatTheBuildReports() => Assert.All(IdsOfTheBuild, static id =>
        Assert.Contains($"| [{id}]({id}.md) |", RepositoryFiles.Read("docs/diagnostics/README.md"), StringComparison.Ordinal));

    /// <summary>The hint at calls that name a type parameter is given with the warning at what they are called with.</summary>
    [Theory]
    [MemberData(nameof(IdsWithExamples))]
    public void ExampleReportsTheId(string id) => Assert.Equal(
        [id], Diagnose(Section(id, "Example").Single()).Where(found => IsOurs(found) && (id, found) is not ("FSER112", "FSER088")).Distinct());

    [Theory]
    [MemberData(nameof(IdsWithFixes))]
    public void FixesReportNothing(string id)
    {
        var fixes = Section(id, "Fix").ToArray();

        Assert.NotEmpty(fixes);
        Assert.All(fixes, static source => Assert.Empty(Diagnose(source)));
    }

    private static bool IsOurs(string id) => id.StartsWith("FSER", StringComparison.Ordinal);

    private static string Page(string id) => RepositoryFiles.Read($"docs/diagnostics/{id}.md");

    private static IEnumerable<string> Section(string id, string heading) =>
        Page(id).Split("\n## ").Where(section => section.StartsWith(heading + "\n", StringComparison.Ordinal))
            .SelectMany(static section => MarkdownBlocks.Of(section, "csharp"));

    /// <summary>The ids of the compiler's errors and the generator's diagnostics, of all assemblies of an example.</summary>
    private static string[] Diagnose(string source)
    {
        var ids = new List<string>();
        var references = s_references;
        foreach (var assembly in Assemblies().Split(source).Where(static part => part.Length > 0))
        {
            ids.AddRange(Diagnose(assembly, references, out var compiled));
            using var image = new MemoryStream();
            if (compiled.Emit(image).Success)
            {
                references = references.Add(MetadataReference.CreateFromImage(image.ToArray()));
            }
        }

        return [.. ids];
    }

    private static IEnumerable<string> Diagnose(
        string source, ImmutableArray<MetadataReference> references, out Compilation generated)
    {
        var files = Files().Split(source).Where(static file => file.Length > 0).ToArray();
        var locks = files.Where(static file => IsLock(file)).Select(static file => (AdditionalText)new LockText(file));
        var options = LanguageOf().Match(source) is { Success: true } stated
            ? s_parseOptions.WithLanguageVersion((LanguageVersion)(100 * int.Parse(stated.Groups[1].Value, CultureInfo.InvariantCulture)))
            : s_parseOptions;
        var trees = files.Where(static file => !IsLock(file)).Append(Usings)
            .Select((file, i) => CSharpSyntaxTree.ParseText(file, options, $"File{i}.cs"));
        var compilation = CSharpCompilation.Create(
            $"Example{references.Length}", trees, references,
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, specificDiagnosticOptions: s_turnedOn));
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()], locks, options);
        driver.RunGeneratorsAndUpdateCompilation(compilation, out generated, out var reported);
        return reported.Concat(generated.GetDiagnostics()).Concat(AnalyzerDiagnosticsOf(generated))
            .Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
            .Select(static diagnostic => diagnostic.Id);
    }

    private static ImmutableArray<Diagnostic> AnalyzerDiagnosticsOf(Compilation compilation) =>
        new CompilationWithAnalyzers(
            compilation,
            [
                new UnseenCallAnalyzer(), new MigrationAnalyzer(), new StrayAttributeAnalyzer(), new RootParameterAnalyzer(), new PassedOnCallAnalyzer(),
                new LostStateAnalyzer(),
            ],
            new CompilationWithAnalyzersOptions(
                new AnalyzerOptions([]), onAnalyzerException: null, concurrentAnalysis: false, logAnalyzerExecutionTime: false))
            .GetAnalyzerDiagnosticsAsync().GetAwaiter().GetResult();

    /// <summary>The header of a type in a lock is no C#.</summary>
    private static bool IsLock(string file) => LockHeader().IsMatch(file);

    [GeneratedRegex("^\\[.*\\] (tolerant|append|fixed|union|enum)", RegexOptions.Multiline)]
    private static partial Regex LockHeader();

    /// <summary>An example of several assemblies names each in a comment; later ones refer to those before.</summary>
    [GeneratedRegex("^// Assembly: .*\n", RegexOptions.Multiline)]
    private static partial Regex Assemblies();

    /// <summary>An example for an older C# states the version in a comment.</summary>
    [GeneratedRegex("^// Language: ([0-9]+)\n", RegexOptions.Multiline)]
    private static partial Regex LanguageOf();

    [GeneratedRegex("Code=\"(FSER[0-9]+)\"")]
    private static partial Regex ErrorCodes();

    /// <summary>An example of several files names each in a comment.</summary>
    [GeneratedRegex("^// File: .*\n", RegexOptions.Multiline)]
    private static partial Regex Files();
}
