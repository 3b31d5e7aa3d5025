using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text.RegularExpressions;
using FastSer.CompilerServices;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Architecture;

/// <summary>Symbols/ sees Roslyn and holds no C# text; the folders that write C# see no Roslyn; their names are those of the runtime.</summary>
public sealed partial class ArchitectureTests
{
    /// <summary>Text of C# syntax, which is the same for any symbol: literals, keywords, names of generated files.</summary>
    private static readonly string[] s_syntaxOnly = ["CSharpLiteral.cs"];

    /// <summary>Where C# text is made.</summary>
    private static readonly string[] s_emission = ["Output", "Wire", "Collections", "Models", "Objects", "Unions", "Views", "Files"];

    public static TheoryData<string> EmissionFolders => [.. s_emission];

    [Theory]
    [MemberData(nameof(EmissionFolders))]
    public void EmissionSeesNoSymbols(string folder) => Assert.All(
        SourcesOf(folder).Where(static source => !s_syntaxOnly.Contains(source.Name)),
        static source => Assert.DoesNotContain("using Microsoft.CodeAnalysis", source.Text, StringComparison.Ordinal));

    [Fact]
    public void SymbolsHoldNoTextOfEmittedCode() => Assert.All(SourcesOf("Symbols"), static source =>
    {
        Assert.DoesNotMatch(EmittedText(), source.Text);
        Assert.DoesNotContain("SourceWriter", source.Text, StringComparison.Ordinal);
    });

    [Fact]
    public void EveryFolderHasItsRule() => Assert.Equal(
        [.. s_emission.Concat(["Values", "Diagnostics", "Results", "Lock", "Symbols", "Pipeline"]).Order(StringComparer.Ordinal)],
        Directory.GetDirectories(Path.Combine(RepositoryFiles.Root, "src", "FastSer.Generator")).Select(Path.GetFileName)
            .Where(static name => name is not ("bin" or "obj")).Order(StringComparer.Ordinal));

    [Fact]
    public void EveryTypeNamedInEmittedCodeExists()
    {
        var names = typeof(Names).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(static field => FullNameOf((string)field.GetValue(null)!)).OfType<string>().ToArray();
        var known = typeof(FastSerializer).Assembly.GetExportedTypes()
            .SelectMany(static type => new[] { type.Namespace!, type.FullName!.Split('`')[0] }).ToHashSet(StringComparer.Ordinal);

        Assert.NotEmpty(names);
        Assert.All(names, name => Assert.Contains(name, known));
    }

    /// <summary>Names with a hole, such as <c>Write{Suffix}</c>, must be the beginning of some method's name.</summary>
    [Theory]
    [InlineData("writer", typeof(FastWriter))]
    [InlineData("reader", typeof(FastReader))]
    [InlineData("block", typeof(WriteBlock), typeof(ReadBlock))]
    [InlineData("hasher", typeof(KeyHasher))]
    [InlineData("mask", typeof(MemberMask), typeof(ViewMask), typeof(ReadBlock))]
    [InlineData("end", typeof(ObjectEnd), typeof(WriteBlock))]
    [InlineData("limit", typeof(WriteLimit))]
    [InlineData("cursor", typeof(ViewCursor))]
    [InlineData("{cursor}", typeof(ViewCursor))]
    public void EveryMethodNamedInEmittedCodeExists(string local, params Type[] types)
    {
        var members = types.SelectMany(static type => type.GetMembers())
            .Concat(typeof(FastSerializer).Assembly.GetExportedTypes().Where(IsService).SelectMany(static type => type.GetMethods()))
            .Select(static member => member.Name).ToHashSet(StringComparer.Ordinal);
        var calls = CallsIn(s_emission, $$"""(?<=["][^"\n]*[" !(=]|["]){{Regex.Escape(local)}}\.([A-Z]\w*)([({<;]?)""");

        Assert.NotEmpty(calls);
        Assert.All(calls, call => Assert.True(Has(members, call), $"{types[0].Name} has no {call.Name}."));
    }

    [Fact]
    public void EveryStaticMethodNamedInEmittedCodeExists()
    {
        var types = typeof(FastSerializer).Assembly.GetExportedTypes()
            .ToLookup(static type => type.FullName!.Split('`')[0], StringComparer.Ordinal);
        var homes = typeof(Names).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Where(field => FullNameOf((string)field.GetValue(null)!) is { } name && types.Contains(name)).ToArray();

        Assert.NotEmpty(homes);
        Assert.All(homes, home =>
        {
            var members = types[FullNameOf((string)home.GetValue(null)!)!].SelectMany(static type => type.GetMembers())
                .Select(static member => member.Name).ToHashSet(StringComparer.Ordinal);
            Assert.All(CallsIn(s_emission, $$"""\{Names\.{{home.Name}}\}\.([A-Z]\w*)([({<;]?)"""), call =>
                Assert.True(Has(members, call), $"{home.Name} has no {call.Name}."));
        });
    }

    /// <summary>Returns the name of a type of the runtime; null for other texts.</summary>
    private static string? FullNameOf(string name) => RuntimeName().Match(name) is { Success: true } match
        ? (match.Groups[1].Value == Names.Runtime ? "FastSer.CompilerServices." : "FastSer.") + match.Groups[2].Value
        : null;

    private static bool IsService(Type type) => type is { Namespace: "FastSer.CompilerServices", IsAbstract: true, IsSealed: true };

    private static bool Has(HashSet<string> members, (string Name, bool IsWhole) call) =>
        call.IsWhole ? members.Contains(call.Name) : members.Any(member => member.StartsWith(call.Name, StringComparison.Ordinal));

    private static (string Name, bool IsWhole)[] CallsIn(string[] folders, [StringSyntax(StringSyntaxAttribute.Regex)] string pattern) =>
    [
        .. folders.SelectMany(SourcesOf).SelectMany(source => Regex.Matches(source.Text, pattern))
            .Select(static match => (match.Groups[1].Value, match.Groups[2].Value != "{")).Distinct(),
    ];

    private static IEnumerable<(string Name, string Text)> SourcesOf(string folder)
    {
        var files = Directory.GetFiles(Path.Combine(RepositoryFiles.Root, "src", "FastSer.Generator", folder), "*.cs", SearchOption.AllDirectories);
        Assert.NotEmpty(files);
        return files.Select(static file => (Path.GetFileName(file), File.ReadAllText(file)));
    }

    [GeneratedRegex(@"^(global::FastSer\.|FastSer::|Runtime::)(\w+)$")]
    private static partial Regex RuntimeName();

    /// <summary>Inside a string: a type of the runtime, a call of a cursor, a call by a full name, the creation of an object.</summary>
    [GeneratedRegex("""["{](global::FastSer|FastSer::|Runtime::)|"[^"\n]*(\b(reader|writer|block)\.[A-Z]|\bglobal::[\w.]+[(<]|\bnew (global::|\{))""")]
    private static partial Regex EmittedText();
}
