using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Models of other serializers are moved, compiled with the generator, written and read.</summary>
public sealed class MovingModelTests
{
    private static readonly Dictionary<string, MovingModel> s_models = MemoryPackModels.All.Concat(MessagePackModels.All)
        .Concat(ContractModels.All).Concat(NinoModels.All)
        .ToDictionary(static model => $"{model.Value.Space}: {model.Key}", static model => model.Value);

    public static TheoryData<string> Names => [.. s_models.Keys];

    [Theory]
    [MemberData(nameof(Names))]
    public async Task MovedModelRoundTrips(string name)
    {
        var model = s_models[name];
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, model.File);
        Assert.NotEmpty(await MigrationRunner.HintsAsync(project));

        var moved = await MigrationRunner.FixAllAsync(project.Documents.Single(static document => document.Name == "File0.cs"), FixAllScope.Document);

        var text = await MigrationRunner.TextAsync(moved, "File0.cs");
        Assert.All(model.Expected, expected => Assert.Contains(expected, text, StringComparison.Ordinal));
        Assert.Contains("using FastSer;\n", text, StringComparison.Ordinal);
        await CheckAsync(moved, model);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public async Task TypesMovedOneByOneAreThoseMovedTogether(string name)
    {
        var model = s_models[name];
        using var workspace = new AdhocWorkspace();
        var project = MigrationRunner.CreateProject(workspace, model.File);
        var together = await MigrationRunner.FixAllAsync(
            project.Documents.Single(static document => document.Name == "File0.cs"), FixAllScope.Project);
        var expected = await MigrationRunner.TextAsync(together, "File0.cs");

        for (var hints = await MigrationRunner.HintsAsync(project); hints.Length > 0; hints = await MigrationRunner.HintsAsync(project))
        {
            project = (await MigrationRunner.FixOneAsync(project, hints[0])).GetProject(project.Id)!;
        }

        Assert.Equal(expected, await MigrationRunner.TextAsync(project.Solution, "File0.cs"));
    }

    private static async Task CheckAsync(Solution moved, MovingModel model)
    {
        var project = moved.Projects.Single();
        var check = moved.AddDocument(DocumentId.CreateNewId(project.Id), "Check.cs", model.Check);
        var assembly = await MigrationRunner.CompileAsync(check.GetProject(project.Id)!);

        var values = (object?[])assembly.GetType("Shop.Check", throwOnError: true)!.GetMethod("Run")!.Invoke(null, null)!;

        Assert.Equal(ValueDump.Of(values[0]), ValueDump.Of(values[1]));
        Assert.NotSame(values[0], values[1]);
    }
}
