using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>All types of a document, a project or a solution are moved at once.</summary>
public sealed class FixAllTests
{
    private const string First = """
        using System;
        using MemoryPack;

        namespace Shop;

        [MemoryPackable]
        public class One
        {
            public int Id { get; set; }

            [MemoryPackable]
            public class Nested { public int Id { get; set; } }
        }

        [MemoryPackable]
        public class Two : One;
        """;

    private const string Second = """
        using ProtoBuf;

        namespace Shop;

        [ProtoContract]
        public class Three { [ProtoMember(1)] public int Id { get; set; } }
        """;

    [Theory]
    [InlineData(FixAllScope.Document, 1, 2)]
    [DeepInlineData(FixAllScope.Project, 0, 2)]
    [DeepInlineData(FixAllScope.Solution, 0, 0)]
    public async Task AllTypesOfTheScopeAreMoved(FixAllScope scope, int leftInFirst, int leftInSecond)
    {
        using var workspace = new AdhocWorkspace();
        var shop = MigrationRunner.CreateProject(workspace, First, Second);
        var store = MigrationRunner.AddProject(shop.Solution, "Store", Second, "[System.Serializable] public class Four { public int Id; }");
        var document = store.Solution.GetProject(shop.Id)!.Documents.Single(static document => document.Name == "File0.cs");

        var moved = await MigrationRunner.FixAllAsync(document, scope);

        Assert.Equal(leftInFirst, (await MigrationRunner.HintsAsync(moved.GetProject(shop.Id)!)).Length);
        Assert.Equal(leftInSecond, (await MigrationRunner.HintsAsync(moved.GetProject(store.Id)!)).Length);
        var text = await MigrationRunner.TextAsync(moved, "File0.cs");
        Assert.Equal(3, text.Split("[FastSerType]").Length - 1);
        Assert.Single(text.Split('\n'), static line => line == "using FastSer;");
        if (scope == FixAllScope.Solution)
        {
            await MigrationRunner.CompileAsync(moved.GetProject(store.Id)!);
            await MigrationRunner.CompileAsync(moved.GetProject(shop.Id)!);
        }
    }

    [Theory]
    [InlineData("Use FastSer in the Compact format", "[FastSerType(Format = WireFormat.Compact)]\n[MemoryPackable]")]
    [InlineData("Use FastSer in the Tolerant format", "[FastSerType(Format = WireFormat.Tolerant)]\n[MemoryPackable]")]
    public async Task FormatIsAChoiceForOneTypeAndForAll(string title, string expected)
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, First, Second);

        var one = await MigrationRunner.FixOneAsync(project, (await MigrationRunner.HintsAsync(project))[0], title);
        var all = await MigrationRunner.FixAllAsync(project.Documents.Single(static document => document.Name == "File0.cs"), FixAllScope.Document, title);

        Assert.Single((await MigrationRunner.TextAsync(one, "File0.cs")).Split(expected).Skip(1));
        Assert.Equal(2, (await MigrationRunner.TextAsync(all, "File0.cs")).Split(expected).Skip(1).Count());
    }

    [Fact]
    public async Task MembersMayBeAppendedWhereNoOtherTypeDerives()
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, First);

        var moved = await MigrationRunner.FixAllAsync(project.Documents.Single(static document => document.Name == "File0.cs"), FixAllScope.Document, "Use FastSer, members may be appended");

        var text = await MigrationRunner.TextAsync(moved, "File0.cs");
        Assert.Contains("    [FastSerType(Append = true)]\n    [MemoryPackable]\n    public partial class Nested", text, StringComparison.Ordinal);
        Assert.Contains("to the type, as other types derive from it; both sides need the same members\n[FastSerType]\n", text, StringComparison.Ordinal);
        Assert.Contains("to the type, as it derives from 'One'; both sides need the same members\n[FastSerType]\n", text, StringComparison.Ordinal);
        await MigrationRunner.CompileAsync(moved.GetProject(project.Id)!);
    }

    [Fact]
    public async Task FileOfTwoProjectsIsChangedOnce()
    {
        using var workspace = new AdhocWorkspace();
        var shop = MigrationRunner.CreateProject(workspace, Second);
        var path = shop.Documents.Single(static document => document.Name == "File0.cs").FilePath;
        var other = MigrationRunner.AddProject(shop.Solution, "Other");
        var solution = other.Solution.AddDocument(DocumentId.CreateNewId(other.Id), "File0.cs", Second, filePath: path);

        var moved = await MigrationRunner.FixAllAsync(
            solution.GetProject(shop.Id)!.Documents.Single(static document => document.Name == "File0.cs"), FixAllScope.Solution);

        var texts = new List<string>();
        foreach (var document in moved.Projects.SelectMany(static project => project.Documents).Where(document => document.FilePath == path))
        {
            texts.Add((await document.GetTextAsync()).ToString());
        }

        Assert.All(texts, static text => Assert.InRange(text.Split("[FastSerType").Length - 1, 0, 1));
        Assert.Contains(texts, static text => text.Contains("[FastSerType(Format = WireFormat.Tolerant)]", StringComparison.Ordinal));
    }

    [Fact]
    public async Task TypeOfSeveralFilesIsMovedInAllOfThem()
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(
            workspace,
            "using MemoryPack;\nnamespace Shop;\n[MemoryPackable]\npublic partial class Parts\n{\n    public int A { get; set; }\n}\n",
            "namespace Shop;\npublic partial class Parts\n{\n    public int B { get; set; }\n}\n");

        var moved = await MigrationRunner.FixOneAsync(project, Assert.Single(await MigrationRunner.HintsAsync(project)));

        Assert.Contains("    [FastSerMember(0)]\n    public int A", await MigrationRunner.TextAsync(moved, "File0.cs"), StringComparison.Ordinal);
        Assert.Equal(
            "using FastSer;\n\nnamespace Shop;\npublic partial class Parts\n{\n    [FastSerMember(1)]\n    public int B { get; set; }\n}\n",
            await MigrationRunner.TextAsync(moved, "File1.cs"));
        await MigrationRunner.CompileAsync(moved.GetProject(project.Id)!);
    }
}
