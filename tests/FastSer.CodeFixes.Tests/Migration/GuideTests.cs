using System.Reflection;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>The sources of docs/migrating.md are what the fix makes of each other, and compile.</summary>
public sealed partial class GuideTests
{
    [Fact]
    public async Task FixMakesTheSecondSourceOfTheFirst()
    {
        var blocks = Blocks();
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, blocks[0], blocks[2]);

        var moved = await MigrationRunner.FixOneAsync(project, Assert.Single(await MigrationRunner.HintsAsync(project)));

        Assert.Equal(3, blocks.Length);
        Assert.Equal(blocks[1], await MigrationRunner.TextAsync(moved, "File0.cs"));
        await MigrationRunner.CompileAsync(moved.GetProject(project.Id)!);
    }

    /// <summary>Every attribute that the fix knows stands in the guide.</summary>
    [Fact]
    public void GuideNamesEveryAttribute()
    {
        var guide = Guide();
        var names = StandInNames().Matches(StandIns.Source).Select(static match => match.Groups[1].Value)
            .Except(["MemoryPackOnSerialized", "MemoryPackOnDeserializing", "MemoryPackOnDeserialized", "MemoryPackCustomFormatter", "Utf8StringFormatter",
                "ProtoAfterSerialization", "ProtoBeforeDeserialization", "ProtoAfterDeserialization"]);

        Assert.All(names, name => Assert.Contains($"[{name}", guide, StringComparison.Ordinal));
    }

    private static string[] Blocks() => [.. CSharpBlocks().Matches(Guide()).Select(static match => match.Groups[1].Value)];

    private static string Guide()
    {
        for (var folder = Path.GetDirectoryName(Assembly.GetExecutingAssembly().Location); folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (File.Exists(Path.Combine(folder, "FastSer.sln")))
            {
                return File.ReadAllText(Path.Combine(folder, "docs", "migrating.md"));
            }
        }

        throw new InvalidOperationException("The tests do not run in the repository.");
    }

    [GeneratedRegex("^```csharp\n(.*?)^```$", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex CSharpBlocks();

    [GeneratedRegex(@"class (\w+)Attribute")]
    private static partial Regex StandInNames();
}
