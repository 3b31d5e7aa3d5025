using System.Diagnostics;

namespace FastSer.GeneratorBenchmarks;

/// <summary>A synthetic project on disk as a library, and a program that uses one of its types.</summary>
internal sealed class SyntheticSolution
{
    private readonly string _folder;
    private readonly string _framework;

    public SyntheticSolution(SyntheticProject project, string framework)
    {
        _framework = framework;
        var root = FindRepository();
        _folder = Path.Combine(root, "artifacts", "generator-benchmarks", FormattableString.Invariant($"{framework}-{project.TypeCount}"));
        if (Directory.Exists(_folder))
        {
            Directory.Delete(_folder, recursive: true);
        }

        // The settings of the repository are not those of a user.
        Write("Directory.Build.props", "<Project />");
        Write("Directory.Packages.props", "<Project />");
        Write("Library/Library.csproj", ProjectText(
            "", $"""
                <ProjectReference Include="{root}/src/FastSer/FastSer.csproj" />
                <ProjectReference Include="{root}/src/FastSer.Generator/FastSer.Generator.csproj" OutputItemType="Analyzer" ReferenceOutputAssembly="false" />
            """));
        Write("Program/Program.csproj", ProjectText(
            """
            <OutputType>Exe</OutputType><AllowUnsafeBlocks>true</AllowUnsafeBlocks><TieredPGO>false</TieredPGO>
                <PublishTrimmed Condition="'$(Trim)' == 'true'">true</PublishTrimmed>
                <PublishAot Condition="'$(Native)' == 'true'">true</PublishAot>
            """,
            "<ProjectReference Include=\"../Library/Library.csproj\" />"));
        Write("Program/Program.cs", ProgramText);
        foreach (var (path, text) in project.Files())
        {
            Write(Path.Combine("Library", path), text);
        }
    }

    private const string ProgramText = """
        using System.Runtime.InteropServices;
        using FastSer;
        using Synthetic;

        var order = new Type1 { Id = 1, Name = "one" };
        _ = Clock.Milliseconds;
        var start = Clock.Milliseconds;
        var bytes = FastSerializer.Serialize(order);
        var spent = Clock.Milliseconds - start;
        var read = FastSerializer.Deserialize<Type1>(bytes);
        System.Console.WriteLine(System.FormattableString.Invariant($"{spent:F2} {(read!.Name == "one" ? "read" : "failed")}"));

        internal static unsafe class Clock
        {
            public static double Milliseconds
            {
                get
                {
                    var time = stackalloc long[2];
                    return Get(3, time) == 0 ? (time[0] * 1e3) + (time[1] / 1e6) : 0;
                }
            }

            [DllImport("libc", EntryPoint = "clock_gettime")]
            private static extern int Get(int clock, long* time);
        }
        """;

    /// <summary>The built library, less its symbols.</summary>
    public string Library => Path.Combine(_folder, "Program", "bin", "Release", _framework, "Library.dll");

    public void Build() => Dotnet("build", "-c", "Release");

    /// <summary>Publishes for this system; false where the packs do not restore here.</summary>
    public bool TryPublish(string output, params string[] properties)
    {
        try
        {
            Dotnet(["publish", "-c", "Release", "-r", "linux-x64", "--self-contained", "-o", OutputOf(output), .. properties]);
            return true;
        }
        catch (InvalidOperationException exception) when (exception.Message.Contains("NU11", StringComparison.Ordinal))
        {
            return false;
        }
    }

    public string OutputOf(string output) => Path.Combine(_folder, output);

    public string IntermediateFile(string name) => Directory.EnumerateFiles(_folder, name, SearchOption.AllDirectories).First();

    /// <summary>Runs the built program and returns its output.</summary>
    public string Run() => Start("dotnet", [Path.Combine(_folder, "Program", "bin", "Release", _framework, "Program.dll")], _folder);

    public string RunPublished(string output) => Start(Path.Combine(OutputOf(output), "Program"), [], _folder);

    /// <summary>Without servers: they would hold the output open, and never end.</summary>
    private void Dotnet(params string[] arguments) => Start(
        "dotnet", [.. arguments, "-v", "q", "-nologo", "-nodeReuse:false", "-p:UseSharedCompilation=false"], Path.Combine(_folder, "Program"));

    private static string Start(string program, IEnumerable<string> arguments, string folder)
    {
        var start = new ProcessStartInfo(program, arguments) { WorkingDirectory = folder, RedirectStandardOutput = true };
        using var process = Process.Start(start)!;
        var text = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 ? text : throw new InvalidOperationException($"{program} failed:\n{text}");
    }

    private string ProjectText(string properties, string items) => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>{_framework}</TargetFramework>
            <Nullable>enable</Nullable>
            <ImplicitUsings>disable</ImplicitUsings>
            <LangVersion>latest</LangVersion>
            <IsTrimmable Condition="'$(OutputType)' != 'Exe'">true</IsTrimmable>
            <IlcGenerateMapFile>true</IlcGenerateMapFile>
            <UseArtifactsOutput>false</UseArtifactsOutput>
            <RunAnalyzers>false</RunAnalyzers>
            {properties}
          </PropertyGroup>
          <ItemGroup>
        {items}
          </ItemGroup>
        </Project>
        """;

    private void Write(string path, string text)
    {
        var full = Path.Combine(_folder, path);
        Directory.CreateDirectory(Path.GetDirectoryName(full)!);
        File.WriteAllText(full, text);
    }

    private static string FindRepository()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (folder is not null && !File.Exists(Path.Combine(folder.FullName, "FastSer.sln")))
        {
            folder = folder.Parent;
        }

        return folder?.FullName ?? throw new InvalidOperationException("Run the program from the repository's output folder.");
    }
}
