using System.Diagnostics;
using System.Reflection;
using System.Text.Json;

namespace FastSer.SeededFaults;

/// <summary>The arguments with which the build compiles a project.</summary>
internal sealed class CompilerCommand
{
    private static readonly Dictionary<string, string> s_metadata = typeof(CompilerCommand).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().ToDictionary(static item => item.Key, static item => item.Value ?? "");

    private const string ServerName = "fastser-seeded-faults";

    private readonly string _folder;
    private readonly string[] _arguments;

    private CompilerCommand(string folder, string[] arguments)
    {
        _folder = folder;
        _arguments = arguments;
    }

    /// <summary>Asks the build, which does not compile for it.</summary>
    public static CompilerCommand Of(string root, string project, string framework)
    {
        var folder = Path.Combine(root, project);
        var (_, output) = Execute(
            folder, TimeSpan.FromMinutes(10), "msbuild", "-t:Compile", "-p:TargetFramework=" + framework,
            "-p:Configuration=" + s_metadata["Configuration"], "-p:SkipCompilerExecution=true", "-p:ProvideCommandLineArgs=true",
            "-p:BuildProjectReferences=false", "-p:NonExistentFile=none", "-nodeReuse:false", "-getItem:CscCommandLineArgs");
        using var json = JsonDocument.Parse(output[Math.Max(0, output.IndexOf('{', StringComparison.Ordinal))..]);
        var arguments = json.RootElement.GetProperty("Items").GetProperty("CscCommandLineArgs").EnumerateArray()
            .Select(static item => item.GetProperty("Identity").GetString()!);
        return new CompilerCommand(folder, [.. arguments]);
    }

    /// <summary>Compiles the project.</summary>
    /// <param name="output">The assembly to make.</param>
    /// <param name="replaced">Sources that others stand for, by their full paths.</param>
    /// <param name="generator">The generator to use, or null for none.</param>
    /// <returns>The output of the compiler if it failed, else null.</returns>
    public string? Run(string output, IReadOnlyDictionary<string, string> replaced, string? generator)
    {
        var lines = _arguments.Where(argument => !IsDropped(argument, generator is not null))
            .Select(argument => replaced.TryGetValue(Path.GetFullPath(argument, _folder), out var other) ? other : argument).ToList();
        lines.Add("/out:" + output);
        lines.Add("/warnaserror-");
        lines.Add("/nowarn:CS0162;CS0168;CS0169;CS0219;CS0414;CS8618");
        lines.Add("/features:run-nullable-analysis=never");
        lines.Add("/debug-");
        if (generator is not null)
        {
            lines.Add("/analyzer:" + generator);
        }

        var response = Path.ChangeExtension(output, ".rsp");
        File.WriteAllLines(response, lines.Select(static line => line.Contains(' ', StringComparison.Ordinal) ? $"\"{line}\"" : line));
        // A server is warm, but a faulty generator could take it down: that has a process of its own.
        string[] server = generator is null ? ["/shared:" + ServerName] : [];
        var (code, text) = Execute(
            _folder, TimeSpan.FromMinutes(10), ["exec", s_metadata["Compiler"], "/noconfig", .. server, "@" + response]);
        return code == 0 ? null : text;
    }

    /// <summary>Says whether an argument is left out of the command. Generators of the framework stay, for suites use them.</summary>
    private static bool IsDropped(string argument, bool generates) => argument.StartsWith("/out:", StringComparison.Ordinal)
        || (argument.StartsWith("/analyzer:", StringComparison.Ordinal)
            && !(generates && argument.Contains("Microsoft.NETCore.App.Ref", StringComparison.Ordinal)))
        || argument.StartsWith("/warnaserror", StringComparison.Ordinal)
        || argument.StartsWith("/refout:", StringComparison.Ordinal)
        || argument.StartsWith("/doc:", StringComparison.Ordinal)
        || argument.StartsWith("/pdb:", StringComparison.Ordinal)
        || argument.StartsWith("/debug", StringComparison.Ordinal)
        || argument.StartsWith("/embed", StringComparison.Ordinal)
        || argument.StartsWith("/sourcelink:", StringComparison.Ordinal)
        || argument.StartsWith("/generatedfilesout:", StringComparison.Ordinal)
        || argument.StartsWith("/errorreport:", StringComparison.Ordinal)
        || argument is "/noconfig";

    private static (int Code, string Output) Execute(string folder, TimeSpan limit, params string[] arguments)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!, arguments)
        {
            RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = folder,
        };
        using var process = Process.Start(start)!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEndAsync();
        if (!process.WaitForExit(limit))
        {
            process.Kill();
            return (-1, "The compiler did not come to an end.");
        }

        process.WaitForExit();
        return (process.ExitCode, output.Result + errors.Result);
    }
}
