using FastSer.Tool.Schemas;
using FastSer.Tool.TypeScript;

namespace FastSer.Tool;

/// <summary>Writes the modules of a schema into a directory.</summary>
internal static class ScriptCommand
{
    private static readonly string[] s_runtimeFiles = ["fastser.js", "fastser.d.ts"];
    private static readonly string[] s_hubFiles = ["fastser-signalr.js", "fastser-signalr.d.ts"];

    public static int Run(FileInfo schema, DirectoryInfo output, string? runtime)
    {
        var types = SchemaFile.Read(schema);
        var hub = HubTable.Parse(File.ReadAllText(schema.FullName), types);
        var files = ScriptGenerator.Generate(types, runtime ?? ScriptGenerator.Runtime, out var leftOut, hub);
        var shared = runtime is not null ? [] : hub is null ? s_runtimeFiles : s_runtimeFiles.Concat(s_hubFiles);
        output.Create();
        foreach (var (name, text) in files.Concat(shared.Select(ReadRuntime)))
        {
            File.WriteAllText(Path.Combine(output.FullName, name), text);
            Console.Out.WriteLine($"Written: {Path.Combine(output.FullName, name)}");
        }

        foreach (var (type, reason) in leftOut)
        {
            Console.Error.WriteLine($"fastser: {type}: {reason}.");
        }

        return 0;
    }

    private static KeyValuePair<string, string> ReadRuntime(string name)
    {
        using var reader = new StreamReader(typeof(ScriptCommand).Assembly.GetManifestResourceStream(name)!);
        return KeyValuePair.Create(name, reader.ReadToEnd());
    }
}
