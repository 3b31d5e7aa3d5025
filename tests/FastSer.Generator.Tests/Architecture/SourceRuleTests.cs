using System.Text.RegularExpressions;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Tests.Architecture;

/// <summary>The rules of CONTRIBUTING.md about files, over everything that is written by hand.</summary>
public sealed partial class SourceRuleTests
{
    private const int MaxFileLines = 400;
    private const int MaxMethodLines = 60;
    private const int MaxColumns = 160;
    private const int MaxLinesOfSideType = 25;
    private const int ShortText = 24;

    /// <summary>The methods that are longer for a reason.</summary>
    private static readonly HashSet<string> s_longMethods = new(StringComparer.Ordinal)
    {
        // An interpreter: its cursor must stay in a register, so that its steps are one loop.
        "src/FastSer/Walking/Skipping/Skipper.cs: Run",

        // The yardstick of the benchmarks: a line for each member, without a helper.
        "benchmarks/FastSer.Benchmarks/Systems/ByHand/ByHandFormat.Events.cs: Write",
    };

    private static readonly (string Path, string Text, SyntaxNode Root)[] s_sources = Load();

    [Fact]
    public void FilesAreShort() => AssertNone(
        from source in s_sources
        where LinesOf(source.Text).Length > MaxFileLines
        select $"{source.Path} has {LinesOf(source.Text).Length} lines");

    /// <summary>The text of a string, such as a source that a test compiles, may be longer.</summary>
    [Fact]
    public void LinesAreShort() => AssertNone(
        from source in s_sources
        from line in source.Root.SyntaxTree.GetText().Lines
        where line.Span.Length > MaxColumns
        where !HasText(source.Root, line.Span)
        select $"{source.Path}({line.LineNumber + 1}): {line.Span.Length} columns");

    /// <summary>Statements only: a table or another expression is read row by row, however long it is.</summary>
    [Fact]
    public void MethodsAreShort() => AssertNone(
        from source in s_sources
        from method in source.Root.DescendantNodes()
        let body = BodyOf(method)
        where body is not null && OwnLinesOf(body) > MaxMethodLines
        let name = $"{source.Path}: {NameOf(method)}"
        where !s_longMethods.Contains(name)
        select $"{name} has {OwnLinesOf(body)} lines");

    [Fact]
    public void ListedMethodsExist()
    {
        var names = s_sources.SelectMany(static source => source.Root.DescendantNodes()
            .Where(static node => BodyOf(node) is { } body && OwnLinesOf(body) > MaxMethodLines)
            .Select(node => $"{source.Path}: {NameOf(node)}")).ToHashSet(StringComparer.Ordinal);

        AssertNone(s_longMethods.Where(name => !names.Contains(name)));
    }

    /// <summary>Enums, records and cases that are short may stand beside the type that they belong to.</summary>
    [Fact]
    public void FilesOfTheProductHaveOneType() => AssertNone(
        from source in s_sources
        where source.Path.StartsWith("src/", StringComparison.Ordinal) && !source.Path.Contains("/templates/", StringComparison.Ordinal)
        let types = TypesOf(source.Root)
        where types.Count(static type => LinesOf(type) > MaxLinesOfSideType) > 1
            || (types.Length > 0 && !types.Any(type => NameOf(type) == FileNameOf(source.Path)))
        select $"{source.Path}: {string.Join(", ", types.Select(NameOf))}");

    /// <summary>Snapshots bear the name of what they show.</summary>
    [Fact]
    public void TestNamesAreSentences() => AssertNone(
        from source in s_sources
        where source.Path.StartsWith("tests/", StringComparison.Ordinal)
        from method in source.Root.DescendantNodes().OfType<MethodDeclarationSyntax>()
        where method.AttributeLists.SelectMany(static list => list.Attributes)
            .Any(static attribute => TestAttribute().IsMatch(attribute.Name.ToString()))
        where !Sentence().IsMatch(method.Identifier.ValueText)
        where !source.Path.EndsWith("SnapshotTests.cs", StringComparison.Ordinal)
        select $"{source.Path}: {method.Identifier.ValueText}");

    /// <summary>The tests that look at memory itself are the only others that may.</summary>
    [Fact]
    public void OnlyTheRuntimeIsUnsafe() => AssertNone(
        from source in s_sources
        where !source.Path.StartsWith("src/FastSer/", StringComparison.Ordinal)
            && !source.Path.StartsWith("tests/FastSer.SafetyTests/", StringComparison.Ordinal)
            && source.Path is not ("tests/FastSer.CoverageFuzz/CoverageMap.cs" or "tests/FastSer.Fuzz/Compilations/PlatformReferences.cs")
        where source.Root.DescendantTokens().Any(static token => token.IsKind(SyntaxKind.UnsafeKeyword))
        select source.Path);

    /// <summary>A member that only generated code calls is hidden from completion where it is declared.</summary>
    [Fact]
    public void ExtensionMethodsDoNotForward() => AssertNone(
        from source in s_sources
        where source.Path.StartsWith("src/FastSer/", StringComparison.Ordinal)
        from method in source.Root.DescendantNodes().OfType<MethodDeclarationSyntax>()
        where method.ParameterList.Parameters is [var receiver, ..] && receiver.Modifiers.Any(SyntaxKind.ThisKeyword)
            && method.ExpressionBody?.Expression is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax called }
            && called.Expression.ToString() == receiver.Identifier.ValueText && called.Name.Identifier.ValueText == NameOf(method)
        select $"{source.Path}: {NameOf(method)}");

    /// <summary>A summary is read alone, in a list of members: it is a sentence with a verb, or a noun phrase.</summary>
    [Fact]
    public void SummariesSayWhatTheyDescribe() => AssertNone(
        from source in s_sources
        from comment in source.Root.DescendantTrivia().Where(static trivia => trivia.IsKind(SyntaxKind.SingleLineDocumentationCommentTrivia))
        let text = comment.ToFullString()
        where VagueSummary().IsMatch(text)
        select $"{source.Path}: {text.Split('\n').First(static line => line.Contains("summary", StringComparison.Ordinal)).Trim()}");

    private static void AssertNone(IEnumerable<string> faults)
    {
        var text = string.Join("\n", faults);
        Assert.True(text.Length == 0, text);
    }

    private static (string Path, string Text, SyntaxNode Root)[] Load()
    {
        var options = new CSharpParseOptions(
            LanguageVersion.Preview,
            preprocessorSymbols: ["NET8_0_OR_GREATER", "NET9_0_OR_GREATER", "NET10_0_OR_GREATER"]);
        string[] folders = ["src", "tests", "benchmarks", "samples"];
        var files = folders.SelectMany(static folder =>
                Directory.EnumerateFiles(Path.Combine(RepositoryFiles.Root, folder), "*.cs", SearchOption.AllDirectories))
            .Select(static file => Path.GetRelativePath(RepositoryFiles.Root, file).Replace('\\', '/'))
            .Where(static path => !NotByHand().IsMatch(path))
            .Order(StringComparer.Ordinal)
            .ToArray();
        Assert.InRange(files.Length, 1000, int.MaxValue);
        return Array.ConvertAll(files, path =>
        {
            var text = File.ReadAllText(Path.Combine(RepositoryFiles.Root, path));
            return (path, text, CSharpSyntaxTree.ParseText(text, options).GetRoot());
        });
    }

    private static bool HasText(SyntaxNode root, TextSpan line) => root.DescendantNodes(line).Any(node =>
        node is InterpolatedStringExpressionSyntax
            or LiteralExpressionSyntax { RawKind: (int)SyntaxKind.StringLiteralExpression or (int)SyntaxKind.Utf8StringLiteralExpression }
            && (node.Span.Length > ShortText || !line.Contains(node.Span)));

    private static string[] LinesOf(string text) => text.TrimEnd('\n').Split('\n');

    private static int LinesOf(SyntaxNode node)
    {
        var span = node.GetLocation().GetLineSpan();
        return span.EndLinePosition.Line - span.StartLinePosition.Line + 1;
    }

    /// <summary>Local functions are methods of their own.</summary>
    private static int OwnLinesOf(BlockSyntax body) =>
        LinesOf(body) - body.Statements.OfType<LocalFunctionStatementSyntax>().Sum(LinesOf);

    private static BlockSyntax? BodyOf(SyntaxNode node) => node switch
    {
        BaseMethodDeclarationSyntax method => method.Body,
        AccessorDeclarationSyntax accessor => accessor.Body,
        LocalFunctionStatementSyntax function => function.Body,
        _ => null,
    };

    private static BaseTypeDeclarationSyntax[] TypesOf(SyntaxNode root) =>
    [
        .. root.DescendantNodes(static node => node is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax)
            .OfType<BaseTypeDeclarationSyntax>(),
    ];

    private static string NameOf(SyntaxNode node) => node switch
    {
        MethodDeclarationSyntax method => method.Identifier.ValueText,
        LocalFunctionStatementSyntax function => function.Identifier.ValueText,
        BaseTypeDeclarationSyntax type => type.Identifier.ValueText,
        _ => node.Kind().ToString(),
    };

    /// <summary>The type in it: <c>Foo{T}.Concern.cs</c> is a part of Foo.</summary>
    private static string FileNameOf(string path) => Path.GetFileName(path).Split('.', '{')[0];

    /// <summary>Build output, snapshots, files that are made from a table, and types that an older framework lacks.</summary>
    [GeneratedRegex(@"/(obj|bin|artifacts|Snapshots)/|\.verified\.cs$|\.received\.cs$|\.Table\.cs$|/Polyfills\.cs$")]
    private static partial Regex NotByHand();

    [GeneratedRegex(@"(Fact|Theory)(Attribute)?$")]
    private static partial Regex TestAttribute();

    [GeneratedRegex(@"<summary>[\s/]*(What|The same|How|Whether|It|That)\b")]
    private static partial Regex VagueSummary();

    /// <summary>Several words, and no underscore between them.</summary>
    [GeneratedRegex(@"^[A-Z][A-Za-z0-9]*[a-z0-9][A-Z][A-Za-z0-9]*$")]
    private static partial Regex Sentence();
}
