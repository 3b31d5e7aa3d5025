using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Inserted text stands where a person would put it, and nothing else changes.</summary>
public sealed class LayoutTests
{
    private const string Type = "[MemoryPackable]\npublic partial class A\n{\n    public int Id { get; set; }\n}\n";

    [Theory]
    [InlineData("using System;\nusing MemoryPack;\n\n", "using System;\nusing FastSer;\nusing MemoryPack;\n\n")]
    [InlineData("using System;\nusing Abc;\n\n", "using System;\nusing Abc;\nusing FastSer;\n\n")]
    [InlineData("using static System.Math;\n\n", "using FastSer;\nusing static System.Math;\n\n")]
    [InlineData("using FastSer;\n\n", "using FastSer;\n\n")]
    [InlineData("global using FastSer;\n\n", "global using FastSer;\n\n")]
    [InlineData("global using System;\n\n", "global using System;\nusing FastSer;\n\n")]
    [InlineData("// License.\n// More.\n\n", "// License.\n// More.\n\nusing FastSer;\n\n")]
    [InlineData("#nullable enable\n", "using FastSer;\n\n#nullable enable\n")]
    [InlineData("/// <summary>Documented.</summary>\n", "using FastSer;\n\n/// <summary>Documented.</summary>\n")]
    public async Task UsingStandsAmongTheOthers(string before, string after) =>
        Assert.Equal(after + "[FastSerType]\n" + Qualified(), await MoveAsync(before + Qualified()));

    [Fact]
    public async Task UsingsInsideANamespaceAreKeptTogether() => Assert.Equal(
        "namespace Shop\n{\n    using System;\n    using FastSer;\n    using MemoryPack;\n\n    [FastSerType]\n    [MemoryPackable]\n    partial class A { public int Id; }\n}\n",
        await MoveAsync("namespace Shop\n{\n    using System;\n    using MemoryPack;\n\n    [MemoryPackable]\n    class A { public int Id; }\n}\n"));

    [Fact]
    public async Task LineEndsOfTheFileAreKept()
    {
        var moved = await MoveAsync(("using MemoryPack;\n" + Type.Replace("    public int", "    [MemoryPackIgnore] public int", StringComparison.Ordinal))
            .ReplaceLineEndings("\r\n"));

        Assert.DoesNotContain('\n', moved.Replace("\r\n", "", StringComparison.Ordinal));
        Assert.Contains("    [FastSerIgnore]\r\n    [MemoryPackIgnore] public int", moved, StringComparison.Ordinal);
    }

    [Fact]
    public async Task NothingThatIsThereChanges()
    {
        const string Source = """
            using MemoryPack;   // kept

            /* kept */ [MemoryPackable] /* kept */ public sealed class A // kept
            {
                #region Kept
                /// <summary>Kept.</summary>
                [MemoryPackIgnore]   public   int   Odd   { get;set; }
                #endregion
                [MemoryPackInclude]
                int a,
                    b;
            }

            """;

        var moved = await MoveAsync(Source);

        var inserted = new[] { "using FastSer;\n", "[FastSerType] ", "partial ", "[FastSerIgnore]\n    ", "[FastSerInclude]\n    " };
        Assert.Equal(Source, inserted.Aggregate(moved, static (text, part) => text.Replace(part, "", StringComparison.Ordinal)));
        Assert.All(inserted, part => Assert.Equal(2, moved.Split(part).Length));
    }

    [Fact]
    public async Task FieldsOfOneDeclarationThatNeedNumbersAreLeftToTheUser() => Assert.Contains(
        "    // FastSer: declare the fields one by one, each with its own [FastSerMember(n)]\n    public int A, B;",
        await MoveAsync("[ProtoBuf.ProtoContract(ImplicitFields = ProtoBuf.ImplicitFields.AllPublic)]\npublic class A1\n{\n    public int A, B;\n}\n"),
        StringComparison.Ordinal);

    [Theory]
    [InlineData("[assembly: FastSer.FastSerDefaults(Members = FastSer.FastSerMembers.PublicState)]\n", 0)]
    [InlineData("", 1)]
    public async Task ComputedMembersAreMarkedUnlessTheProjectLeavesThemOut(string defaults, int marks) => Assert.Equal(
        marks,
        (await MoveAsync(defaults + "[MemoryPack.MemoryPackable]\npublic partial class A\n{\n    public int Id;\n    public int Twice => 2 * Id;\n}\n"))
            .Split("FastSerIgnore").Length - 1);

    private static string Qualified() => Type.Replace("[MemoryPackable]", "[MemoryPack.MemoryPackable]", StringComparison.Ordinal);

    private static async Task<string> MoveAsync(string source)
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, source, "namespace Abc { public class Something; }");
        var moved = await MigrationRunner.FixOneAsync(project, Assert.Single(await MigrationRunner.HintsAsync(project)));
        return await MigrationRunner.TextAsync(moved, "File0.cs");
    }
}
