using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Tests.Architecture;

/// <summary>The folders of the runtime depend on each other in one direction: docs/architecture.md, runtime.</summary>
public sealed class RuntimeLayerTests
{
    private const string ImplicitUsings =
        "global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;"
        + "global using System.Threading; global using System.Threading.Tasks;";

    /// <summary>From the lowest. Files of a folder may name types of their own folder and of those before it.</summary>
    private static readonly string[] s_layers =
    [
        "Internal", "Observability", "Errors", "Primitives", "Options", "Windows", "Shapes", "Cursors", "Packing", "Formats", "Walking",
        "CompilerServices", "Serializers", "Views", "Compression", "Messages", "Explaining", "Json", "", "Attributes", "Schemas",
    ];

    [DeepFact]
    public void FoldersDependOnLowerOnes()
    {
        var compilation = Compile();
        var faults = new SortedSet<string>(StringComparer.Ordinal);
        foreach (var tree in compilation.SyntaxTrees)
        {
            var model = compilation.GetSemanticModel(tree);
            foreach (var name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>())
            {
                if (model.GetSymbolInfo(name).Symbol is INamedTypeSymbol { DeclaringSyntaxReferences.Length: > 0 } type
                    && RankOf(HomeOf(type)) > RankOf(tree.FilePath))
                {
                    faults.Add($"{tree.FilePath} names {type.Name} of {FolderOf(HomeOf(type))}");
                }
            }
        }

        Assert.Empty(faults);
    }

    /// <summary>The order of the parts of a value is stated by its shape, once. Walks over bytes follow it.</summary>
    [Fact]
    public void WalksDoNotDecideByTheKindOfAShape()
    {
        var trees = Compile().SyntaxTrees.Where(static tree => FolderOf(tree.FilePath) == "Walking").ToArray();
        Assert.NotEmpty(trees);
        var decisions = trees.SelectMany(static tree => tree.GetRoot().DescendantNodes()).Select(static node => node switch
        {
            SwitchStatementSyntax statement => statement.Expression,
            SwitchExpressionSyntax expression => expression.GoverningExpression,
            _ => null,
        });
        Assert.DoesNotContain(decisions, static subject => subject is MemberAccessExpressionSyntax { Name.Identifier.Text: "Kind" });
    }

    [Fact]
    public void EveryFolderHasALayer() => Assert.Equal(
        s_layers.Where(static layer => layer.Length > 0).Order(StringComparer.Ordinal),
        Compile().SyntaxTrees.Select(static tree => FolderOf(tree.FilePath)).Where(static folder => folder.Length > 0)
            .Distinct().Order(StringComparer.Ordinal));

    [Fact]
    public void DocumentationListsTheFoldersInThisOrder()
    {
        var rows = File.ReadLines(Path.Combine(RepositoryFiles.Root, "docs", "architecture.md"))
            .SkipWhile(static line => line != "## Runtime").Skip(1).TakeWhile(static line => !line.StartsWith("## ", StringComparison.Ordinal))
            .Where(static line => line.StartsWith("| `", StringComparison.Ordinal))
            .Select(static line => line.Split('`')[1].TrimEnd('/'));
        Assert.Equal(s_layers.Select(static layer => layer.Length > 0 ? layer : "FastSer"), rows);
    }

    /// <summary>The file that bears the name of a type is its home; its other parts may stand in higher layers.</summary>
    private static string HomeOf(INamedTypeSymbol type)
    {
        while (type.ContainingType is { } outer)
        {
            type = outer;
        }

        var files = type.DeclaringSyntaxReferences.Select(static part => part.SyntaxTree.FilePath).ToList();
        return files.Find(file => Path.GetFileNameWithoutExtension(file).Split('{')[0] == type.Name && !file.Contains("}.", StringComparison.Ordinal))
            ?? files.MinBy(RankOf)!;
    }

    private static int RankOf(string path) => Array.IndexOf(s_layers, FolderOf(path));

    private static string FolderOf(string path) => path.Contains('/', StringComparison.Ordinal) ? path[..path.IndexOf('/', StringComparison.Ordinal)] : "";

    private static IEnumerable<MetadataReference> Platform() => ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator)
        .Where(static path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location))
        .Select(static path => MetadataReference.CreateFromFile(path));

    private static CSharpCompilation Compile()
    {
        var root = Path.Combine(RepositoryFiles.Root, "src", "FastSer");
        var options = new CSharpParseOptions(LanguageVersion.Preview, preprocessorSymbols: ["NET8_0_OR_GREATER", "NET9_0_OR_GREATER", "NET10_0_OR_GREATER"]);
        var trees = Directory.EnumerateFiles(root, "*.cs", SearchOption.AllDirectories)
            .Select(file => Path.GetRelativePath(root, file).Replace('\\', '/'))
            .Where(static file => !file.StartsWith("obj/", StringComparison.Ordinal) && !file.StartsWith("bin/", StringComparison.Ordinal))
            .Select(file => CSharpSyntaxTree.ParseText(File.ReadAllText(Path.Combine(root, file)), options, file))
            .Append(CSharpSyntaxTree.ParseText(ImplicitUsings, options, "Internal/ImplicitUsings.cs"));
        return CSharpCompilation.Create(
            "FastSer", trees, Platform(), new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true));
    }
}
