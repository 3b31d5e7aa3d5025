namespace FastSer.SeededFaults;

/// <summary>
/// Makes assemblies with a fault in them. The sources stay as they are: the compiler is given a copy of the one file that is
/// changed.
/// </summary>
internal sealed class Planter(string root)
{
    public const string Library = "FastSer.dll";
    public const string Generator = "FastSer.Generator.dll";

    /// <summary>The projects for which the generator runs at build time: test types, and the suites that have types of their own.</summary>
    public static readonly string[] Compiled =
        ["FastSer.TestTypes", "FastSer.IntegrationTests", "FastSer.SafetyTests", "FastSer.ReferenceTests"];

    private readonly CompilerCommand _library = CompilerCommand.Of(root, "src/FastSer", "net10.0");
    private readonly CompilerCommand _generator = CompilerCommand.Of(root, "src/FastSer.Generator", "netstandard2.0");
    private readonly Lazy<CompilerCommand[]> _types = new(
        () => Array.ConvertAll(Compiled, name => CompilerCommand.Of(root, "tests/" + name, "net10.0")));

    /// <summary>Compiles the project with the fault.</summary>
    /// <param name="fault">The fault.</param>
    /// <param name="folder">Where the assembly goes.</param>
    /// <returns>The output of the compiler if it failed, else null.</returns>
    public string? Plant(Fault fault, string folder)
    {
        Directory.CreateDirectory(folder);
        var source = Path.Combine(root, fault.Path);
        var copy = Path.Combine(folder, Path.GetFileName(fault.Path));
        File.WriteAllText(copy, fault.Plant(File.ReadAllText(source).ReplaceLineEndings("\n")));
        var replaced = new Dictionary<string, string> { [Path.GetFullPath(source)] = copy };
        var assembly = Path.Combine(folder, fault.IsOfGenerator ? Generator : Library);
        return (fault.IsOfGenerator ? _generator : _library).Run(assembly, replaced, generator: null);
    }

    /// <summary>Compiles the test types and suites with the generator that has the fault.</summary>
    public string? CompileTypes(string folder) => Compiled.Zip(_types.Value)
        .Select(project => project.Second.Run(
            Path.Combine(folder, project.First + ".dll"), new Dictionary<string, string>(), Path.Combine(folder, Generator)))
        .FirstOrDefault(static error => error is not null);
}
