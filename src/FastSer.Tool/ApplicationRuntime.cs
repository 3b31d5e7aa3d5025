using System.Diagnostics;
using System.Runtime.InteropServices;

namespace FastSer.Tool;

/// <summary>Runs the command under the runtime configuration of the program that it loads: its frameworks, such as ASP.NET Core, and its settings.</summary>
internal static class ApplicationRuntime
{
    private const string Mark = "FASTSER_TOOL_HOSTED";

    /// <summary>Runs the command in a second process, if the program has a configuration and this is not that process.</summary>
    /// <param name="arguments">The arguments of the command.</param>
    /// <returns>The exit code of the second process, or null if none was started.</returns>
    public static int? Run(string[] arguments)
    {
        var host = Path.GetFullPath(Path.Combine(
            RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet"));
        if (Environment.GetEnvironmentVariable(Mark) is not null || FindConfiguration(arguments) is not { } configuration || !File.Exists(host))
        {
            return null;
        }

        string[] command = ["exec", "--runtimeconfig", configuration, typeof(ApplicationRuntime).Assembly.Location];
        using var process = Process.Start(new ProcessStartInfo(host, [.. command, .. arguments]) { Environment = { [Mark] = "1" } })!;
        process.WaitForExit();
        return process.ExitCode;
    }

    /// <summary>A program with a runtime of its own has a configuration that no other process can use.</summary>
    private static string? FindConfiguration(string[] arguments)
    {
        var option = Array.FindIndex(arguments, static argument => argument is "--assembly" or "-a");
        var file = option >= 0 && option + 1 < arguments.Length ? Path.ChangeExtension(arguments[option + 1], ".runtimeconfig.json") : null;
        return File.Exists(file) && !File.ReadAllText(file).Contains("\"includedFrameworks\"", StringComparison.Ordinal) ? file : null;
    }
}
