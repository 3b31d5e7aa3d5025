using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Decisions that the annotations leave open become comments: the compiler accepts the text of the fix.</summary>
public sealed class UndecidedTests
{
    [Theory]
    [InlineData("[Nino.Core.NinoType] public interface ILonely;", "// FastSer: an interface without types has no values")]
    [InlineData("[MessagePack.Union(0, typeof(string))]\npublic interface IOdd;", "// FastSer: [MessagePack.Union(0, typeof(string))] names a type that is not derived from this one")]
    [InlineData("[MemoryPack.MemoryPackable] public record A([property: MemoryPack.MemoryPackIgnore] int X, int Y);", "// FastSer: 'X': the only constructor takes the member")]
    [InlineData("[MemoryPack.MemoryPackable]\npublic class A\n{\n    [MemoryPack.MemoryPackIgnore]\n    public required int X { get; set; }\n}", "    // FastSer: a required member cannot be left out")]
    [InlineData("[MessagePack.MessagePackObject]\npublic class A\n{\n    [MessagePack.Key(0)]\n    public int X { get; }\n}", "    // FastSer: the member has no setter, and no constructor takes it")]
    public async Task CommentSaysWhatIsLeft(string source, string comment)
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, source + "\n");

        var moved = await MigrationRunner.FixOneAsync(project, Assert.Single(await MigrationRunner.HintsAsync(project)));

        Assert.Contains(comment, await MigrationRunner.TextAsync(moved, "File0.cs"), StringComparison.Ordinal);
        var compiled = (await moved.GetProject(project.Id)!.GetCompilationAsync())!;
        Assert.DoesNotContain(compiled.GetDiagnostics(), static found => found.Severity == DiagnosticSeverity.Error);
    }

    [Theory]
    [InlineData("record A([property: MemoryPack.MemoryPackIgnore] int X = 0, int Y = 0)")]
    [InlineData("record struct A([property: MemoryPack.MemoryPackIgnore] int X, int Y)")]
    public async Task OptionalParameterNeedsNoDecision(string declaration)
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, $"[MemoryPack.MemoryPackable] public partial {declaration};\n");

        var moved = await MigrationRunner.FixOneAsync(project, Assert.Single(await MigrationRunner.HintsAsync(project)));

        Assert.DoesNotContain("// FastSer", await MigrationRunner.TextAsync(moved, "File0.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task CommentIsNotRepeated()
    {
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, "[Nino.Core.NinoType] public interface ILonely;\n");

        for (var i = 0; i < 2; i++)
        {
            project = (await MigrationRunner.FixOneAsync(project, (await MigrationRunner.HintsAsync(project))[0])).GetProject(project.Id)!;
        }

        Assert.Equal(2, (await MigrationRunner.TextAsync(project.Solution, "File0.cs")).Split("// FastSer").Length);
    }
}
