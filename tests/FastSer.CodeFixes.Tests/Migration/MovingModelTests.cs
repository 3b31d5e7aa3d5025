using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Models of other serializers are moved, compiled with the generator, written and read.</summary>
public sealed class MovingModelTests
{
    private const string Default = "Use FastSer";
    private const string Compact = "Use FastSer in the Compact format";
    private const string Tolerant = "Use FastSer in the Tolerant format";

    /// <summary>The comment that a model without a member that the Tolerant format knows gets instead.</summary>
    private const string NotTolerant = "// FastSer: the type cannot be Tolerant";

    public static IEnumerable<object[]> Cases => MovedModels.All
        .SelectMany(static model => TestDepth.Sample([Default, Compact, Tolerant], 3).Select(title => new object[] { model.Name, title }));

    public static TheoryData<string> Names => [.. MovedModels.All.Select(static model => model.Name)];

    [Theory]
    [MemberData(nameof(Cases))]
    public async Task MovedModelRoundTrips(string name, string title)
    {
        var moved = await MovedModels.ByAsync(title);

        var (value, read) = moved.Run(name);

        Assert.Equal(ValueDump.Of(value), ValueDump.Of(read));
        Assert.NotSame(value, read);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public async Task AttributesAndCommentsAreThoseExpected(string name)
    {
        var text = (await MovedModels.ByAsync(Default)).TextOf(name);

        Assert.All(MovedModels.All.Single(one => one.Name == name).Model.Expected, expected => Assert.Contains(expected, text, StringComparison.Ordinal));
        Assert.Contains("FastSerType", text, StringComparison.Ordinal);
    }

    [DeepTheory]
    [MemberData(nameof(Names))]
    public async Task ChosenFormatIsThatOfAllTypes(string name)
    {
        var compact = (await MovedModels.ByAsync(Compact)).TextOf(name);
        var tolerant = (await MovedModels.ByAsync(Tolerant)).TextOf(name);

        Assert.Equal(TypesIn(compact), Count(compact, "[FastSerType(Format = WireFormat.Compact"));
        Assert.Equal(TypesIn(tolerant) - Count(tolerant, NotTolerant), Count(tolerant, "[FastSerType(Format = WireFormat.Tolerant"));
    }

    [Fact]
    public void ModelsAreManyAndOfEverySerializer()
    {
        Assert.InRange(MovedModels.All.Count, 250, int.MaxValue);
        Assert.Equal(10, MovedModels.All.Select(static model => model.Name.Split(':')[0]).Distinct().Count());
    }

    [DeepFact]
    public async Task TypesMovedOneByOneAreThoseMovedTogether()
    {
        var expected = await MovedModels.ByAsync(Default);
        using var workspace = new AdhocWorkspace();
        var project = MovedModels.CreateProject(workspace);

        for (var hints = await MigrationRunner.HintsAsync(project); hints.Length > 0; hints = await MigrationRunner.HintsAsync(project))
        {
            project = await MoveOneOfEachFileAsync(project, hints);
        }

        for (var i = 0; i < MovedModels.All.Count; i++)
        {
            Assert.Equal(expected.TextOf(MovedModels.All[i].Name), await MigrationRunner.TextAsync(project.Solution, MovedModels.FileOf(i)));
        }
    }

    private static async Task<Project> MoveOneOfEachFileAsync(Project project, IEnumerable<Diagnostic> hints)
    {
        var changed = project.Solution;
        foreach (var hint in hints.GroupBy(static hint => hint.Location.SourceTree).Select(static file => file.First()))
        {
            var document = project.GetDocument(hint.Location.SourceTree)!;
            var moved = await MigrationRunner.FixOneAsync(project, hint);
            changed = changed.WithDocumentText(document.Id, SourceText.From(await MigrationRunner.TextAsync(moved, document.Name)));
        }

        return changed.GetProject(project.Id)!;
    }

    /// <summary>The annotations, without those that comments speak of.</summary>
    private static int TypesIn(string text) => Count(
        string.Concat(text.Split('\n').Where(static line => !line.TrimStart().StartsWith("// FastSer: ", StringComparison.Ordinal))), "[FastSerType");

    private static int Count(string text, string part) => text.Split(part).Length - 1;
}
