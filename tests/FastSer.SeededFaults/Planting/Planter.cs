namespace FastSer.SeededFaults;

/// <summary>
/// Makes assemblies with a fault in them. The sources stay as they are: the compiler is given a copy of the one file that is
/// changed.
/// </summary>
internal sealed class Planter(string root)
{
    public const string Library = "FastSer.dll";
    public const string Generator = "FastSer.Generator.dll";
    public const string Types = "FastSer.TestTypes.dll";

    private readonly CompilerCommand _library = CompilerCommand.Of(root, "src/FastSer", "net10.0");
    private readonly CompilerCommand _generator = CompilerCommand.Of(root, "src/FastSer.Generator", "netstandard2.0");
    private readonly CompilerCommand _types = CompilerCommand.Of(root, "tests/FastSer.TestTypes", "net10.0");

    /// <summary>Compiles the project with the fault.</summary>
    /// <param name="fault">The fault.</param>
    /// <param name="folder">Where the assembly goes.</param>
    /// <returns>What the compiler said where it failed, else null.</returns>
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

    /// <summary>Compiles the test types with the generator that has the fault.</summary>
    public string? CompileTypes(string folder) =>
        _types.Run(Path.Combine(folder, Types), new Dictionary<string, string>(), Path.Combine(folder, Generator));
}
