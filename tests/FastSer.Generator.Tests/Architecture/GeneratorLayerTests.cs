using System.Collections.Immutable;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Tests.Architecture;

/// <summary>The files of the generator can be read one after the other: no file names a type of a file that leads back to it.</summary>
public sealed class GeneratorLayerTests
{
    /// <summary>The folders from the lowest to the highest, as docs/architecture.md has them; the last one is the project's own.</summary>
    private static readonly string[] s_layers =
    [
        "Values", "Diagnostics", "Output", "Wire", "Collections", "Models", "Objects", "Unions", "Views", "Files", "Results", "Lock",
        "Symbols/Facts", "Symbols/Unions", "Symbols/Members", "Symbols/Collections", "Symbols/Forms", "Symbols/Graph", "Symbols/WireTypes", "Symbols/Roots",
        "Symbols/Advice", "Symbols/Parsing", "Pipeline", "",
    ];

    private readonly Dictionary<string, HashSet<string>> _uses = new(StringComparer.Ordinal);
    private readonly Dictionary<string, int> _order = new(StringComparer.Ordinal);
    private readonly Dictionary<string, int> _lowest = new(StringComparer.Ordinal);
    private readonly Stack<string> _open = new();
    private readonly List<string> _cycles = [];

    [Fact]
    public void DocumentationListsTheFoldersInThisOrder()
    {
        var page = File.ReadAllText(Path.Combine(RepositoryFiles.Root, "docs", "architecture.md"));
        var places = s_layers[..^1].Select(layer => page.IndexOf($"\n {layer} ", StringComparison.Ordinal)).ToArray();

        Assert.DoesNotContain(-1, places);
        Assert.Equal(places.OrderDescending(), places);
    }

    [DeepFact]
    public void FilesAreNotInCyclesAndFoldersUseLowerOnes()
    {
        var compilation = Compile();
        var groups = GroupsOf(compilation);
        foreach (var tree in compilation.SyntaxTrees)
        {
            var model = compilation.GetSemanticModel(tree);
            var own = groups[tree.FilePath];
            foreach (var name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>())
            {
                foreach (var place in TypeOf(model.GetSymbolInfo(name).Symbol)?.DeclaringSyntaxReferences ?? [])
                {
                    Uses(own).Add(groups[place.SyntaxTree.FilePath]);
                }
            }
        }

        Assert.True(_uses.Count > 200, $"only {_uses.Count} files");
        Assert.True(_uses.Values.Sum(static uses => uses.Count) > 1000, "the names were not found");
        foreach (var group in _uses.Keys.Order(StringComparer.Ordinal).ToList())
        {
            Visit(group);
        }

        Assert.Empty(_cycles);
        Assert.Empty(_uses.SelectMany(static pair => pair.Value.Where(used => RankOf(used) > RankOf(pair.Key)).Select(used => $"{pair.Key} uses {used}")));
    }

    private static int RankOf(string path)
    {
        var rank = Array.IndexOf(s_layers, Path.GetDirectoryName(path)!.Replace('\\', '/'));
        Assert.True(rank >= 0, $"{path} is in no layer");
        return rank;
    }

    private static CSharpCompilation Compile()
    {
        var root = Path.Combine(RepositoryFiles.Root, "src", "FastSer.Generator");
        var options = new CSharpParseOptions(LanguageVersion.Preview);
        var trees = Directory.GetFiles(root, "*.cs", SearchOption.AllDirectories)
            .Select(path => CSharpSyntaxTree.ParseText(File.ReadAllText(path), options, Path.GetRelativePath(root, path)))
            .Append(CSharpSyntaxTree.ParseText(
                "global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;", options, "Usings.cs"));
        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => !Path.GetFileName(path).StartsWith("FastSer.", StringComparison.Ordinal))
            .Select(static path => MetadataReference.CreateFromFile(path));
        return CSharpCompilation.Create("Generator", trees, references, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
    }

    /// <summary>The name of each file's group: files with parts of one type are one group.</summary>
    private static Dictionary<string, string> GroupsOf(Compilation compilation)
    {
        var groups = compilation.SyntaxTrees.ToDictionary(static tree => tree.FilePath, static tree => tree.FilePath, StringComparer.Ordinal);
        var types = compilation.SyntaxTrees.SelectMany(tree => tree.GetRoot().DescendantNodes().OfType<BaseTypeDeclarationSyntax>()
            .Select(declaration => (tree.FilePath, Type: compilation.GetSemanticModel(tree).GetDeclaredSymbol(declaration)!)));
        foreach (var parts in types.GroupBy(static part => part.Type, static part => part.FilePath, SymbolEqualityComparer.Default))
        {
            var group = groups[parts.Min(StringComparer.Ordinal)!];
            foreach (var file in parts)
            {
                groups[file] = group;
            }
        }

        return groups;
    }

    /// <summary>The type of the generator that a name is of: an extension method names the type that has it.</summary>
    private static INamedTypeSymbol? TypeOf(ISymbol? symbol) => symbol switch
    {
        INamedTypeSymbol type => type.OriginalDefinition,
        IMethodSymbol { IsExtensionMethod: true } method => method.ContainingType.OriginalDefinition,
        IMethodSymbol { MethodKind: MethodKind.Constructor } constructor => constructor.ContainingType.OriginalDefinition,
        _ => null,
    };

    private HashSet<string> Uses(string group) => _uses.TryGetValue(group, out var uses) ? uses : _uses[group] = [];

    /// <summary>Finds the groups that lead to one another (Tarjan).</summary>
    private void Visit(string group)
    {
        if (_order.ContainsKey(group))
        {
            return;
        }

        _order[group] = _lowest[group] = _order.Count;
        _open.Push(group);
        foreach (var next in Uses(group).ToImmutableArray())
        {
            Visit(next);
            _lowest[group] = _open.Contains(next) ? Math.Min(_lowest[group], _lowest[next]) : _lowest[group];
        }

        if (_lowest[group] == _order[group])
        {
            var cycle = _open.TakeWhile(other => other != group).Append(group).ToArray();
            Array.ForEach(cycle, _ => _open.Pop());
            if (cycle.Length > 1)
            {
                _cycles.Add($"{cycle.Length}: " + string.Join("; ", cycle.Select(file => $"{file} -> {string.Join(", ", Uses(file).Intersect(cycle))}")));
            }
        }
    }
}
