using System.Reflection;
using System.Text.RegularExpressions;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Architecture;

/// <summary>Symbols/ sees Roslyn and holds no C# text; the folders that write C# see no Roslyn; their names are those of the runtime.</summary>
public sealed partial class ArchitectureTests
{
    /// <summary>Text of C# syntax, which is the same for any symbol: literals, keywords, names of generated files.</summary>
    private static readonly string[] s_syntaxOnly = ["CSharpLiteral.cs"];

    [Theory]
    [InlineData("Wire")]
    [InlineData("Objects")]
    [InlineData("Collections")]
    [InlineData("Unions")]
    [InlineData("Output")]
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
    public void EveryTypeNamedInEmittedCodeExists()
    {
        var names = typeof(Names).GetFields(BindingFlags.Public | BindingFlags.Static)
            .Select(static field => field.GetValue(null)).OfType<string>()
            .Where(static name => name.StartsWith("global::FastSer.", StringComparison.Ordinal))
            .Select(static name => name["global::".Length..])
            .ToArray();
        var known = typeof(FastSerializer).Assembly.GetExportedTypes()
            .SelectMany(static type => new[] { type.Namespace!, type.FullName!.Split('`')[0] }).ToHashSet(StringComparer.Ordinal);

        Assert.NotEmpty(names);
        Assert.All(names, name => Assert.Contains(name, known));
    }

    /// <summary>Names with a hole, such as <c>Write{Suffix}</c>, must be the beginning of some method's name.</summary>
    [Theory]
    [InlineData("writer", typeof(FastWriter))]
    [InlineData("reader", typeof(FastReader))]
    public void EveryMethodNamedInEmittedCodeExists(string cursor, Type type)
    {
        var methods = type.GetMembers().Select(static member => member.Name)
            .Concat(typeof(FastSerializer).Assembly.GetExportedTypes()
                .Where(static candidate => candidate.Namespace == "FastSer.CompilerServices" && candidate.IsAbstract && candidate.IsSealed)
                .SelectMany(static candidate => candidate.GetMethods()).Select(static method => method.Name))
            .ToHashSet(StringComparer.Ordinal);
        string[] folders = ["Wire", "Objects", "Collections", "Unions", "Output"];
        var calls = folders.SelectMany(SourcesOf)
            .SelectMany(source => Regex.Matches(source.Text, $$"""[" !(=]{{cursor}}\.([A-Z]\w*)([({<;]?)"""))
            .Select(static match => (Name: match.Groups[1].Value, IsWhole: match.Groups[2].Value != "{"))
            .Distinct().ToArray();

        Assert.True(calls.Length > 10, "The pattern finds no calls.");
        Assert.All(calls, call => Assert.True(
            call.IsWhole ? methods.Contains(call.Name) : methods.Any(method => method.StartsWith(call.Name, StringComparison.Ordinal)),
            $"{type.Name} has no {call.Name}."));
    }

    private static IEnumerable<(string Name, string Text)> SourcesOf(string folder)
    {
        var files = Directory.GetFiles(Path.Combine(RepositoryFiles.Root, "src", "FastSer.Generator", folder), "*.cs");
        Assert.NotEmpty(files);
        return files.Select(static file => (Path.GetFileName(file), File.ReadAllText(file)));
    }

    /// <summary>A type of the runtime, or a call of a cursor, inside a string.</summary>
    [GeneratedRegex("""["{]global::FastSer|"[^"\n]*\b(reader|writer|block)\.[A-Z]""")]
    private static partial Regex EmittedText();
}
