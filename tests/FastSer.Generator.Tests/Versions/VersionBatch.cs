using System.Globalization;
using System.Runtime.Loader;
using System.Text.RegularExpressions;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Versions;

/// <summary>Compiles the old and the new versions of many pairs at once, and holds the new ones against the schema lock of the old ones.</summary>
internal sealed partial class VersionBatch
{
    private static int s_count;

    private readonly IReadOnlyList<VersionPair> _pairs;

    public VersionBatch(IReadOnlyList<VersionPair> pairs)
    {
        _pairs = pairs;
        var all = Enumerable.Range(0, pairs.Count).ToList();
        var old = Compile(all, static pair => (pair.Old, pair.OldDump));
        var edited = Compile(all, static pair => (pair.New, pair.NewDump));
        RefusedByRules = RefusedIn(GeneratorHarness.CreateDriver(edited), edited);
        var valid = all.FindAll(pair => !RefusedByRules.ContainsKey(pair));
        var changed = Compile(valid, static pair => (pair.New, pair.NewDump));
        RefusedByLock = RefusedIn(LockRun.CreateDriver(changed, new LockText(LockRun.LockOf(old)), isUpdating: false), changed);
        Old = new VersionProgram(Load(old));
        New = new VersionProgram(Load(changed));
    }

    /// <summary>Pairs whose new version has errors without a lock, with the first of them.</summary>
    public IReadOnlyDictionary<int, string> RefusedByRules { get; }

    /// <summary>Pairs that the lock refuses.</summary>
    public IReadOnlyDictionary<int, string> RefusedByLock { get; }

    public VersionProgram Old { get; }

    public VersionProgram New { get; }

    private CSharpCompilation Compile(IEnumerable<int> pairs, Func<VersionPair, (string Source, string Dump)> version)
    {
        const string Shown = """
            internal static class Shown
            {
                public static string Of(object? value) => value is null ? "null"
                    : value is System.Collections.Generic.List<int> list ? string.Join(",", list)
                    : System.Convert.ToString(value, System.Globalization.CultureInfo.InvariantCulture)!;
            }
            """;
        var sources = pairs.Select(pair => Source(pair, version(_pairs[pair]))).Prepend(Shown)
            .Prepend("[assembly: FastSer.FastSerDefaults(UnmanagedStructs = true)]").ToArray();
        return GeneratorHarness.CreateCompilation(sources)
            .WithAssemblyName(string.Create(CultureInfo.InvariantCulture, $"Versions{Interlocked.Increment(ref s_count)}"));
    }

    private string Source(int pair, (string Source, string Dump) version) => $$"""
        using System.Collections.Generic;
        using FastSer;
        namespace P{{pair.ToString(CultureInfo.InvariantCulture)}};

        {{version.Source}}

        public static class Calls
        {
            private static readonly Root s_value = {{(version.Source == _pairs[pair].Old ? _pairs[pair].Value : "default!")}};
            public static byte[] Write(FastSerializerOptions? options) => FastSerializer.Serialize(s_value, options);
            public static string Written() => Show(s_value);
            public static string Read(byte[] data, FastSerializerOptions? options) => Show(FastSerializer.Deserialize<Root>(data, options)!);
            private static string Show(Root value) => {{version.Dump}};
        }
        """;

    private static Dictionary<int, string> RefusedIn(GeneratorDriver driver, CSharpCompilation compilation)
    {
        var result = driver.RunGenerators(compilation).GetRunResult().Results.Single();
        Assert.Null(result.Exception);
        var refused = new Dictionary<int, string>();
        foreach (var diagnostic in result.Diagnostics.Where(static found => found.Severity == DiagnosticSeverity.Error && found.Id != "FSER082"))
        {
            var message = diagnostic.ToString();
            var named = diagnostic.Location.SourceTree is { } tree ? NamespaceName().Match(tree.ToString()) : TypeName().Match(message);
            Assert.True(named.Success, message);
            refused.TryAdd(int.Parse(named.Groups[1].Value, CultureInfo.InvariantCulture), message);
        }

        return refused;
    }

    private static System.Reflection.Assembly Load(CSharpCompilation compilation)
    {
        var run = GeneratorHarness.Run(compilation);
        using var image = new MemoryStream();
        var emitted = run.Output.Emit(image);
        Assert.True(emitted.Success, string.Join('\n', emitted.Diagnostics.Take(5)));
        image.Position = 0;
        return new AssemblyLoadContext(compilation.AssemblyName, isCollectible: false).LoadFromStream(image);
    }

    [GeneratedRegex(@"^namespace P(\d+);", RegexOptions.Multiline)]
    private static partial Regex NamespaceName();

    [GeneratedRegex(@"'P(\d+)\.")]
    private static partial Regex TypeName();
}
