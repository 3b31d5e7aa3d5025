using System.Diagnostics;

namespace FastSer.Benchmarks.Rivals;

/// <summary>Builds adapters with the SDK of this machine, all in one process of it.</summary>
internal static class RivalBuilder
{
    private const string ProjectFile = "Rivals.proj";

    /// <param name="projects">Those that are not current.</param>
    /// <param name="announce">Hears what is built.</param>
    /// <returns>One line for each that was not built, or only from fewer packages.</returns>
    public static IReadOnlyList<string> Build(IReadOnlyList<RivalProject> projects, Action<string> announce)
    {
        if (projects.Count == 0)
            return [];
        announce($"Building the adapters of other serializers: {string.Join(", ", projects.Select(static project => project.Name))}");
        var start = Stopwatch.GetTimestamp();
        var output = Run(projects, properties: []);
        var remarks = new List<string>();
        foreach (var project in projects.Where(static project => !project.IsBuilt))
        {
            var reason = BuildOutput.ReasonOf(output, project.ProjectFile);
            if (project.Fallback is not null)
                Run([project], [project.Fallback]);
            remarks.Add(project.IsBuilt
                ? $"{project.Name} is built with {project.Fallback}: {reason}."
                : $"{project.Name} is left out: {reason}. {BuildOutput.Advice}");
        }

        announce($"{projects.Count(static project => project.IsBuilt)} built in {Stopwatch.GetElapsedTime(start).TotalSeconds:F0} s");
        return remarks;
    }

    private static string Run(IReadOnlyList<RivalProject> projects, IReadOnlyList<string> properties)
    {
        foreach (var project in projects)
            project.DeleteOutput();
        var configuration = Path.GetFileName(Path.GetDirectoryName(projects[0].AssemblyFile)!);
        var start = new ProcessStartInfo("dotnet")
        {
            UseShellExecute = false,
            RedirectStandardOutput = true,
            ArgumentList =
            {
                "msbuild", Path.Combine(Runs.RepositoryFolders.Rivals, ProjectFile), "-nologo", "-v:m", "-m", "-nodeReuse:false",
                "-p:Adapters=" + string.Join("%3B", projects.Select(static project => project.ProjectFile)),
                $"-p:Configuration={(configuration == "debug" ? "Debug" : "Release")}",
                $"-p:BenchmarkFramework=net{Environment.Version.Major}.0",
            },
        };
        foreach (var property in properties)
            start.ArgumentList.Add("-p:" + property);

        // Messages are read, so they are to be in English.
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        start.Environment["MSBUILDTERMINALLOGGER"] = "off";
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return output;
    }
}
