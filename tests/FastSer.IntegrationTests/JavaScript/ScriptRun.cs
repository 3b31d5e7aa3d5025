using System.Text.Json;
using FastSer.HostTests.SignalR;
using FastSer.Tool.TypeScript;

namespace FastSer.IntegrationTests.JavaScript;

/// <summary>Inputs for generated modules, each with the result of .NET.</summary>
internal sealed class ScriptRun : IDisposable
{
    private static readonly string s_sources = Path.Combine(Path.GetDirectoryName(Goldens.Folder)!, "..", "..");

    /// <summary>Types whose texts and parts .NET checks, but the format does not.</summary>
    private static readonly string[] s_typesWithRules =
    [
        "System.Globalization.CultureInfo", "System.TimeZoneInfo", "System.Text.Encoding", "System.Drawing.Color", "System.Net.IPNetwork",
        "System.Text.Json.", "System.Uri", "FastSer.TestTypes.FilledCollections", "FastSer.TestTypes.FilledNode", "FastSer.TestTypes.AppendFilled",
        "FastSer.TestTypes.StructMap", "FastSer.TestTypes.FilledThroughConstructor",
        "FastSer.TestTypes.KeptUntypedCollections", "ILookup<", "System.Collections.Specialized.NameValueCollection",
    ];

    private readonly string _folder = Directory.CreateTempSubdirectory("fastser-").FullName;
    private readonly StringWriter _inputs = new();

    /// <summary>Gets the types that have no functions, each with a reason.</summary>
    public Dictionary<string, string> LeftOut { get; } = [];

    public int Count { get; private set; }

    /// <summary>Writes the modules of a type. Returns null if it has no functions.</summary>
    /// <param name="type">The type.</param>
    /// <param name="others">Other types that have functions in the same modules.</param>
    public ScriptType? Add(Type type, params Type[] others)
    {
        var schema = FastSerSchema.Of([type, .. others]);
        var files = ScriptGenerator.Generate(schema, ScriptGenerator.Runtime, out var leftOut);
        var root = schema.Roots[0];
        var (space, name) = ScriptGenerator.IsNamed(root) ? ScriptNames.Assign(schema.Types)[root.Reference!]
            : (ScriptNames.Roots, ScriptNames.AssignRoots(schema.Roots.Where(static one => !ScriptGenerator.IsNamed(one)))[ScriptNames.KeyOf(root)]);
        var module = space + ".js";
        if (!files.TryGetValue(module, out var code) || !code.Contains($"export const read{name} ", StringComparison.Ordinal))
        {
            LeftOut[type.ToString()] = leftOut.FirstOrDefault(one => one.Type == (root.Reference ?? root.TypeName)).Reason ?? leftOut[0].Reason;
            return null;
        }

        var folder = $"type{Directory.GetDirectories(_folder).Length}";
        Directory.CreateDirectory(Path.Combine(_folder, folder));
        foreach (var (file, text) in files)
        {
            File.WriteAllText(Path.Combine(_folder, folder, file), text);
        }

        File.Copy(Path.Combine(s_sources, "src", "FastSer.JavaScript", "fastser.js"), Path.Combine(_folder, folder, "fastser.js"));
        var isWritable = code.Contains($"export const write{name} ", StringComparison.Ordinal);
        var hasTypesWithRules = s_typesWithRules.Any(schema.ToJson().Contains) || !ValuesIn(schema).All(ModuleScript.ChecksKeys);
        return new ScriptType(folder, Path.GetFileNameWithoutExtension(module), name, isWritable, hasTypesWithRules);
    }

    /// <summary>Adds bytes. They must come back if there is no error code.</summary>
    public void Add(string test, ScriptType type, byte[] bytes, FastSerErrorCode code, bool isItems = false, bool isWritten = true, bool isEarly = false)
    {
        Count++;
        _inputs.WriteLine(JsonSerializer.Serialize(new
        {
            test, folder = type.Folder, module = type.Module, name = type.Name, bytes = Convert.ToHexString(bytes),
            code = code == FastSerErrorCode.None ? null : code.ToString(), isItems, isEarly, isWritten = isWritten && type.IsWritable,
        }).Replace("\"code\":null,", "", StringComparison.Ordinal));
    }

    private static IEnumerable<FastSerSchemaValue> ValuesIn(FastSerSchema schema) => schema.Roots.SelectMany(ValuesIn)
        .Concat(schema.Types.SelectMany(static type => type.Members).SelectMany(static member => ValuesIn(member.Value)))
        .Concat(schema.Types.SelectMany(static type => type.Cases).Where(static one => one.Value is not null).SelectMany(static one => ValuesIn(one.Value!)));

    private static IEnumerable<FastSerSchemaValue> ValuesIn(FastSerSchemaValue value) => value.Parts.Select(static part => part.Value)
        .Concat(value.Cases.Where(static one => one.Value is not null).Select(static one => one.Value!)).SelectMany(ValuesIn).Prepend(value);

    /// <summary>Runs all inputs in one process, and checks that they have the results of .NET.</summary>
    public void RunInNode()
    {
        File.WriteAllText(Path.Combine(_folder, "package.json"), """{ "type": "module" }""");
        WriteInputs();
        AssertNoFaults(NodeFactAttribute.Run(Path.Combine(_folder, "run.mjs"), _folder));
    }

    /// <summary>Runs all inputs in a page, and checks that they have the results of .NET.</summary>
    public async Task RunInBrowserAsync()
    {
        WriteInputs();
        using var server = new PageServer(_folder);
        using var browser = Browser.Open(new Uri(server.Address, "page.html"));
        AssertNoFaults((await server.Result.WaitAsync(TimeSpan.FromMinutes(5))).Split('\n'));
    }

    /// <summary>Checks the classes that values of .NET have in JavaScript.</summary>
    public static void CheckValues()
    {
        var scripts = Path.Combine(s_sources, "tests", "FastSer.IntegrationTests", "JavaScript");
        var lines = NodeFactAttribute.Run(Path.Combine(scripts, "values.mjs"), Path.Combine(s_sources, "src", "FastSer.JavaScript"));
        Assert.True(lines is [var count] && count.EndsWith(" checks", StringComparison.Ordinal), string.Join('\n', lines));
    }

    private void WriteInputs()
    {
        File.WriteAllText(Path.Combine(_folder, "inputs.jsonl"), _inputs.ToString());
        foreach (var file in (string[])["checks.mjs", "run.mjs", "page.html"])
        {
            File.Copy(Path.Combine(s_sources, "tests", "FastSer.IntegrationTests", "JavaScript", file), Path.Combine(_folder, file));
        }
    }

    private void AssertNoFaults(string[] lines)
    {
        Assert.True(lines.Length == 1, $"{lines.Length - 1} faults:\n" + string.Join('\n', lines.Take(100)));
        Assert.Equal($"{Count} inputs", lines[0]);
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);
}

/// <summary>The functions of a type in JavaScript.</summary>
internal sealed record ScriptType(string Folder, string Module, string Name, bool IsWritable, bool HasTypesWithRules);
