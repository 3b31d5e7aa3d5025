using System.Collections.Concurrent;
using System.Globalization;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>All models, moved by one choice of the fix in one project, and compiled as one assembly.</summary>
internal sealed class MovedModels
{
    private static readonly ConcurrentDictionary<string, Lazy<Task<MovedModels>>> s_byTitle = new(StringComparer.Ordinal);

    private readonly Dictionary<string, string> _texts;
    private readonly Dictionary<string, string> _errors;
    private readonly Assembly _assembly;

    private MovedModels(Dictionary<string, string> texts, Dictionary<string, string> errors, Assembly assembly)
    {
        _texts = texts;
        _errors = errors;
        _assembly = assembly;
    }

    /// <summary>The models by the names of their tests.</summary>
    public static IReadOnlyList<(string Name, MovingModel Model)> All { get; } =
    [
        .. new (string Serializer, IReadOnlyDictionary<string, MovingModel> Models)[]
        {
            ("MemoryPack", MemoryPackModels.All),
            ("MemoryPack", MemoryPackPlaceModels.All),
            ("MessagePack", MessagePackModels.All),
            ("protobuf-net", ProtoBufModels.All),
            ("DataContract", DataContractModels.All),
            ("Serializable", SerializableModels.All),
            ("Nino", NinoModels.All),
            ("PolyType", PolyTypeModels.All),
            ("System.Text.Json", TextJsonModels.All),
            ("Newtonsoft.Json", NewtonsoftModels.All),
            ("Orleans", OrleansModels.All),
        }.SelectMany(static one => one.Models.Select(model => ($"{one.Serializer}: {model.Key}", model.Value))),
    ];

    public static Task<MovedModels> ByAsync(string title) =>
        s_byTitle.GetOrAdd(title, static title => new Lazy<Task<MovedModels>>(() => Task.Run(() => MoveAsync(title)))).Value;

    /// <summary>A project with a file for each model, none of which has errors.</summary>
    public static Project CreateProject(AdhocWorkspace workspace) =>
        MigrationRunner.CreateProject(workspace, [.. All.Select(static (model, i) => model.Model.FileOf(i))]);

    /// <summary>The moved source.</summary>
    public string TextOf(string name) => _texts[name];

    /// <summary>The value, and what was read of its bytes.</summary>
    public (object? Value, object? Read) Run(string name)
    {
        Assert.Equal("", _errors.GetValueOrDefault(name, ""));
        var space = MovingModel.NamespaceOf(IndexOf(name));
        var values = (object?[])_assembly.GetType($"{space}.Check", throwOnError: true)!.GetMethod("Run")!.Invoke(null, null)!;
        return (values[0], values[1]);
    }

    public static string FileOf(int index) => string.Create(CultureInfo.InvariantCulture, $"File{index}.cs");

    private static int IndexOf(string name) => All.TakeWhile(one => one.Name != name).Count();

    private static async Task<MovedModels> MoveAsync(string title)
    {
        using var workspace = new AdhocWorkspace();
        var project = CreateProject(workspace);
        var moved = await MigrationRunner.FixAllAsync(project.Documents.First(), FixAllScope.Project, title);
        project = moved.GetProject(project.Id)!;
        var texts = new Dictionary<string, string>();
        for (var i = 0; i < All.Count; i++)
        {
            texts.Add(All[i].Name, await MigrationRunner.TextAsync(moved, FileOf(i)));
            project = project.AddDocument($"Check{i}.cs", All[i].Model.CheckOf(i), filePath: $"Shop/Check{i}.cs").Project;
        }

        Assert.Empty(await MigrationRunner.HintsAsync(project));
        var (generated, found) = await MigrationRunner.GenerateAsync(project);
        var errors = found.GroupBy(static error => All[NumberIn(error.Location.GetLineSpan().Path)].Name)
            .ToDictionary(static group => group.Key, static group => string.Join("\n", group));
        if (errors.Count > 0)
        {
            // The other models can still be run.
            var names = errors.Keys.Select(IndexOf).SelectMany(static index => new[] { FileOf(index), $"Check{index}.cs" }).ToHashSet();
            (generated, _) = await MigrationRunner.GenerateAsync(project.RemoveDocuments(
                [.. project.Documents.Where(document => names.Contains(document.Name)).Select(static document => document.Id)]));
        }

        return new MovedModels(texts, errors, MigrationRunner.Load(generated));
    }

    /// <summary>Generated files bear the numbers of the namespaces of their types.</summary>
    private static int NumberIn(string path)
    {
        var digits = Path.GetFileName(path).SkipWhile(static one => !char.IsAsciiDigit(one)).TakeWhile(char.IsAsciiDigit);
        return int.Parse(string.Concat(digits), CultureInfo.InvariantCulture);
    }
}
